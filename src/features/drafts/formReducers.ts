import type { PayloadAction } from '@reduxjs/toolkit';
import {
  places,
  type EntryDraft,
  type FilmDraft,
  type ListDraft,
  type ProfileDraft,
} from './draftRecord';
import { asChange, drop, shownAt, type ChangeAction, type DraftsState } from './draftState';

interface EntryChange {
  /** Null for a new entry. */
  entryId: string | null;
  change: EntryDraft;
}

interface SentEntry {
  /** The id of a new entry, or of the edit. */
  _id: string;
  entryId: string | null;
  /** The change in which it is sent: once that is settled the draft is gone, and if it fails, it is back. */
  changeId: string;
  draft: EntryDraft;
}

interface FilmChange {
  /** Null for a new film. */
  filmId: string | null;
  draft: FilmDraft;
}

interface ListChange {
  /** Null for a new list. */
  listId: string | null;
  change: Partial<ListDraft>;
  /** What the first change starts from. */
  base: ListDraft;
}

interface SentList {
  /** The id of a new list, or of the edit. */
  _id: string;
  listId: string | null;
  /** The change in which it is sent. */
  changeId: string;
  draft: ListDraft;
}

interface ReasonChange {
  place: string;
  reason: string;
}

/** The drafts slice's reducers for the forms of a diary entry, the profile, a film, a list and a reason. */
export const formReducers = {
  entryDraftChanged: {
    prepare: asChange<EntryChange>,
    reducer: (state: DraftsState, { payload, meta }: ChangeAction<EntryChange>) => {
      const { entryId, change: draft } = payload;
      const place = places.entry(entryId);
      const shown = shownAt(state, 'entry', place);
      if (shown) Object.assign(shown.draft, draft);
      else state.records.unshift({ ...meta, kind: 'entry', place, draft });
    },
  },
  /** A new diary entry or an edit is being sent. */
  entryDraftSent: (state: DraftsState, { payload }: PayloadAction<SentEntry>) => {
    const { _id, entryId, changeId: sentIn, draft } = payload;
    const place = places.entry(entryId);
    drop(state, place);
    state.records.unshift({ _id, kind: 'entry', place, draft, sentIn });
  },
  profileDraftChanged: {
    prepare: asChange<ProfileDraft>,
    reducer: (state: DraftsState, { payload: draft, meta }: ChangeAction<ProfileDraft>) => {
      const place = places.profile;
      const shown = shownAt(state, 'profile', place);
      if (shown) Object.assign(shown.draft, draft);
      else state.records.unshift({ ...meta, kind: 'profile', place, draft });
    },
  },
  /** The server has the profile but for these fields. */
  profileDraftSaved: (state: DraftsState, { payload: unsaved }: PayloadAction<ProfileDraft>) => {
    const shown = shownAt(state, 'profile', places.profile);
    if (Object.keys(unsaved).length === 0) drop(state, places.profile);
    else if (shown) shown.draft = unsaved;
  },
  filmDraftChanged: {
    prepare: asChange<FilmChange>,
    reducer: (state: DraftsState, { payload, meta }: ChangeAction<FilmChange>) => {
      const { filmId, draft } = payload;
      const place = places.film(filmId);
      const shown = shownAt(state, 'film', place);
      if (shown) shown.draft = draft;
      else state.records.unshift({ ...meta, kind: 'film', place, draft });
    },
  },
  listDraftChanged: {
    prepare: asChange<ListChange>,
    reducer: (state: DraftsState, { payload, meta }: ChangeAction<ListChange>) => {
      const { listId, change, base } = payload;
      const place = places.list(listId);
      const shown = shownAt(state, 'list', place);
      if (shown) Object.assign(shown.draft, change);
      else state.records.unshift({ ...meta, kind: 'list', place, draft: { ...base, ...change } });
    },
  },
  /** A new list or an edit is being sent. */
  listDraftSent: (state: DraftsState, { payload }: PayloadAction<SentList>) => {
    const { _id, listId, changeId: sentIn, draft } = payload;
    const place = places.list(listId);
    drop(state, place);
    state.records.unshift({ _id, kind: 'list', place, draft, sentIn });
  },
  reasonDraftChanged: {
    prepare: asChange<ReasonChange>,
    reducer: (state: DraftsState, { payload, meta }: ChangeAction<ReasonChange>) => {
      const { place, reason } = payload;
      const shown = shownAt(state, 'reason', place);
      if (shown) shown.draft = { reason };
      else state.records.unshift({ ...meta, kind: 'reason', place, draft: { reason } });
    },
  },
};
