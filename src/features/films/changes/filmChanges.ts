import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { isOpen, toggled, type Toggle } from '../../../api/changes';

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

const { selectById } = changes.getSelectors();

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

/** An answer of this revision shows that the viewer has watched a film; older ones may not. What is wanted meanwhile stays. */
export const noteWatched = (state: FilmChanges, filmId: string, revision: number): void => {
  const id = changeId('watched', filmId);
  const known = selectById(state.changes, id);
  if (known && isOpen(known, revision)) return;
  const seen = { desired: true, settledAt: revision, earlier: null };
  changes.setOne(state.changes, { id, filmId, kind: 'watched', ...seen });
};
