import type { ApiMeta } from './baseQuery';

/** An answer, and the revision of the data that it shows; 0 where it states none. */
export type Revised<Answer extends object> = Answer & { revision: number };

/** Adds its revision to an answer: an endpoint's `transformResponse`. */
export const revised = <Answer extends object>(
  answer: Answer,
  meta: ApiMeta | undefined,
): Revised<Answer> => ({ ...answer, revision: meta?.revision ?? 0 });
