import { isAnyOf } from '@reduxjs/toolkit';
import { changeHeard } from '../../api/changeHeard';
import type { AppListenerApi, AppStartListening, RootState } from '../../app/hooks';
import type { Post } from '../../domain/entities';
import { DEFAULT_SORT, type SortableFeed } from '../../domain/feeds';
import { keptPages } from '../../lib/keptPages';
import { selectSessionUser } from '../auth/authSlice';
import { usersApi } from '../users/usersApi';
import { postsApi, type FeedPage } from './postsApi';
import { selectDeletedIds } from './postsSlice';

const KEPT_FEEDS: SortableFeed[] = ['home', 'explore'];

/** Photos stand in posts as text: of a page with large ones only the beginning is kept. */
const MOST_CHARACTERS = 250_000;

/** As many posts from the top as there is room for; what comes after them is asked for anew. */
const fitting = ({ posts, nextCursor }: FeedPage, isShown: (post: Post) => boolean): FeedPage => {
  let room = MOST_CHARACTERS;
  const kept = posts.filter(isShown).filter((post) => (room -= JSON.stringify(post).length) > 0);
  return { posts: kept, nextCursor: kept.length < posts.length ? null : nextCursor };
};

/** Keeps the top of each feed as it is on screen, for this person's next visit. */
export const keepFeeds = ({ getState }: { getState: () => RootState }): void => {
  const state = getState();
  const viewer = selectSessionUser(state);
  if (!viewer) return;
  const deletedIds = selectDeletedIds(state);
  for (const feed of KEPT_FEEDS) {
    const arg = { feed, sort: DEFAULT_SORT };
    const page = postsApi.endpoints.getFeed.select(arg)(state).data?.pages[0];
    if (!page) continue;
    const top = fitting(page, ({ _id }) => !deletedIds.includes(_id));
    keptPages.write(feed, viewer._id, top);
  }
};

/** Keeps feeds when the page is left: nothing tells reliably of a later moment than its hiding. */
export const keepFeedsOnLeaving = (store: { getState: () => RootState }): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepFeeds(store);
  });
};

const { createPost, deletePost, restorePost, getFeed } = postsApi.endpoints;
const { follow, unfollow } = usersApi.endpoints;

/** After these a feed may hold other posts than were kept, and would move when it is refreshed. */
const isOtherPosts = isAnyOf(
  createPost.matchFulfilled,
  deletePost.matchFulfilled,
  restorePost.matchFulfilled,
  follow.matchFulfilled,
  unfollow.matchFulfilled,
  changeHeard,
);

const keepAnew = (api: AppListenerApi) => {
  for (const feed of KEPT_FEEDS) keptPages.forget(feed);
  keepFeeds(api);
};

export const listenForKeptFeeds = (start: AppStartListening): void => {
  start({ matcher: getFeed.matchFulfilled, effect: (_action, api) => keepFeeds(api) });
  start({ matcher: isOtherPosts, effect: (_action, api) => keepAnew(api) });
};
