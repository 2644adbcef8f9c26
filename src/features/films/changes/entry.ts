import { v7 as uuid } from 'uuid';
import type { Change } from '../../../api/changes/change';
import { Kinds } from '../../../api/changes/kinds';
import { orDone } from '../../../api/changes/orDone';
import { sendChanges } from '../../../api/changes/sendChanges';
import type { AppStartListening, RootState } from '../../../app/hooks';
import type { EntryTexts } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';
import { loadCode } from '../../../lib/chunkLoadError';
import { filmName } from '../../../lib/films';
import { entryDraftSent } from '../../drafts/draftsSlice';
import { filmToasts } from '../filmToasts';
import { toastQueued } from '../../ui/uiSlice';
import { draftOfEntry } from '../../drafts/draftOfEntry';
import { refetchWatched, watchedAnswered } from './watched';

/** The editable fields of a diary entry. */
export type EntryFields = Pick<DiaryEntry, 'watchedOn' | 'rating' | 'again' | 'tags'> & EntryTexts;

/** The kinds of changes to the viewer's diary. A deleted entry is shown as null. */
export const entryChanges = new Kinds<DiaryEntry | null, null, RootState>(
  'films',
  ({ films }) => films.changes,
);

/** Holds the entry, which older pages of the diary lack. */
interface EntryChange extends Change<boolean> {
  entry: DiaryEntry;
}

export const log = entryChanges.add<EntryChange>('log', null);

interface EntryEdit extends Change<Partial<EntryFields>> {
  filmId: string;
}

export const entryEdit = entryChanges.add<EntryEdit>(
  'edit-entry',
  null,
  (entry, { desired }) => entry && { ...entry, ...desired },
);

/** Holds the entry: pages cached while it was deleted lack it once it is restored. */
export const entryDeletion = entryChanges.add<EntryChange>(
  'delete-entry',
  'entry',
  (entry, { desired }) => (desired ? null : entry),
);

export const entryLogged = log.event(
  'films/entryLogged',
  ({
    _id = uuid(),
    ...fields
  }: EntryFields & Pick<DiaryEntry, 'film'> & { _id?: string | undefined }) => ({
    target: _id,
    desired: true,
    entry: { ...fields, _id, postId: null },
  }),
);

export const entryEdited = entryEdit.event(
  'films/entryEdited',
  ({
    entryId,
    filmId,
    fields,
  }: {
    entryId: string;
    filmId: string;
    fields: Partial<EntryFields>;
  }) => ({
    id: `edit-entry:${uuid()}`,
    target: entryId,
    desired: fields,
    filmId,
  }),
);

const deleted = (desired: boolean) => (entry: DiaryEntry) => ({
  target: entry._id,
  desired,
  entry,
});

export const entryDeleted = entryDeletion.event('films/entryDeleted', deleted(true));

export const entryDeletionUndone = entryDeletion.event('films/entryDeletionUndone', deleted(false));

/** The entry that a change adds to older pages of the diary. */
export const entryAddedBy = (change: Change): DiaryEntry | null => {
  if (log.is(change)) return change.entry;
  return entryDeletion.is(change) && !change.desired ? change.entry : null;
};

const failureNote = 'Your entry is kept as a draft.';

const loadDiary = async () => (await loadCode(import('../diaryApi'))).diaryApi.endpoints;

/** Sends changes to the diary. */
export const listenForEntries = (start: AppStartListening): void => {
  sendChanges(start, log, {
    onMade: ({ id, target, entry }, { dispatch }) => {
      const draft = draftOfEntry(entry);
      dispatch(entryDraftSent({ _id: target, entryId: null, changeId: id, draft }));
      dispatch(toastQueued(filmToasts.entryLogged(target)));
    },
    call: async ({ entry }) => (await loadCode(import('./logEntry'))).logEntry(entry),
    onSettled: ({ entry }, { revision }, { dispatch }) => {
      // It uncovers posts with spoilers about the film.
      dispatch(watchedAnswered({ filmId: entry.film._id, watched: true, revision }));
    },
    failureNote,
  });
  sendChanges(start, entryEdit, {
    onMade: ({ id, target, desired }, { dispatch }) => {
      const draft = draftOfEntry(desired);
      dispatch(entryDraftSent({ _id: id, entryId: target, changeId: id, draft }));
      dispatch(toastQueued(filmToasts.entryUpdated(target)));
    },
    call: async ({ target: entryId, filmId, desired: entryData }) => {
      const { editEntry } = await loadDiary();
      return editEntry.initiate({ entryId, filmId, entryData }, { track: false });
    },
    failureNote,
  });
  sendChanges(start, entryDeletion, {
    onMade: ({ entry, desired }, { dispatch }) => {
      if (desired)
        dispatch(
          toastQueued(
            filmToasts.entryDeleted(entry._id, entryDeletionUndone(entry), filmName(entry.film)),
          ),
        );
    },
    call: async ({ target: entryId, entry, desired }) => {
      const { deleteEntry, restoreEntry } = await loadDiary();
      const call = { entryId, filmId: entry.film._id };
      return desired
        ? orDone(deleteEntry.initiate(call, { track: false }), 'entryNotFound')
        : restoreEntry.initiate(call, { track: false });
    },
    onSettled: ({ entry, desired }, { revision }, api) => {
      const filmId = entry.film._id;
      if (desired) void refetchWatched(filmId, api);
      else api.dispatch(watchedAnswered({ filmId, watched: true, revision }));
    },
  });
};
