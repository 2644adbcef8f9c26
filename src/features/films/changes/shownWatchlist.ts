import { isOpen } from '../../../api/changes';
import { changeId, type FilmChanges } from './filmChanges';

interface Page<Film> {
  films: readonly Film[];
  revision: number;
}

/** The viewer's own watchlist without the films they removed since it was answered. */
export const shownWatchlist = <Film extends { _id: string }>(
  pages: readonly Page<Film>[],
  { entities }: FilmChanges['changes'],
): Page<Film>[] =>
  pages.map(({ films, revision }) => ({
    revision,
    films: films.filter(({ _id }) => {
      const change = entities[changeId('watchlist', _id)];
      return !change || !isOpen(change, revision) || change.desired !== false;
    }),
  }));
