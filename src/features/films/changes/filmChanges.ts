import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { isOpen, toggled, type Toggle } from '../../../api/changes';

/** The viewer's change to a film, which cached answers may lack. */
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

/** Sets the desired state of a mark, which is on or off. */
export const setDesiredMark = (
  state: FilmChanges,
  kind: 'watched' | 'watchlist',
  filmId: string,
  desired: boolean,
): void => {
  const id = changeId(kind, filmId);
  const previous = selectById(state.changes, id);
  const toggle = toggled(previous && previous.kind !== 'rating' ? previous : undefined, desired);
  changes.setOne(state.changes, { id, filmId, kind, ...toggle });
};

export const setDesiredRating = (
  state: FilmChanges,
  filmId: string,
  desired: number | null,
): void => {
  const id = changeId('rating', filmId);
  const previous = selectById(state.changes, id);
  const toggle = toggled(previous?.kind === 'rating' ? previous : undefined, desired);
  changes.setOne(state.changes, { id, filmId, kind: 'rating', ...toggle });
};

/** Records whether the viewer has watched a film as of this revision, unless a newer change to the mark is open. */
export const noteWatched = (
  state: FilmChanges,
  filmId: string,
  revision: number,
  isWatched = true,
): void => {
  const id = changeId('watched', filmId);
  const previous = selectById(state.changes, id);
  if (previous && isOpen(previous, revision)) return;
  const watched = { desired: isWatched, settledAt: revision, earlier: null };
  changes.setOne(state.changes, { id, filmId, kind: 'watched', ...watched });
};
