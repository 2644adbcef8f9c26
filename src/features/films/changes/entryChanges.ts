import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { failedToggle, toggled, type Toggle } from '../../../api/toggle';
import type { DiaryEntry } from '../../../domain/films';

/** What a diarist can change of an entry. */
export type EntryFields = Pick<DiaryEntry, 'watchedOn' | 'rating' | 'again' | 'text'>;

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

const { selectById, selectAll } = changes.getSelectors();

export const entryIdOf = (change: EntryChange): string =>
  change.kind === 'edited' ? change.entryId : change.entry._id;

/** Whether an answer of this revision may lack the change. */
export const isOpenEntry = ({ settledAt }: EntryChange, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

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

/** The server did what was wanted, unless something else is wanted by now. */
export const settleEntry = (
  state: EntryChanges,
  id: string,
  sent: boolean | null,
  revision: number,
): void => {
  const change = selectById(state.entries, id);
  if (!change || (change.kind === 'deletion' && change.desired !== sent)) return;
  changes.updateOne(state.entries, { id, changes: { settledAt: revision } });
};

/** What was wanted is given up; an entry that was never made takes along what was wanted of it. */
export const failEntry = (state: EntryChanges, id: string): void => {
  const change = selectById(state.entries, id);
  const toggle = change?.kind === 'deletion' ? failedToggle(change) : null;
  if (change?.kind === 'deletion' && toggle)
    changes.setOne(state.entries, { id, kind: 'deletion', entry: change.entry, ...toggle });
  else if (change?.kind === 'logged') {
    const ofEntry = selectAll(state.entries).filter(
      (other) => entryIdOf(other) === change.entry._id,
    );
    changes.removeMany(
      state.entries,
      ofEntry.map((other) => other.id),
    );
  } else changes.removeOne(state.entries, id);
};

/** What every cached answer holds by now need not lie over them any more. */
export const forgetCachedEntries = (state: EntryChanges, revision: number): void => {
  const settled = selectAll(state.entries).filter((change) => !isOpenEntry(change, revision));
  changes.removeMany(
    state.entries,
    settled.map(({ id }) => id),
  );
};
