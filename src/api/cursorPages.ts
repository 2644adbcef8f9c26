import type { Revised } from './revised';

/** One page of a list, and where the next begins; null at its end. */
export type CursorPage<Answer extends object> = Revised<Answer> & { nextCursor: string | null };

/** Options of an infinite query over such pages. */
export const cursorPages = <Answer extends object>() => ({
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: CursorPage<Answer>) => nextCursor ?? undefined,
  refetchCachedPages: false,
});
