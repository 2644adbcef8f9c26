import { isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { DiaryEntry } from '../../../domain/films';
import { draftRecords } from '../../auth/draftRecords';
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
import { mergeDrafts, parseEntryDrafts, unsavedDrafts, type EntryDrafts } from './entryDrafts';
import { loadAndSend } from './loadAndSend';

const loadSender = () => import('./sendEntryChanges');

const nonEmpty = (drafts: EntryDrafts['drafts']) =>
  Object.keys(drafts).length > 0 ? drafts : undefined;

/** Sends changes to the diary, and persists unsaved drafts. */
export const listenForEntries = (start: AppStartListening): void => {
  const records = draftRecords('entryDrafts');
  start({
    actionCreator: entryLogged,
    effect: ({ payload: entry }, api) => {
      api.dispatch(toastQueued(toasts.entryLogged(entry._id)));
      return loadAndSend(api, { id: logId(entry._id) }, loadSender, ({ logEntry }) =>
        logEntry(entry, api),
      );
    },
  });
  start({
    actionCreator: entryEdited,
    effect: ({ payload: edit }, api) => {
      api.dispatch(toastQueued(toasts.entryUpdated(edit.entryId)));
      const change = { id: edit.id, about: `edit-entry:${edit.entryId}` };
      return loadAndSend(api, change, loadSender, ({ sendEdit }) => sendEdit(edit, api));
    },
  });
  const sendDeletionOf = (entry: DiaryEntry, api: AppListenerApi) =>
    loadAndSend(api, { id: entryDeletionId(entry._id) }, loadSender, ({ sendDeletion }) =>
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
    isThrottled: entryDraftChanged.match,
    isImmediate: isAnyOf(entryLogged, entryEdited, entryChangeSettled, entryDraftDropped),
    persist: (userId, { films }, api) => records.write(userId, nonEmpty(unsavedDrafts(films)), api),
    restore: (userId, api) =>
      records.takeOver(userId, api, (stored) => {
        const pages = stored.map(([key, value]) => [key, parseEntryDrafts(value)] as const);
        api.dispatch(entryDraftsRestored(mergeDrafts(pages)));
        return nonEmpty(unsavedDrafts(api.getState().films));
      }),
  });
};
