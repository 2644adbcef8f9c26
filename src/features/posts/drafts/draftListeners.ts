import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { changeReceived } from '../../../api/actions';
import { selectSessionUser } from '../../auth/authSlice';
import { LIMITS } from '../../../domain/limits';
import { persistPerUser } from '../../auth/persistPerUser';
import { postsNotFound } from '../changes/postsNotFound';
import { refetchPost } from '../changes/refetchPost';
import { draftOf } from './draft';
import type { FoundDrafts } from './draftState';
import { DraftStorage } from './draftStorage';
import { postsApi } from '../postsApi';
import {
  draftChanged,
  draftDiscarded,
  draftsRestored,
  draftResumed,
  filmPostStarted,
  editDraftChanged,
  editDraftDropped,
  editSaved,
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
  publishedInOtherTab,
  replyDraftChanged,
  replyOrphaned,
} from '../postsSlice';

const { getPost } = postsApi.endpoints;

/** Resends posts that were being sent when the page closed. A post sent twice is created once. */
const resumeOutbox = ({ outbox }: FoundDrafts, { dispatch }: AppListenerApi) => {
  for (const { _id, status } of outbox) if (status === 'sending') dispatch(postRetried(_id));
};

/** Once a post is gone for good (deleted elsewhere, or by a reset), drops its edit and offers a reply as a post. */
const dropOrphanedDrafts = async (
  { editDrafts, replyDrafts, earlierDrafts }: FoundDrafts,
  isSameUser: () => boolean,
  api: AppListenerApi,
) => {
  const earlierReplyToIds = earlierDrafts.flatMap(({ replyTo }) => replyTo?._id ?? []);
  const postIds = new Set([
    ...Object.keys({ ...editDrafts, ...replyDrafts }),
    ...earlierReplyToIds,
  ]);
  const notFound = await postsNotFound([...postIds], api);
  if (notFound.length === 0) return;
  // Until then the deletion can be undone, and the drafts must still be there.
  await api.delay(LIMITS.restoreMs);
  if (!isSameUser()) return;
  for (const postId of await postsNotFound(notFound, api)) {
    api.dispatch(editDraftDropped(postId));
    api.dispatch(replyOrphaned(postId));
  }
};

const NOTHING_FOUND: FoundDrafts = {
  earlierDrafts: [],
  replyDrafts: {},
  editDrafts: {},
  outbox: [],
};

const isEmpty = ({ earlierDrafts, replyDrafts, editDrafts, outbox }: FoundDrafts): boolean =>
  earlierDrafts.length + outbox.length === 0 &&
  Object.keys({ ...replyDrafts, ...editDrafts }).length === 0;

/** Fetches a post, unless it is cached. */
const fetchPost = async (postId: string, { dispatch }: AppListenerApi) => {
  const { data } = await dispatch(getPost.initiate(postId, { subscribe: false }));
  return data;
};

/** Persists the user's drafts and outbox. */
export const listenForDrafts = (start: AppStartListening): void => {
  let storage: DraftStorage | null = null;
  persistPerUser(start, {
    isThrottled: isAnyOf(draftChanged, replyDraftChanged, editDraftChanged),
    isImmediate: isAnyOf(
      draftResumed,
      filmPostStarted,
      draftDiscarded,
      publishedInOtherTab,
      postSubmitted,
      postRetried,
      postAccepted,
      postRefused,
      postDiscarded,
      replyOrphaned,
      editDraftDropped,
      editSaved,
    ),
    persist: async (userId, { posts }, { extra }) => {
      if (storage?.writerId !== userId) storage = new DraftStorage(extra.pageStorage, userId);
      await storage.persist(posts);
    },
    restore: async (userId, api) => {
      const isSameUser = () => selectSessionUser(api.getState())?._id === userId;
      let found = NOTHING_FOUND;
      storage = new DraftStorage(api.extra.pageStorage, userId);
      await storage.restore((stored) => {
        if (!isSameUser()) return null;
        found = stored;
        if (!isEmpty(found)) api.dispatch(draftsRestored(found));
        return api.getState().posts;
      });
      if (isSameUser()) resumeOutbox(found, api);
      if (isSameUser()) await dropOrphanedDrafts(found, isSameUser, api);
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
