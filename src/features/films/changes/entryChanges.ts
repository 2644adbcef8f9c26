import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { failChange, removeChanges, toggled, type Toggle } from '../../../api/changes';
import type { EntryTexts } from '../../../domain/entryTexts';
import type { DiaryEntry } from '../../../domain/films';

/** What a diarist can change of an entry. */
export type EntryFields = Pick<DiaryEntry, 'watchedOn' | 'rating' | 'again'> & EntryTexts;

/** What the viewer does with their diary and cached answers may lack. */
export type EntryChange = { id: string } & (
  | { kind: 'logged'; entry: DiaryEntry; settledAt: number | null }
  | { kind: 'edited'; entryId: string; fields: Partial<EntryFields>; settledAt: number | null }
  /** Holds the entry, which pages from before its return lack. */
  | ({ kind: 'deletion'; entry: DiaryEntry } & Toggle)
);

export interface EntryChanges {
  entries: EntityState<EntryChange, string>;
}

export const logId = (entryId: string): string => `log:${entryId}`;
export const entryDeletionId = (entryId: string): string => `delete-entry:${entryId}`;

const changes = createEntityAdapter<EntryChange>();

export const noEntryChanges: EntryChanges = { entries: changes.getInitialState() };

const { selectById } = changes.getSelectors();

export const entryIdOf = (change: EntryChange): string =>
  change.kind === 'edited' ? change.entryId : change.entry._id;

export const wantLog = (state: EntryChanges, entry: DiaryEntry): void => {
  changes.setOne(state.entries, {
    id: logId(entry._id),
    kind: 'logged',
    entry,
    settledAt: null,
  });
};

export const wantEntryEdit = (
  state: EntryChanges,
  id: string,
  entryId: string,
  fields: Partial<EntryFields>,
): void => {
  changes.setOne(state.entries, { id, kind: 'edited', entryId, fields, settledAt: null });
};

export const wantEntryDeletion = (
  state: EntryChanges,
  entry: DiaryEntry,
  desired: boolean,
): void => {
  const id = entryDeletionId(entry._id);
  const known = selectById(state.entries, id);
  const toggle = toggled(known?.kind === 'deletion' ? known : undefined, desired);
  changes.setOne(state.entries, { id, kind: 'deletion', entry, ...toggle });
};

/** What was wanted is given up; an entry that was never made takes along what was wanted of it. */
export const failEntry = (state: EntryChanges, id: string): void => {
  const failed = selectById(state.entries, id);
  if (failed?.kind === 'logged')
    removeChanges(state.entries, (change) => entryIdOf(change) === failed.entry._id);
  else failChange(state.entries, id);
};
