import type { AppListenerApi, RootState } from '../../app/hooks';
import { errorStatus } from '../../api/errorMessage';
import type { FeedArg } from '../../api/feedAddress';
import type { Post, UserSummary } from '../../domain/entities';
import { isSignedInAs } from '../auth/isSignedInAs';
import { insertPost } from './feed/feedOrder';
import { postsApi, type ChangedPost, type FeedPage } from './postsApi';

/** What the helpers need of a listener: they read the cache and dispatch patches. */
export type CacheAccess = Pick<AppListenerApi, 'dispatch' | 'getState'>;

const { getFeed, getPost } = postsApi.endpoints;

/** Everything cached of posts: each feed's pages and each single post's page. */
const cachedFeeds = (state: RootState): { arg: FeedArg; pages: FeedPage[] }[] =>
  postsApi.util.selectCachedArgsForQuery(state, 'getFeed').map((arg) => ({
    arg,
    pages: getFeed.select(arg)(state).data?.pages ?? [],
  }));

const cachedPosts = (state: RootState): Post[] =>
  postsApi.util
    .selectCachedArgsForQuery(state, 'getPost')
    .flatMap((postId) => cachedPost(state, postId) ?? []);

interface Place {
  page: number;
  index: number;
  post: Post;
}

const placesIn = (pages: FeedPage[], concerns: (post: Post) => boolean): Place[] => {
  const places: Place[] = [];
  pages.forEach(({ posts }, page) => {
    posts.forEach((post, index) => {
      if (concerns(post)) places.push({ page, index, post });
    });
  });
  return places;
};

/**
 * Makes a cached post another one in its place. What stays the same keeps its identity, so that only
 * the parts of its card that changed are rendered.
 */
const become = (cached: Post, changed: Post): void => {
  if (changed.alt === undefined) delete cached.alt;
  if (changed.editedAt === undefined) delete cached.editedAt;
  Object.assign(cached, changed);
};

/** Posts change in their places: none comes or goes, so nobody's tags have to be gathered anew. */
const SAME_TAGS = false;

/**
 * Changes posts wherever they are cached: in every feed and on their own pages. Their places are
 * looked up first in plain data, so that the patch touches these posts alone, however long the feed.
 */
const patchPosts = (
  { dispatch, getState }: CacheAccess,
  concerns: (post: Post) => boolean,
  change: (post: Post) => Post,
): void => {
  const { updateQueryData } = postsApi.util;
  for (const { arg, pages } of cachedFeeds(getState())) {
    const places = placesIn(pages, concerns);
    if (places.length === 0) continue;
    const patch = (feed: { pages: FeedPage[] }) => {
      for (const { page, index, post } of places) {
        const cached = feed.pages[page]?.posts[index];
        if (cached) become(cached, change(post));
      }
    };
    dispatch(updateQueryData('getFeed', arg, patch, SAME_TAGS));
  }
  for (const post of cachedPosts(getState()).filter(concerns)) {
    const patch = (cached: Post) => become(cached, change(post));
    dispatch(updateQueryData('getPost', post._id, patch, SAME_TAGS));
  }
};

/** Changes one post wherever it is cached. */
export const patchPost = (
  access: CacheAccess,
  postId: string,
  change: (post: Post) => Post,
): void => {
  patchPosts(access, ({ _id }) => _id === postId, change);
};

/** Changes how an author appears on each of their cached posts. */
export const patchAuthor = (access: CacheAccess, author: UserSummary): void => {
  patchPosts(
    access,
    (post) => post.author._id === author._id,
    (post) => ({ ...post, author }),
  );
};

/** The post's own answer, unless the newest says that it is gone: older data stays beside an error. */
const cachedPost = (state: RootState, postId: string): Post | undefined => {
  const { data, error } = getPost.select(postId)(state);
  return errorStatus(error) === 404 ? undefined : data;
};

/** The post as cached anywhere, or undefined. */
export const findPost = (state: RootState, postId: string): Post | undefined =>
  cachedPost(state, postId) ??
  cachedFeeds(state)
    .flatMap(({ pages }) => placesIn(pages, ({ _id }) => _id === postId))
    .at(0)?.post;

const isShownIn = (arg: FeedArg, { username }: Post): boolean =>
  arg.feed === 'author' ? arg.username === username : arg.feed !== 'bookmarks';

/** Puts the viewer's own new post into every cached feed it belongs to, where its sort wants it. */
export const addOwnPost = (
  { dispatch, getState }: CacheAccess,
  post: Post,
  time = post.createdAt,
): void => {
  for (const { arg } of cachedFeeds(getState())) {
    if (!isShownIn(arg, post)) continue;
    const insert = postsApi.util.updateQueryData('getFeed', arg, ({ pages }) => {
      insertPost(pages, post, arg.sort, time);
    });
    dispatch(insert);
  }
};

/**
 * Keeps the viewer's own post in every feed, once the server has it: also in those whose
 * answers are still on their way and were given without it.
 */
export const keepOwnPost = async (
  access: AppListenerApi,
  { post, revision }: ChangedPost,
): Promise<void> => {
  const { dispatch, extra } = access;
  const add = () => addOwnPost(access, extra.changes.posts.rebase(post._id, post, revision));
  if (!isSignedInAs(access, post.author._id)) return;
  add();
  await Promise.all(dispatch(postsApi.util.getRunningQueriesThunk()));
  if (isSignedInAs(access, post.author._id)) add();
};

/** Takes a post out of every cached feed. */
export const removePost = ({ dispatch, getState }: CacheAccess, postId: string): void => {
  for (const { arg, pages } of cachedFeeds(getState())) {
    const place = placesIn(pages, ({ _id }) => _id === postId).at(0);
    if (!place) continue;
    dispatch(
      postsApi.util.updateQueryData('getFeed', arg, (feed) => {
        feed.pages[place.page]?.posts.splice(place.index, 1);
      }),
    );
  }
};
