import type { ApiMeta } from './baseQuery';

/** The answer to a change, and the revision of the data that first holds it. */
export type Changed<Answer extends object> = Answer & { revision: number };

/** Stands for the revision of what no answer tells: every answer, and every change still pending, is newer. */
export const NO_REVISION = 0;

/** Adds its revision to the answer to a change. */
export const changed = <Answer extends object>(
  answer: Answer,
  meta: ApiMeta | undefined,
): Changed<Answer> => ({ ...answer, revision: meta?.revision ?? NO_REVISION });
