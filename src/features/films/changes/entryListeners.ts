import { isAnyOf } from '@reduxjs/toolkit';
import { changeFailed } from '../../../api/actions';
import { errorMessage } from '../../../api/errorMessage';
import { sendDesired } from '../../../api/sendDesired';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { DiaryEntry } from '../../../domain/films';
import { selectSessionUser } from '../../auth/authSlice';
import { inThisSession } from '../../auth/isSignedInAs';
import { persistPerUser } from '../../auth/persistPerUser';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { diaryApi } from '../diaryApi';
import { filmTags } from '../filmsApi';
import {
  entryChangeSettled,
  entryDeleted,
  entryDeletionUndone,
  entryDraftChanged,
  entryDraftDropped,
  entryDraftsRestored,
  entryEdited,
  entryLogged,
  selectDesiredDeletion,
} from '../filmsSlice';
import { entryDeletionId, logId } from './entryChanges';
import { parseEntryDrafts, unsavedDrafts } from './entryDrafts';

const { createEntry, deleteEntry, editEntry, restoreEntry } = diaryApi.endpoints;

interface Sent {
  data?: { revision: number } | undefined;
  error?: unknown;
}

/** Settles what was written down, or gives it up and back to its writer. */
const settleOrFail = (
  { dispatch }: AppListenerApi,
  { id, about, filmId }: { id: string; about: string; filmId: string },
  { data, error }: Sent,
): void => {
  if (data) {
    dispatch(entryChangeSettled({ id, sent: null, revision: data.revision }));
    return;
  }
  const message = `${errorMessage(error)} Your entry is kept as a draft.`;
  dispatch(changeFailed({ id, about, message }));
  // The answer may have been lost and the server have acted.
  dispatch(diaryApi.util.invalidateTags(filmTags(filmId)));
};

const logEntry = async (entry: DiaryEntry, api: AppListenerApi): Promise<void> => {
  const isHere = inThisSession(api);
  api.dispatch(toastQueued(toasts.entryLogged(entry._id)));
  const { film, postId: _postId, ...fields } = entry;
  const call = createEntry.initiate({ ...fields, filmId: film._id }, { track: false });
  const sent = await api.dispatch(call);
  const id = logId(entry._id);
  if (isHere()) settleOrFail(api, { id, about: id, filmId: film._id }, sent);
};

const sendEdit = async (
  { id, entryId, filmId, fields }: ReturnType<typeof entryEdited>['payload'],
  api: AppListenerApi,
): Promise<void> => {
  const isHere = inThisSession(api);
  api.dispatch(toastQueued(toasts.entryUpdated(entryId)));
  const call = editEntry.initiate({ entryId, filmId, entryData: fields }, { track: false });
  const sent = await api.dispatch(call);
  if (isHere()) settleOrFail(api, { id, about: `edit-entry:${entryId}`, filmId }, sent);
};

/** Deletes an entry or restores it: the last that is wanted counts. */
const sendDeletion = async ({ _id, film }: DiaryEntry, api: AppListenerApi): Promise<void> => {
  const id = entryDeletionId(_id);
  const isHere = inThisSession(api);
  await sendDesired<{ revision: number }>(api.extra.toggles, {
    id,
    desired: () => (isHere() ? selectDesiredDeletion(api.getState(), id) : undefined),
    send: (isDeleted): Promise<Sent> => {
      const call = { entryId: _id, filmId: film._id };
      return isDeleted
        ? api.dispatch(deleteEntry.initiate(call, { track: false }))
        : api.dispatch(restoreEntry.initiate(call, { track: false }));
    },
    onSettled: ({ revision }, sent) => {
      if (isHere()) api.dispatch(entryChangeSettled({ id, sent, revision }));
    },
    onFailed: (error) => {
      api.dispatch(changeFailed({ id, about: id, message: errorMessage(error) }));
      api.dispatch(diaryApi.util.invalidateTags(filmTags(film._id)));
      return Promise.resolve();
    },
  });
};

const keyOf = (userId: string) => `entryDrafts:${userId}`;

/** Sends what people do with their diary, and persists what they have not sent. */
export const listenForEntries = (start: AppStartListening): void => {
  start({ actionCreator: entryLogged, effect: ({ payload }, api) => logEntry(payload, api) });
  start({ actionCreator: entryEdited, effect: ({ payload }, api) => sendEdit(payload, api) });
  start({
    actionCreator: entryDeleted,
    effect: async ({ payload: entry }, api) => {
      api.dispatch(toastQueued(toasts.entryDeleted(entry)));
      await sendDeletion(entry, api);
    },
  });
  start({
    actionCreator: entryDeletionUndone,
    effect: ({ payload: entry }, api) => sendDeletion(entry, api),
  });
  persistPerUser(start, {
    isTyped: entryDraftChanged.match,
    isDecided: isAnyOf(entryLogged, entryEdited, entryChangeSettled, entryDraftDropped),
    persist: (userId, { films }, { extra }) =>
      extra.pageStorage.write(keyOf(userId), unsavedDrafts(films)),
    restore: async (userId, { dispatch, extra, getState }) => {
      const stored = await extra.pageStorage.read(keyOf(userId));
      if (selectSessionUser(getState())?._id === userId)
        dispatch(entryDraftsRestored(parseEntryDrafts(stored)));
    },
  });
};
