import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { changeReceived } from '../../api/actions';
import type { Change } from '../../domain/backend';
import type { Post } from '../../domain/entities';
import type { LiveFeed } from '../../domain/feeds';
import { selectSessionUser } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { selectViewer } from '../users/changes/viewer';
import { bookmarksApi } from './bookmarksApi';
import { refetchPost } from './changes/refetchPost';
import { isPostCached } from './changes/selectPost';
import { refetchBookmarksLacking } from './feed/refetchFeed';
import { postsApi } from './postsApi';
import { newPostReceived, newPostsSeen, postAnswered } from './postsSlice';

const isForHome = ({ username }: Post, { getState }: AppListenerApi): boolean => {
  const viewer = selectViewer(getState());
  if (!viewer) return false;
  return (
    username === viewer.username || viewer.following.some((person) => person.username === username)
  );
};

/** A post from another tab waits behind the pill; what is being read stays where it is. */
const announce = async (postId: string, api: AppListenerApi) => {
  const call = postsApi.endpoints.getPost.initiate(postId, { subscribe: false });
  const { data } = await api.dispatch(call);
  if (!data) return;
  const feeds: LiveFeed[] = isForHome(data.post, api) ? ['home', 'explore'] : ['explore'];
  api.dispatch(newPostReceived({ postId, feeds }));
};

/** A post of one's own that another tab gave back returns to its place. */
const giveBack = async (postId: string, api: AppListenerApi) => {
  const found = await refetchPost(api, postId);
  if (found && isSignedInAs(api, found.post.author._id))
    api.dispatch(postAnswered({ postId, ...found, since: 'restored' }));
};

const followPosts = async ({ kind, postIds }: Change, api: AppListenerApi) => {
  if (!selectSessionUser(api.getState())) return;
  if (kind === 'deleted') api.dispatch(newPostsSeen({ postIds, feeds: ['home', 'explore'] }));
  for (const postId of postIds) {
    const isKnown = isPostCached(api.getState(), postId);
    if (kind === 'created' && !isKnown) await announce(postId, api);
    else if (kind === 'restored') await giveBack(postId, api);
    else if (isKnown && kind !== 'bookmarked') await refetchPost(api, postId);
  }
};

const followBookmarks = ({ kind, actorId, postIds }: Change, api: AppListenerApi) => {
  if (kind !== 'bookmarked' || actorId !== selectSessionUser(api.getState())?._id) return;
  api.dispatch(bookmarksApi.util.invalidateTags(['Bookmarks']));
  for (const postId of postIds) void refetchBookmarksLacking(api, postId);
};

/** Updates the posts on screen when other tabs change them. */
export const listenForOtherTabs = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: change }, api) => {
      await followPosts(change, api);
      followBookmarks(change, api);
    },
  });
};
