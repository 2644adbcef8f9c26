import type { AppListenerApi } from '../../app/hooks';
import type { Change } from '../../domain/backend';
import { FEED_SORTS, type LiveFeed } from '../../domain/feeds';
import { selectSessionUser } from '../auth/authSlice';
import { selectViewer } from '../users/changes/viewer';
import { namesOf } from '../users/usersApi';
import { isPostCachedByNow, refetchPost, refetchReplied } from './changes/refetchPost';
import { isPostCached, selectPost } from './changes/selectPost';
import {
  refetchBookmarksIfMissing,
  refetchFeed,
  refetchShortFeed,
  refetchShortProfile,
  refetchShortThread,
} from './feed/refetchFeed';
import { getShownFeed } from './feed/shownFeed';
import { newPostReceived, newPostsSeen } from './postsSlice';
import { isSignedInAs } from '../../api/sameSession';
import { postAnswered } from './changes/postAnswers';

const isForHome = (authorId: string | null, { getState }: AppListenerApi): boolean => {
  const viewer = selectViewer(getState());
  return viewer ? [viewer, ...viewer.following].some(({ _id }) => _id === authorId) : false;
};

/** An empty feed has nothing that could move while it is read, so new posts are shown at once. */
const fillEmpty = async (feeds: readonly LiveFeed[], api: AppListenerApi) => {
  const args = feeds.flatMap((feed) => FEED_SORTS.map((sort) => ({ feed, sort })));
  const empty = args.filter((arg) => getShownFeed(api.getState(), arg)?.length === 0);
  await Promise.all(empty.map((arg) => refetchFeed(api, arg)));
};

const refetchActor = async (
  { actorId }: Change,
  feed: 'author' | 'authorReplies',
  api: AppListenerApi,
) => {
  if (actorId === null) return;
  for (const name of namesOf(api.getState(), actorId)) await refetchShortProfile(api, feed, name);
};

const showNewReply = async (replyToId: string, change: Change, api: AppListenerApi) => {
  await refetchReplied(api, replyToId);
  await refetchShortThread(api, replyToId);
  await refetchActor(change, 'authorReplies', api);
};

/**
 * A post from elsewhere is only offered by a button, so that the posts being read do not move. It is not asked for: of
 * the many pages that a server tells of it, few show it.
 */
const offerNewPost = async (postId: string, change: Change, api: AppListenerApi) => {
  const liveFeeds: LiveFeed[] = isForHome(change.actorId, api) ? ['home', 'explore'] : ['explore'];
  // A feed that was loaded in the meantime may already contain it.
  const feeds = liveFeeds.filter((feed) => {
    const shown = getShownFeed(api.getState(), { feed, sort: 'latest' });
    return !shown?.some(({ _id }) => _id === postId);
  });
  api.dispatch(newPostReceived({ postId, feeds }));
  await fillEmpty(feeds, api);
  await refetchActor(change, 'author', api);
};

/** A post of the viewer that was restored in another tab returns to its place. */
const showRestoredPost = async (postId: string, api: AppListenerApi) => {
  const found = await refetchPost(api, postId);
  await refetchReplied(api, found?.post.replyTo?._id);
  if (found && isSignedInAs(api, found.post.author._id))
    api.dispatch(postAnswered({ postId, ...found, missingBecause: 'restored' }));
};

const syncPosts = async (change: Change, api: AppListenerApi) => {
  const { kind, postIds, replyToId } = change;
  if (!selectSessionUser(api.getState())) return;
  if (kind === 'deleted') api.dispatch(newPostsSeen({ postIds, feeds: ['home', 'explore'] }));
  for (const postId of postIds) {
    const isCached = isPostCached(api.getState(), postId);
    if (kind === 'created' && replyToId !== undefined) await showNewReply(replyToId, change, api);
    else if (kind === 'created' && !isCached) await offerNewPost(postId, change, api);
    else if (kind === 'restored') await showRestoredPost(postId, api);
    else if (kind !== 'bookmarked' && (await isPostCachedByNow(api, postId))) {
      const before = selectPost(api.getState(), postId);
      await refetchPost(api, postId);
      if (kind === 'deleted') await refetchReplied(api, before?.replyTo?._id);
    }
  }
};

const syncBookmarks = ({ kind, actorId, postIds }: Change, api: AppListenerApi) => {
  if (kind !== 'bookmarked' || actorId !== selectSessionUser(api.getState())?._id) return;
  for (const postId of postIds) void refetchBookmarksIfMissing(api, postId);
};

/** Whom and what the viewer hid in another tab leaves their feeds, unless those are read further down. */
const syncHidden = ({ actorId }: Change, api: AppListenerApi) => {
  if (actorId === null || !isSignedInAs(api, actorId)) return;
  for (const feed of ['home', 'explore'] as const) void refetchShortFeed(api, feed);
};

/** Its code is loaded with the first change of a list. */
const syncLists = async ({ listIds = [] }: Change, api: AppListenerApi) => {
  const { refetchPostsAbout } = await import('./list/refetchPostsAbout');
  for (const listId of listIds) await refetchPostsAbout(listId, api);
};

/** Updates the posts on screen after another tab's change, or somebody else's. */
export const syncWith = async (change: Change, api: AppListenerApi): Promise<void> => {
  await syncPosts(change, api);
  syncBookmarks(change, api);
  if (change.kind === 'hidden') syncHidden(change, api);
  if (change.kind === 'list') await syncLists(change, api);
};
