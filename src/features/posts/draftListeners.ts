import { changeReceived } from '../../api/actions';
import type { AppListenerApi, AppStartListening } from '../../app/hooks';
import { LIMITS } from '../../domain/limits';
import { selectSessionUser } from '../auth/authSlice';
import { places, postIdAt } from '../drafts/draftRecord';
import {
  draftDropped,
  draftsRestored,
  postRetried,
  publishedInOtherTab,
  replyOrphaned,
} from '../drafts/draftsSlice';
import { draftOf } from '../drafts/postDraft';
import { inThisSession } from '../../api/sameSession';
import { postsNotFound } from './postsNotFound';
import { refetchPost } from './changes/refetchPost';
import { postsApi } from './postsApi';

/** Once a post is gone for good (deleted elsewhere, or by a reset), drops its edit and offers a reply as a post. */
const dropOrphanedDrafts = async (postIds: string[], api: AppListenerApi) => {
  const isSameSession = inThisSession(api);
  const notFound = await postsNotFound(postIds, api);
  if (notFound.length === 0) return;
  // Until then the deletion can be undone, and the drafts must still be there.
  await api.delay(LIMITS.restoreMs);
  if (!isSameSession()) return;
  for (const postId of await postsNotFound(notFound, api)) {
    api.dispatch(draftDropped(places.edit(postId)));
    api.dispatch(replyOrphaned(postId));
  }
};

/** Fetches a post, unless it is cached. */
const fetchPost = async (postId: string, { dispatch }: AppListenerApi) => {
  const call = postsApi.endpoints.getPost.initiate(postId, { subscribe: false });
  const { data } = await dispatch(call);
  return data;
};

/** Follows up restored drafts, and posts published in other tabs. */
export const listenForPostDrafts = (start: AppStartListening): void => {
  start({
    actionCreator: draftsRestored,
    effect: async ({ payload: found }, api) => {
      // A page was closed while it was sending these. A post sent twice is created once.
      const interrupted = found.flatMap((record) =>
        record.kind === 'outgoing' && record.status === 'sending' ? record._id : [],
      );
      // An id begins with its time: the oldest goes first.
      for (const postId of interrupted.sort()) api.dispatch(postRetried(postId));
      const postIds = found.flatMap((record) =>
        record.kind === 'outgoing' ? [] : (postIdAt(record.place) ?? []),
      );
      await dropOrphanedDrafts([...new Set(postIds)], api);
    },
  });
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: { kind, actorId, postIds } }, api) => {
      const isOwn = () => selectSessionUser(api.getState())?._id === actorId;
      if ((kind !== 'created' && kind !== 'edited') || !isOwn()) return;
      for (const postId of postIds) {
        const answer =
          kind === 'edited' ? await refetchPost(api, postId) : await fetchPost(postId, api);
        if (!answer || !isOwn()) continue;
        api.dispatch(publishedInOtherTab({ postId, ...draftOf(answer.post) }));
      }
    },
  });
};
