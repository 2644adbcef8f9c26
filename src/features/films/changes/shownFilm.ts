import { isOpen } from '../../../api/changes';
import type { RootState } from '../../../app/hooks';
import type { MyFilm } from '../../../domain/films';
import { selectFilmChange } from '../filmsSlice';
import { changeId, type FilmChange } from './filmChanges';

/** The viewer's change to a film, if an answer of this revision may lack it. */
const openChange = (
  state: RootState,
  kind: FilmChange['kind'],
  filmId: string,
  revision: number,
): FilmChange | undefined => {
  const change = selectFilmChange(state, kind, filmId);
  return change && isOpen(change, revision) ? change : undefined;
};

/** Whether one change was made, or settled, after another. */
const isLater = (change: FilmChange, other: FilmChange): boolean =>
  (change.settledAt ?? Infinity) > (other.settledAt ?? Infinity);

/** Whether the viewer has watched a film, by the changes since an answer of this revision; undefined without any. */
export const watchedSince = (
  changes: Record<string, FilmChange>,
  filmId: string,
  revision: number,
): boolean | undefined => {
  const mark = changes[changeId('watched', filmId)];
  const openMark = mark && mark.kind !== 'rating' && isOpen(mark, revision) ? mark : undefined;
  const rating = changes[changeId('rating', filmId)];
  const isRated = rating?.kind === 'rating' && rating.desired !== null && isOpen(rating, revision);
  // For the server, rating a film implies having watched it.
  if (isRated && (!openMark || isLater(rating, openMark))) return true;
  return openMark?.desired;
};

/**
 * Whether the viewer has watched a film.
 * @param answered the value in an answer of this revision
 */
export const selectHasWatched = (
  state: RootState,
  filmId: string,
  answered: boolean,
  revision: number,
): boolean => watchedSince(state.films.changes.entities, filmId, revision) ?? answered;

/** Whether the viewer has a film on their watchlist. */
export const selectIsListed = (
  state: RootState,
  filmId: string,
  answered: boolean,
  revision: number,
): boolean => {
  const change = openChange(state, 'watchlist', filmId, revision);
  return change && change.kind !== 'rating' ? change.desired : answered;
};

/** The stars that the viewer gave a film. */
export const selectMyRating = (
  state: RootState,
  filmId: string,
  answered: MyFilm['rating'],
  revision: number,
): number | null => {
  const change = openChange(state, 'rating', filmId, revision);
  return change?.kind === 'rating' ? change.desired : answered;
};
