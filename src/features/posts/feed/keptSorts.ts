import { DEFAULT_SORTS, FEED_SORTS, type FeedSort, type SortableFeed } from '../../../domain/feeds';
import { tabStore } from '../../../lib/localStore';
import type { Sorts } from '../postsSlice';

const keyOf = (feed: string): string => `sort:${feed}`;

const sortOf = (feed: SortableFeed): FeedSort => {
  const kept = tabStore.read(keyOf(feed));
  return FEED_SORTS.find((sort) => sort === kept) ?? DEFAULT_SORTS[feed];
};

/** The sorts that were chosen in this tab; the default where none was, or none that is understood. */
export const readSorts = (): Sorts => ({
  home: sortOf('home'),
  explore: sortOf('explore'),
  film: sortOf('film'),
  replies: sortOf('replies'),
});

/** Keeps them over a reload of this tab. */
export const keepSorts = (sorts: Sorts): void => {
  for (const [feed, sort] of Object.entries(sorts)) tabStore.write(keyOf(feed), sort);
};
