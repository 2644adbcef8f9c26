import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import { settleChange } from '../../../api/changes';
import type { DiaryEntry } from '../../../domain/films';
import {
  setDesiredEntryDeletion,
  addEntryEdit,
  addLoggedEntry,
  type EntryChanges,
  type EntryFields,
} from './entryChanges';
import { draftKey, promoteWaitingDraft, type EntryDraft, type EntryDrafts } from './entryDrafts';
import { noteWatched, type FilmChanges } from './filmChanges';

type State = EntryChanges & EntryDrafts & FilmChanges;

interface Edit {
  id: string;
  entryId: string;
  filmId: string;
  fields: Partial<EntryFields>;
}

interface DraftChange {
  key: string;
  fields: EntryDraft;
}

const dropDraft = (state: State, key: string) => {
  const { [key]: _dropped, ...others } = state.drafts;
  state.drafts = promoteWaitingDraft(others);
};

/** The films slice's reducers for the diary: the user's events, and the server's answers. */
export const entryReducers = {
  entryLogged: {
    prepare: ({
      _id = uuid(),
      ...entry
    }: EntryFields & Pick<DiaryEntry, 'film'> & { _id?: string | undefined }) => ({
      payload: { ...entry, _id, postId: null },
    }),
    reducer: (state: State, { payload }: PayloadAction<DiaryEntry>) => {
      dropDraft(state, draftKey(null));
      addLoggedEntry(state, payload);
    },
  },
  entryEdited: {
    prepare: (edit: Omit<Edit, 'id'>) => ({ payload: { ...edit, id: `edit-entry:${uuid()}` } }),
    reducer: (state: State, { payload }: PayloadAction<Edit>) => {
      dropDraft(state, draftKey(payload.entryId));
      addEntryEdit(state, payload.id, payload.entryId, payload.fields);
    },
  },
  entryDeleted: (state: State, { payload: entry }: PayloadAction<DiaryEntry>) => {
    setDesiredEntryDeletion(state, entry, true);
  },
  entryDeletionUndone: (state: State, { payload: entry }: PayloadAction<DiaryEntry>) => {
    setDesiredEntryDeletion(state, entry, false);
  },
  /** The server applied a change; `sent` is a toggle's value, null otherwise. */
  entryChangeSettled: (
    state: State,
    {
      payload: { id, sent, revision },
    }: PayloadAction<{ id: string; sent: boolean | null; revision: number }>,
  ) => {
    settleChange(state.entryChanges, id, sent, revision);
    const change = state.entryChanges.entities[id];
    const isInDiary = change?.kind === 'logged' || (change?.kind === 'deletion' && sent === false);
    // Watching a film uncovers posts with spoilers about it.
    if (isInDiary) noteWatched(state, change.entry.film._id, revision);
  },
  entryDraftChanged: {
    prepare: (change: DraftChange) => ({ payload: change, meta: { origin: uuid() } }),
    reducer: (
      state: State,
      { payload: { key, fields }, meta }: PayloadAction<DraftChange, string, { origin: string }>,
    ) => {
      const isNewEntry = key === draftKey(null);
      state.drafts[key] = { ...(isNewEntry && meta), ...state.drafts[key], ...fields };
    },
  },
  entryDraftDropped: (state: State, { payload: key }: PayloadAction<string>) => {
    dropDraft(state, key);
  },
  /** Drafts were read from storage; whatever was typed since is newer. */
  entryDraftsRestored: (state: State, { payload }: PayloadAction<EntryDrafts['drafts']>) => {
    state.drafts = promoteWaitingDraft({ ...payload, ...state.drafts });
  },
};
