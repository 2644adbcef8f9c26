import type { AppListenerApi } from '../../app/hooks';
import type { Post, UserSummary } from '../../domain/entities';
import { postsApi, type FeedPage } from '../posts/postsApi';
import { newPostReceived } from '../posts/postsSlice';

const { getFeed } = postsApi.endpoints;

type Access = Pick<AppListenerApi, 'dispatch' | 'getState'>;

/** The pages of Home in each sort that is cached. */
const homes = ({ getState }: Access): FeedPage[][] =>
  postsApi.util
    .selectCachedArgsForQuery(getState(), 'getFeed')
    .filter(({ feed }) => feed === 'home')
    .map((arg) => getFeed.select(arg)(getState()).data?.pages ?? []);

/**
 * Asks for Home anew, unless it is read beyond its first page: it would shrink to that one and
 * throw its reader back to the top.
 * @returns whether Home is asked for
 */
export const renewShortHome = (api: Access): boolean => {
  if (homes(api).some((pages) => pages.length > 1)) return false;
  api.dispatch(postsApi.util.invalidateTags([{ type: 'Feed', id: 'home' }]));
  return true;
};

/** Whether a post belongs to the beginning of the latest at Home and is not there yet. */
const isMissed = (post: Post, pages: FeedPage[]): boolean =>
  pages.every(({ posts }) => posts.every(({ _id }) => _id !== post._id)) &&
  (pages[0]?.posts.some(({ createdAt }) => createdAt <= post.createdAt) ?? false);

/**
 * Brings the posts of a person who was just followed to Home: at once, or behind the pill where
 * Home is being read deeper than that.
 * @param isFollowed whether the same viewer still follows that person once their posts have come
 */
export const showFollowed = async (
  api: Access,
  { username }: UserSummary,
  isFollowed: () => boolean,
): Promise<void> => {
  if (renewShortHome(api)) return;
  const call = getFeed.initiate({ feed: 'author', username, sort: 'latest' }, { subscribe: false });
  const { data } = await api.dispatch(call);
  if (!isFollowed()) return;
  const latest = getFeed.select({ feed: 'home', sort: 'latest' })(api.getState()).data?.pages ?? [];
  for (const post of data?.pages[0]?.posts ?? []) {
    if (isMissed(post, latest))
      api.dispatch(newPostReceived({ postId: post._id, feeds: ['home'] }));
  }
};
