import { v7 as uuid } from 'uuid';
import type { PayloadAction } from '@reduxjs/toolkit';
import { places, type DraftRecord, type OutgoingPost } from './draftRecord';
import { contains } from './postDraft';

/** Everything that was written and is not published yet. */
export interface DraftsState {
  /** The newest first. */
  records: DraftRecord[];
  /** Posts being sent, in the order in which they were written. */
  outbox: OutgoingPost[];
  /** Whether the user's drafts were read from storage. */
  isRestored: boolean;
}

export const noDrafts: DraftsState = { records: [], outbox: [], isRestored: false };

type Kind = DraftRecord['kind'];

/** A change to a draft, with an id in case it is the first one. */
export const asChange = <Change>(change: Change) => ({ payload: change, meta: { _id: uuid() } });
export type ChangeAction<Change> = PayloadAction<Change, string, { _id: string }>;

export const isShown = ({ isWaiting, sentIn }: DraftRecord): boolean =>
  !isWaiting && sentIn === undefined;

/** The draft that a place shows. */
export const shownAt = <K extends Kind>(
  { records }: DraftsState,
  kind: K,
  place: string,
): Extract<DraftRecord, { kind: K }> | undefined =>
  records.find(
    (record): record is Extract<DraftRecord, { kind: K }> =>
      record.kind === kind && record.place === place && isShown(record),
  );

export const remove = (state: DraftsState, isRemoved: (record: DraftRecord) => boolean): void => {
  const kept = state.records.filter((record) => !isRemoved(record));
  // A new array would count as a change of the drafts, and store them again after every like.
  if (kept.length < state.records.length) state.records = kept;
};

/** There is one form for new diary entries, and drafts of lists are whole: others wait until the form is empty. */
const isQueued = (place: string): boolean =>
  place === places.entry(null) || place.startsWith(places.list(null));

/** The next draft that waits for a form moves into it, once it is empty. */
const promoteNext = (state: DraftsState, formPlace: string): void => {
  const ofForm = state.records.filter(({ place }) => place === formPlace && isQueued(place));
  const next = ofForm.find(({ isWaiting }) => isWaiting);
  if (next && !ofForm.some(isShown)) delete next.isWaiting;
};

/** Drops the draft that a place shows. */
export const drop = (state: DraftsState, place: string): void => {
  remove(state, (record) => record.place === place && isShown(record));
  promoteNext(state, place);
};

/**
 * Puts a stored or failed draft into its place. If that has one already, a post, a new diary entry or a list waits, the edit
 * of a post is offered to the composer, and of anything else the fields are merged, newer ones above older ones.
 */
export const putBack = (state: DraftsState, record: DraftRecord): void => {
  const { isWaiting: _, sentIn: __, ...found } = record;
  const shown = shownAt(state, found.kind, found.place);
  if (!shown) state.records.push(found);
  else if (found.kind === 'post') {
    const isContained = state.records.some(
      (other) =>
        other.kind === 'post' && other.place === found.place && contains(other.draft, found.draft),
    );
    const place = found.place.startsWith(places.edit('')) ? places.post : found.place;
    if (!isContained) state.records.push({ ...found, place, isWaiting: true });
  } else if (isQueued(found.place)) state.records.push({ ...found, isWaiting: true });
  else Object.assign(shown, { draft: { ...found.draft, ...shown.draft } });
};
