import type { ApiMeta } from './baseQuery';

/** An answer with the revision of its data; 0 if the server sent none. */
export type Revised<Answer extends object> = Answer & { revision: number };

/** Adds the revision to an answer; used as an endpoint's `transformResponse`. */
export const revised = <Answer extends object>(
  answer: Answer,
  meta: ApiMeta | undefined,
): Revised<Answer> => ({ ...answer, revision: meta?.revision ?? 0 });
