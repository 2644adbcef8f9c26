import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { failChange, removeChanges, toggled, type Toggle } from '../../../api/changes';
import type { EntryTexts } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';

/** The editable fields of a diary entry. */
export type EntryFields = Pick<DiaryEntry, 'watchedOn' | 'rating' | 'again'> & EntryTexts;

/** A change to the viewer's diary that cached answers may lack. */
export type EntryChange = { id: string } & (
  | { kind: 'logged'; entry: DiaryEntry; settledAt: number | null }
  | { kind: 'edited'; entryId: string; fields: Partial<EntryFields>; settledAt: number | null }
  /** Holds the entry: pages cached while it was deleted lack it once it is restored. */
  | ({ kind: 'deletion'; entry: DiaryEntry } & Toggle)
);

export interface EntryChanges {
  entryChanges: EntityState<EntryChange, string>;
}

export const logId = (entryId: string): string => `log:${entryId}`;
export const entryDeletionId = (entryId: string): string => `delete-entry:${entryId}`;

const changes = createEntityAdapter<EntryChange>();

export const noEntryChanges: EntryChanges = { entryChanges: changes.getInitialState() };

const { selectAll, selectById } = changes.getSelectors();

/** All changes, in the order in which they were made. */
export const selectAllEntryChanges = selectAll;

export const entryIdOf = (change: EntryChange): string =>
  change.kind === 'edited' ? change.entryId : change.entry._id;

export const addLoggedEntry = (state: EntryChanges, entry: DiaryEntry): void => {
  changes.setOne(state.entryChanges, {
    id: logId(entry._id),
    kind: 'logged',
    entry,
    settledAt: null,
  });
};

export const addEntryEdit = (
  state: EntryChanges,
  id: string,
  entryId: string,
  fields: Partial<EntryFields>,
): void => {
  changes.setOne(state.entryChanges, { id, kind: 'edited', entryId, fields, settledAt: null });
};

export const setDesiredEntryDeletion = (
  state: EntryChanges,
  entry: DiaryEntry,
  desired: boolean,
): void => {
  const id = entryDeletionId(entry._id);
  const previous = selectById(state.entryChanges, id);
  const toggle = toggled(previous?.kind === 'deletion' ? previous : undefined, desired);
  changes.setOne(state.entryChanges, { id, kind: 'deletion', entry, ...toggle });
};

/** Abandons a failed change; if an entry could not be created, all its other changes too. */
export const failEntryChange = (state: EntryChanges, id: string): void => {
  const failed = selectById(state.entryChanges, id);
  if (failed?.kind === 'logged')
    removeChanges(state.entryChanges, (change) => entryIdOf(change) === failed.entry._id);
  else failChange(state.entryChanges, id);
};
