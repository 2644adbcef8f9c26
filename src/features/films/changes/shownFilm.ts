import { changesTo, type Changes } from '../../../api/changes/change';
import { Kinds } from '../../../api/changes/kinds';
import type { RootState } from '../../../app/hooks';
import type { MyFilm } from '../../../domain/films';

/** What an answer says of the viewer and a film: all of it on the film's page, only a part in lists. */
type Mine = Partial<MyFilm>;

/** The kinds of changes to films. */
export const filmChanges = new Kinds<Mine, null, RootState>('films', ({ films }) => films.changes);

const NOTHING: Mine = {};

/** The viewer's changes to a film since an answer of this revision. */
const changesSince = (changes: Changes, filmId: string, revision: number): Mine =>
  filmChanges.shown(NOTHING, changesTo(changes, filmId), revision, null);

/** Whether the viewer has watched a film, by the changes since an answer of this revision; undefined without any. */
export const watchedSince = (
  changes: Changes,
  filmId: string,
  revision: number,
): boolean | undefined => changesSince(changes, filmId, revision).watched;

/** A page of the viewer's own list of marked films without those whose mark they took back since it was answered. */
export const stillMarked = <Film extends { _id: string }>(
  mark: 'watchlist' | 'loved',
  { films, revision }: { films: readonly Film[]; revision: number },
  changes: Changes,
): Film[] => films.filter(({ _id }) => changesSince(changes, _id, revision)[mark] !== false);

/**
 * The stars that the viewer gave a film, or a mark of theirs.
 * @param answered the value in an answer of this revision
 */
export const selectMine = <Field extends keyof MyFilm>(
  state: RootState,
  field: Field,
  filmId: string,
  answered: MyFilm[Field],
  revision: number,
): MyFilm[Field] => {
  const changed = changesSince(filmChanges.changes(state), filmId, revision)[field];
  return changed === undefined ? answered : changed;
};
