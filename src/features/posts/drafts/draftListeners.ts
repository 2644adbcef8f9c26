import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { changeReceived } from '../../../api/actions';
import { selectSessionUser } from '../../auth/authSlice';
import { LIMITS } from '../../../domain/limits';
import { persistPerUser } from '../../auth/persistPerUser';
import { missingPosts } from '../changes/missingPosts';
import { draftOf } from './draft';
import type { FoundDrafts } from './draftState';
import { DraftStorage } from './draftStorage';
import { postsApi } from '../postsApi';
import {
  draftChanged,
  draftDiscarded,
  draftsRestored,
  draftTakenUp,
  filmPostBegun,
  editDraftChanged,
  editDraftDropped,
  editSaved,
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
  publishedElsewhere,
  replyDraftChanged,
  replyOrphaned,
} from '../postsSlice';

/** Posts that were being sent when the page closed are sent again: a post sent twice is one post. */
const sendOn = ({ outbox }: FoundDrafts, { dispatch }: AppListenerApi) => {
  for (const { _id, status } of outbox) if (status === 'sending') dispatch(postRetried(_id));
};

/** Nobody can edit or answer a post that is gone for good: deleted elsewhere, or by a reset. */
const dropStrays = async (
  { editDrafts, replyDrafts, earlierDrafts }: FoundDrafts,
  isHere: () => boolean,
  api: AppListenerApi,
) => {
  const waiting = earlierDrafts.flatMap(({ replyTo }) => replyTo?._id ?? []);
  const postIds = new Set([...Object.keys({ ...editDrafts, ...replyDrafts }), ...waiting]);
  const missing = await missingPosts([...postIds], api);
  if (missing.length === 0) return;
  // Until then a deletion may be undone, and the words are to be there.
  await api.delay(LIMITS.restoreMs);
  if (!isHere()) return;
  for (const postId of await missingPosts(missing, api)) {
    api.dispatch(editDraftDropped(postId));
    api.dispatch(replyOrphaned(postId));
  }
};

const nothingFound: FoundDrafts = {
  earlierDrafts: [],
  replyDrafts: {},
  editDrafts: {},
  outbox: [],
};

const isNothing = ({ earlierDrafts, replyDrafts, editDrafts, outbox }: FoundDrafts): boolean =>
  earlierDrafts.length + outbox.length === 0 &&
  Object.keys({ ...replyDrafts, ...editDrafts }).length === 0;

/** Persists the writer's drafts and the posts that are being sent. */
export const listenForDrafts = (start: AppStartListening): void => {
  let storage: DraftStorage | null = null;
  persistPerUser(start, {
    isTyped: isAnyOf(draftChanged, replyDraftChanged, editDraftChanged),
    isDecided: isAnyOf(
      draftTakenUp,
      filmPostBegun,
      draftDiscarded,
      publishedElsewhere,
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
      const isHere = () => selectSessionUser(api.getState())?._id === userId;
      let found = nothingFound;
      storage = new DraftStorage(api.extra.pageStorage, userId);
      await storage.restore((stored) => {
        if (!isHere()) return null;
        found = stored;
        if (!isNothing(found)) api.dispatch(draftsRestored(found));
        return api.getState().posts;
      });
      if (isHere()) sendOn(found, api);
      if (isHere()) await dropStrays(found, isHere, api);
    },
  });
  start({
    actionCreator: changeReceived,
    effect: async ({ payload: { kind, actorId, postIds } }, { dispatch, getState }) => {
      const isMine = () => selectSessionUser(getState())?._id === actorId;
      if ((kind !== 'created' && kind !== 'edited') || !isMine()) return;
      for (const postId of postIds) {
        const options = { subscribe: false, forceRefetch: kind === 'edited' };
        const call = postsApi.endpoints.getPost.initiate(postId, options);
        const { data } = await dispatch(call);
        if (!data || !isMine()) continue;
        dispatch(publishedElsewhere({ postId, ...draftOf(data.post) }));
      }
    },
  });
};
