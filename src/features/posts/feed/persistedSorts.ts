import { DEFAULT_SORTS, FEED_SORTS, type FeedSort, type SortableFeed } from '../../../domain/feeds';
import { tabStore } from '../../../lib/localStore';
import type { Sorts } from '../postsSlice';

const keyOf = (feed: string): string => `sort:${feed}`;

const sortOf = (feed: SortableFeed): FeedSort => {
  const stored = tabStore.read(keyOf(feed));
  return FEED_SORTS.find((sort) => sort === stored) ?? DEFAULT_SORTS[feed];
};

/** The sorts chosen in this tab; the default where none, or none that is valid, is stored. */
export const readSorts = (): Sorts => ({
  home: sortOf('home'),
  explore: sortOf('explore'),
  film: sortOf('film'),
  replies: sortOf('replies'),
});

/** Stores the sorts for a reload of this tab. */
export const persistSorts = (sorts: Sorts): void => {
  for (const [feed, sort] of Object.entries(sorts)) tabStore.write(keyOf(feed), sort);
};
