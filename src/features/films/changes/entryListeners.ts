import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { DiaryEntry } from '../../../domain/films';
import { selectSessionUser } from '../../auth/authSlice';
import { persistPerUser } from '../../auth/persistPerUser';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import {
  entryChangeSettled,
  entryDeleted,
  entryDeletionUndone,
  entryDraftChanged,
  entryDraftDropped,
  entryDraftsRestored,
  entryEdited,
  entryLogged,
} from '../filmsSlice';
import { entryDeletionId, logId } from './entryChanges';
import { parseEntryDrafts, unsavedDrafts } from './entryDrafts';
import { sendLater } from './sendLater';

const loadSender = () => import('./sendEntryChanges');

const keyOf = (userId: string) => `entryDrafts:${userId}`;

/** Sends what people do with their diary, and persists what they have not sent. */
export const listenForEntries = (start: AppStartListening): void => {
  start({
    actionCreator: entryLogged,
    effect: ({ payload: entry }, api) => {
      api.dispatch(toastQueued(toasts.entryLogged(entry._id)));
      return sendLater(api, { id: logId(entry._id) }, loadSender, ({ logEntry }) =>
        logEntry(entry, api),
      );
    },
  });
  start({
    actionCreator: entryEdited,
    effect: ({ payload: edit }, api) => {
      api.dispatch(toastQueued(toasts.entryUpdated(edit.entryId)));
      const change = { id: edit.id, about: `edit-entry:${edit.entryId}` };
      return sendLater(api, change, loadSender, ({ sendEdit }) => sendEdit(edit, api));
    },
  });
  const sendDeletionOf = (entry: DiaryEntry, api: AppListenerApi) =>
    sendLater(api, { id: entryDeletionId(entry._id) }, loadSender, ({ sendDeletion }) =>
      sendDeletion(entry, api),
    );
  start({
    actionCreator: entryDeleted,
    effect: ({ payload: entry }, api) => {
      api.dispatch(toastQueued(toasts.entryDeleted(entry)));
      return sendDeletionOf(entry, api);
    },
  });
  start({
    actionCreator: entryDeletionUndone,
    effect: ({ payload: entry }, api) => sendDeletionOf(entry, api),
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
