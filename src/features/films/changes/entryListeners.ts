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
import { gathered, parseEntryDrafts, unsavedDrafts, type EntryDrafts } from './entryDrafts';
import { sendLater } from './sendLater';

const loadSender = () => import('./sendEntryChanges');

/** Each page has a record of its own below it, so that no tab writes over another's words. */
const baseKey = (userId: string) => `entryDrafts:${userId}`;

/** A person's records, the newest page's first. Another person's id may begin like theirs. */
const recordsOf = (stored: StoredValues, userId: string): [key: string, value: unknown][] =>
  [...stored]
    .filter(([key]) => key === baseKey(userId) || key.startsWith(`${baseKey(userId)}:`))
    .sort(([a], [b]) => (a < b ? 1 : -1));

const toStore = (drafts: EntryDrafts['drafts']) =>
  Object.keys(drafts).length > 0 ? drafts : undefined;

/** Sends what people do with their diary, and persists what they have not sent. */
export const listenForEntries = (start: AppStartListening): void => {
  const page = uuid();
  const keyOf = (userId: string) => `${baseKey(userId)}:${page}`;
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
      extra.pageStorage.write(keyOf(userId), toStore(unsavedDrafts(films))),
    // A page that begins takes over all that it finds.
    restore: async (userId, { dispatch, extra, getState }) => {
      await extra.pageStorage.revise(baseKey(userId), (stored) => {
        if (selectSessionUser(getState())?._id !== userId) return new Map();
        const records = recordsOf(stored, userId);
        const pages = records.map(([key, value]) => [key, parseEntryDrafts(value)] as const);
        dispatch(entryDraftsRestored(gathered(pages)));
        const own = toStore(unsavedDrafts(getState().films));
        return new Map([
          ...records.map(([key]) => [key, undefined] as const),
          [keyOf(userId), own],
        ]);
      });
    },
  });
};
