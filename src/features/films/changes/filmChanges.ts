import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { failedToggle, toggled, type Toggle } from '../../../api/toggle';

/** What the viewer wants of a film and cached answers may lack. */
export type FilmChange = { id: string; filmId: string } & (
  ({ kind: 'watched' | 'watchlist' } & Toggle) | ({ kind: 'rating' } & Toggle<number | null>)
);

export interface FilmChanges {
  changes: EntityState<FilmChange, string>;
}

export const changeId = (kind: FilmChange['kind'], filmId: string): string => `${kind}:${filmId}`;

const changes = createEntityAdapter<FilmChange>();

export const noChanges: FilmChanges = { changes: changes.getInitialState() };

const { selectById, selectAll } = changes.getSelectors();

/** Whether an answer of this revision may lack the change. */
export const isOpen = ({ settledAt }: FilmChange, revision: number): boolean =>
  (settledAt ?? Infinity) > revision;

/** Something is wanted of a film that is on or off. */
export const wantMark = (
  state: FilmChanges,
  kind: 'watched' | 'watchlist',
  filmId: string,
  desired: boolean,
): void => {
  const id = changeId(kind, filmId);
  const known = selectById(state.changes, id);
  const toggle = toggled(known && known.kind !== 'rating' ? known : undefined, desired);
  changes.setOne(state.changes, { id, filmId, kind, ...toggle });
};

export const wantRating = (state: FilmChanges, filmId: string, desired: number | null): void => {
  const id = changeId('rating', filmId);
  const known = selectById(state.changes, id);
  const toggle = toggled(known?.kind === 'rating' ? known : undefined, desired);
  changes.setOne(state.changes, { id, filmId, kind: 'rating', ...toggle });
};

/** The server did what was wanted, unless something else is wanted by now. */
export const settle = (
  state: FilmChanges,
  id: string,
  sent: boolean | number | null,
  revision: number,
): void => {
  if (selectById(state.changes, id)?.desired === sent)
    changes.updateOne(state.changes, { id, changes: { settledAt: revision } });
};

/** An answer of this revision shows that the viewer has watched a film; older ones may not. What is wanted meanwhile stays. */
export const noteWatched = (state: FilmChanges, filmId: string, revision: number): void => {
  const id = changeId('watched', filmId);
  const known = selectById(state.changes, id);
  if (known && isOpen(known, revision)) return;
  const seen = { desired: true, settledAt: revision, earlier: null };
  changes.setOne(state.changes, { id, filmId, kind: 'watched', ...seen });
};

/** What was wanted is given up; what was settled before it stays. */
export const failChange = (state: FilmChanges, id: string): void => {
  const change = selectById(state.changes, id);
  if (!change) return;
  const { filmId } = change;
  const toggle = change.kind === 'rating' ? null : failedToggle(change);
  const stars = change.kind === 'rating' ? failedToggle(change) : null;
  if (change.kind !== 'rating' && toggle)
    changes.setOne(state.changes, { id, filmId, kind: change.kind, ...toggle });
  else if (stars) changes.setOne(state.changes, { id, filmId, kind: 'rating', ...stars });
  else changes.removeOne(state.changes, id);
};

/** What every cached answer holds by now need not lie over them any more. */
export const forgetCached = (state: FilmChanges, revision: number): void => {
  const settled = selectAll(state.changes).filter((change) => !isOpen(change, revision));
  changes.removeMany(
    state.changes,
    settled.map(({ id }) => id),
  );
};
