import type { ApiMeta } from './baseQuery';

/** The answer to a change, and the revision of the data that first holds it. */
export type Changed<Answer extends object> = Answer & { revision: number };

/** Adds its revision to the answer to a change. */
export const changed = <Answer extends object>(
  answer: Answer,
  meta: ApiMeta | undefined,
): Changed<Answer> => ({ ...answer, revision: meta?.revision ?? 0 });
