import { isAnyOf } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import type { DiaryEntry } from '../../../domain/films';
import type { StoredValues } from '../../../lib/pageStorage';
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
import { mergeDrafts, parseEntryDrafts, unsavedDrafts, type EntryDrafts } from './entryDrafts';
import { loadAndSend } from './loadAndSend';

const loadSender = () => import('./sendEntryChanges');

/** The prefix of a user's records. Each page writes its own, so that tabs do not overwrite each other's drafts. */
const baseKey = (userId: string) => `entryDrafts:${userId}`;

/** A user's records, the newest page's first. The colon matters: another user's id may begin with this one. */
const recordsOf = (stored: StoredValues, userId: string): [key: string, value: unknown][] =>
  [...stored]
    .filter(([key]) => key === baseKey(userId) || key.startsWith(`${baseKey(userId)}:`))
    .sort(([a], [b]) => (a < b ? 1 : -1));

const nonEmpty = (drafts: EntryDrafts['drafts']) =>
  Object.keys(drafts).length > 0 ? drafts : undefined;

/** Sends changes to the diary, and persists unsaved drafts. */
export const listenForEntries = (start: AppStartListening): void => {
  const page = uuid();
  const keyOf = (userId: string) => `${baseKey(userId)}:${page}`;
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
    persist: (userId, { films }, { extra }) =>
      extra.pageStorage.write(keyOf(userId), nonEmpty(unsavedDrafts(films))),
    // A new page takes over all stored records.
    restore: async (userId, { dispatch, extra, getState }) => {
      await extra.pageStorage.update(baseKey(userId), (stored) => {
        if (selectSessionUser(getState())?._id !== userId) return new Map();
        const records = recordsOf(stored, userId);
        const pages = records.map(([key, value]) => [key, parseEntryDrafts(value)] as const);
        dispatch(entryDraftsRestored(mergeDrafts(pages)));
        const own = nonEmpty(unsavedDrafts(getState().films));
        return new Map([
          ...records.map(([key]) => [key, undefined] as const),
          [keyOf(userId), own],
        ]);
      });
    },
  });
};
