import type { Revised } from './revised';

/** One page of a list, with the cursor of the next page; null on the last. */
export type CursorPage<Answer extends object> = Revised<Answer> & { nextCursor: string | null };

/** The options of an infinite query over such pages. */
export const cursorPages = <Answer extends object>() => ({
  initialPageParam: null,
  getNextPageParam: ({ nextCursor }: CursorPage<Answer>) => nextCursor ?? undefined,
  refetchCachedPages: false,
});
