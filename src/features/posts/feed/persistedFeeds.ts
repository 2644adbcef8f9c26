import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { changeReceived } from '../../../api/changeReceived';
import type { AppDispatch, AppStartListening, RootState } from '../../../app/hooks';
import type { Change } from '../../../domain/backend';
import type { Post } from '../../../domain/entities';
import { DEFAULT_SORT, type FeedName, type SortableFeed } from '../../../domain/feeds';
import { FeedPageAnswerSchema, type FeedPageAnswer } from '../../../domain/answers';
import { localStore } from '../../../lib/localStore';
import { selectSessionUser } from '../../auth/authSlice';
import { usersApi } from '../../users/usersApi';
import { postsApi } from '../postsApi';
import { selectFeed } from './shownFeed';

/*
 * The top of a feed as a person last saw it, which the next visit begins with. It stands in local storage: that is read
 * without waiting, and a logout clears it.
 */

const FEEDS: SortableFeed[] = ['home', 'explore'];

/** Photos and avatars stand in posts as text: of a page with large ones only the beginning is persisted. */
const MOST_CHARACTERS = 250_000;

const PersistedFeedSchema = v.object({ userId: v.string(), page: FeedPageAnswerSchema });
type PersistedFeed = v.InferOutput<typeof PersistedFeedSchema>;

interface AppStore {
  dispatch: AppDispatch;
  getState: () => RootState;
}

const keyOf = (feed: string) => `feed:${feed}`;
const argOf = (feed: FeedName) => ({ feed, sort: DEFAULT_SORT });

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** As many of a page's posts as there is room for; those after them are asked for again. */
const topOf = (
  { posts, nextCursor }: FeedPageAnswer,
  isShown: (post: Post) => boolean,
): FeedPageAnswer => {
  const top: Post[] = [];
  let left = MOST_CHARACTERS;
  for (const post of posts.filter(isShown)) {
    left -= JSON.stringify(post).length;
    if (left < 0) break;
    top.push(post);
  }
  return { posts: top, nextCursor: top.length < posts.length ? null : nextCursor };
};

/** The top of a feed as it is on screen, or null where its first page has not come. */
const shownTop = (state: RootState, feed: SortableFeed): FeedPageAnswer | null => {
  const page = postsApi.endpoints.getFeed.select(argOf(feed))(state).data?.pages[0];
  if (!page) return null;
  const shown = new Set(selectFeed(state, argOf(feed))?.map(({ _id }) => _id));
  return topOf(page, ({ _id }) => shown.has(_id));
};

const forgetFeeds = (): void => {
  for (const feed of FEEDS) localStore.remove(keyOf(feed));
};

/** Persists the top of each feed as it is on screen, for this person's next visit. */
export const persistFeeds = ({ getState }: Pick<AppStore, 'getState'>): void => {
  const viewer = selectSessionUser(getState());
  if (!viewer) return;
  for (const feed of FEEDS) {
    const page = shownTop(getState(), feed);
    if (!page) continue;
    // It goes also where there is no room for the new one, or no post in it: that would be taken for an empty feed.
    localStore.remove(keyOf(feed));
    const persisted: PersistedFeed = { userId: viewer._id, page };
    if (page.posts.length > 0) localStore.write(keyOf(feed), JSON.stringify(persisted));
  }
};

/** Persists feeds when the page is left: nothing says reliably that it goes later than its being hidden. */
export const persistFeedsOnLeaving = (store: Pick<AppStore, 'getState'>): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') persistFeeds(store);
  });
};

/** Gives a fresh store what its person last saw of a feed. Answers whether there was anything. */
export const restoreFeed = ({ dispatch, getState }: AppStore, feed: FeedName): boolean => {
  const persisted = parse(localStore.read(keyOf(feed)) ?? 'null');
  if (!v.is(PersistedFeedSchema, persisted)) return false;
  if (persisted.userId !== selectSessionUser(getState())?._id) return false;
  // Older than everything that is answered from now on.
  const page = { ...persisted.page, revision: 0 };
  dispatch(
    postsApi.util.upsertQueryEntries([
      {
        endpointName: 'getFeed',
        arg: argOf(feed),
        value: { pages: [page], pageParams: [null] },
      },
    ]),
  );
  return true;
};

const { createPost, deletePost, restorePost } = postsApi.endpoints;
const { follow, unfollow } = usersApi.endpoints;

const isOwnChange = isAnyOf(
  createPost.matchFulfilled,
  deletePost.matchFulfilled,
  restorePost.matchFulfilled,
  follow.matchFulfilled,
  unfollow.matchFulfilled,
);

const CHANGES = new Set<Change['kind']>(['created', 'deleted', 'restored', 'followed', 'reset']);

/**
 * Forgets the persisted feeds once other posts may stand in them: they would move when they are refetched. Those on
 * screen are persisted again when the page is left.
 */
export const listenForPersistedFeeds = (start: AppStartListening): void => {
  start({ matcher: isOwnChange, effect: forgetFeeds });
  start({
    actionCreator: changeReceived,
    effect: ({ payload: { kind } }) => {
      if (CHANGES.has(kind)) forgetFeeds();
    },
  });
};
