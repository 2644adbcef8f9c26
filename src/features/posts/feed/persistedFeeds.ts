import type { RootState } from '../../../app/hooks';
import { DEFAULT_SORT, type SortableFeed } from '../../../domain/feeds';
import { persistedPages } from '../../../lib/persistedPages';
import { selectSessionUser } from '../../auth/authSlice';
import { feedTop } from './feedTop';
import { selectFeed } from './shownFeed';
import { postsApi, type FeedPage } from '../postsApi';

const KEPT_FEEDS: SortableFeed[] = ['home', 'explore'];

/** The top of a feed as it is on screen, or null where its first page has not come. */
export const topOf = (state: RootState, feed: SortableFeed): FeedPage | null => {
  const arg = { feed, sort: DEFAULT_SORT };
  const page = postsApi.endpoints.getFeed.select(arg)(state).data?.pages[0];
  if (!page) return null;
  const shown = new Set(selectFeed(state, arg)?.map(({ _id }) => _id));
  return feedTop(page, ({ _id }) => shown.has(_id));
};

/** Keeps the top of each feed as it is on screen, for this person's next visit. */
export const persistFeeds = ({ getState }: { getState: () => RootState }): void => {
  const state = getState();
  const viewer = selectSessionUser(state);
  if (!viewer) return;
  for (const feed of KEPT_FEEDS) {
    const top = topOf(state, feed);
    if (!top) continue;
    // A feed without a post would be taken for an empty one, which nobody has read.
    if (top.posts.length > 0) persistedPages.write(feed, viewer._id, top);
    else persistedPages.forget(feed);
  }
};

export const forgetFeeds = (): void => {
  for (const feed of KEPT_FEEDS) persistedPages.forget(feed);
};

/** Keeps feeds when the page is left: nothing tells reliably of a later moment than its hiding. */
export const persistFeedsOnLeaving = (store: { getState: () => RootState }): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') persistFeeds(store);
  });
};
