import type { CallAccess } from '../../../app/hooks';
import type { User } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { readDiaryAndWatched, readLoved, readWatchlist } from '../readFilmLists';
import type { ExportedFilm, OwnFilms } from './ownFilms';

/** The catalogue may list more directors than the API accepts. */
const exportedFilm = ({ _id, title, year, directors }: FilmSummary): ExportedFilm => ({
  _id,
  title,
  year,
  directors: directors.slice(0, LIMITS.directors),
});

const idsOf = (films: readonly FilmSummary[]): string[] => films.map(({ _id }) => _id);

/**
 * Reads a user's film data, including every film of their posts and lists.
 * @throws the error of a failed call, for `errorMessage`
 */
export const readOwnFilms = async (
  { username, favourites = [] }: Pick<User, 'username' | 'favourites'>,
  otherFilms: readonly FilmSummary[],
  access: CallAccess,
): Promise<OwnFilms> => {
  const { entries, films: watched } = await readDiaryAndWatched(username, access);
  const watchlist = await readWatchlist(username, access);
  const loved = await readLoved(username, access);
  const films = [
    ...watched,
    ...entries.map(({ film }) => film),
    ...watchlist,
    ...loved,
    ...favourites,
    ...otherFilms,
  ];
  return {
    films: [...new Map(films.map((film) => [film._id, exportedFilm(film)])).values()],
    // The other entries are created again with their posts.
    diary: entries
      .filter(({ postId }) => postId === null)
      .map(({ postId: _, film, ...entry }) => ({ ...entry, film: film._id })),
    watched: watched.map(({ _id: film, rating }) => ({ film, rating })),
    watchlist: idsOf(watchlist),
    loved: idsOf(loved),
    favourites: idsOf(favourites),
  };
};
