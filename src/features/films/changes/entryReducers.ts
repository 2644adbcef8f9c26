import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import { settleChange } from '../../../api/changes';
import type { DiaryEntry } from '../../../domain/films';
import {
  wantEntryDeletion,
  wantEntryEdit,
  wantLog,
  type EntryChanges,
  type EntryFields,
} from './entryChanges';
import { draftKey, withNextUp, type EntryDraft, type EntryDrafts } from './entryDrafts';
import { noteWatched, type FilmChanges } from './filmChanges';

type State = EntryChanges & EntryDrafts & FilmChanges;

interface Edit {
  id: string;
  entryId: string;
  filmId: string;
  fields: Partial<EntryFields>;
}

const dropDraft = (state: State, key: string) => {
  const { [key]: _dropped, ...others } = state.drafts;
  state.drafts = withNextUp(others);
};

/** What people do with their diary and what the server says to it, as reducers of the films slice. */
export const entryReducers = {
  /** A film was logged. */
  entryLogged: {
    prepare: (entry: EntryFields & Pick<DiaryEntry, 'film'>) => ({
      payload: { ...entry, _id: uuid(), postId: null },
    }),
    reducer: (state: State, { payload }: PayloadAction<DiaryEntry>) => {
      dropDraft(state, draftKey(null));
      wantLog(state, payload);
    },
  },
  /** A diarist saved an edit. */
  entryEdited: {
    prepare: (edit: Omit<Edit, 'id'>) => ({ payload: { ...edit, id: `edit-entry:${uuid()}` } }),
    reducer: (state: State, { payload }: PayloadAction<Edit>) => {
      dropDraft(state, draftKey(payload.entryId));
      wantEntryEdit(state, payload.id, payload.entryId, payload.fields);
    },
  },
  entryDeleted: (state: State, { payload: entry }: PayloadAction<DiaryEntry>) => {
    wantEntryDeletion(state, entry, true);
  },
  /** A diarist took a deletion back. */
  entryDeletionUndone: (state: State, { payload: entry }: PayloadAction<DiaryEntry>) => {
    wantEntryDeletion(state, entry, false);
  },
  /** The server did what was wanted; `sent` says which of two, where there are two. */
  entryChangeSettled: (
    state: State,
    {
      payload: { id, sent, revision },
    }: PayloadAction<{ id: string; sent: boolean | null; revision: number }>,
  ) => {
    settleChange(state.entries, id, sent, revision);
    const change = state.entries.entities[id];
    const isInDiary = change?.kind === 'logged' || (change?.kind === 'deletion' && sent === false);
    // Posts about the film need not be covered any more.
    if (isInDiary) noteWatched(state, change.entry.film._id, revision);
  },
  entryDraftChanged: (
    state: State,
    { payload: { key, fields } }: PayloadAction<{ key: string; fields: EntryDraft }>,
  ) => {
    state.drafts[key] = { ...state.drafts[key], ...fields };
  },
  entryDraftDropped: (state: State, { payload: key }: PayloadAction<string>) => {
    dropDraft(state, key);
  },
  /** Drafts were read from storage; what was typed meanwhile is newer. */
  entryDraftsRestored: (state: State, { payload }: PayloadAction<EntryDrafts['drafts']>) => {
    state.drafts = withNextUp({ ...payload, ...state.drafts });
  },
};
