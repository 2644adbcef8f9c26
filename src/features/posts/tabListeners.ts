import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { changeReceived } from '../../api/changeReceived';
import type { Change } from '../../domain/backend';
import type { Post } from '../../domain/entities';
import { selectSessionUser } from '../auth/authSlice';
import { isSignedInAs } from '../auth/isSignedInAs';
import { bookmarksApi } from './bookmarksApi';
import { addOwnPost, findPost } from './postCache';
import { postsApi } from './postsApi';
import { newPostsSeen, newPostReceived } from './postsSlice';
import { showServersPost } from './serversPost';

const isForHome = ({ username }: Post, { getState }: AppListenerApi): boolean => {
  const viewer = selectSessionUser(getState());
  if (!viewer) return false;
  return (
    username === viewer.username || viewer.following.some((person) => person.username === username)
  );
};

/** A post from another tab waits behind the pill; what is being read stays where it is. */
const announce = async (postId: string, api: AppListenerApi) => {
  const call = postsApi.endpoints.getPost.initiate(postId, { subscribe: false });
  const { data } = await api.dispatch(call);
  if (data)
    api.dispatch(
      newPostReceived({ postId, feeds: isForHome(data, api) ? ['home', 'explore'] : ['explore'] }),
    );
};

/** A post of one's own that another tab gave back returns to its place. */
const giveBack = async (postId: string, api: AppListenerApi) => {
  const { getPost } = postsApi.endpoints;
  const call = getPost.initiate(postId, { subscribe: false, forceRefetch: true });
  const { data, error } = await api.dispatch(call);
  if (data && !error && isSignedInAs(api, data.author._id)) addOwnPost(api, data);
};

const followPosts = async ({ kind, postIds }: Change, api: AppListenerApi) => {
  if (!selectSessionUser(api.getState())) return;
  if (kind === 'deleted') api.dispatch(newPostsSeen({ postIds, feeds: ['home', 'explore'] }));
  for (const postId of postIds) {
    const isKnown = findPost(api.getState(), postId) !== undefined;
    if (kind === 'created' && !isKnown) await announce(postId, api);
    else if (kind === 'restored' && !isKnown) await giveBack(postId, api);
    else if (isKnown && kind !== 'bookmarked') await showServersPost(api, postId);
  }
};

const followBookmarks = async (
  { kind, actorId }: Change,
  { dispatch, getState }: AppListenerApi,
) => {
  if (kind !== 'bookmarked' || actorId !== selectSessionUser(getState())?._id) return;
  const { getBookmarks } = bookmarksApi.endpoints;
  await dispatch(getBookmarks.initiate(undefined, { subscribe: false, forceRefetch: true }));
};

/** Keeps the posts on screen in step with what other tabs do. */
export const listenForOtherTabs = (start: AppStartListening): void => {
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: change }, api) => {
      await followPosts(change, api);
      await followBookmarks(change, api);
    },
  });
};
