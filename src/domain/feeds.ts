export const FEED_SORTS = ['trending', 'latest', 'oldest'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];
export const DEFAULT_SORT: FeedSort = 'latest';

export const FEED_NAMES = ['home', 'explore', 'bookmarks'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

/** Feeds in which posts by others can arrive while they are being read. */
export type LiveFeed = Exclude<FeedName, 'bookmarks'>;

/** Feeds whose sort can be chosen; all film pages share one choice, and so do all threads. */
export type SortableFeed = LiveFeed | 'film' | 'replies';

/** A thread is read from its beginning. */
export const DEFAULT_SORTS: Readonly<Record<SortableFeed, FeedSort>> = {
  home: DEFAULT_SORT,
  explore: DEFAULT_SORT,
  film: DEFAULT_SORT,
  replies: 'oldest',
};
