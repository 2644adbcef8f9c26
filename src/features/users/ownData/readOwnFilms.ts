import type { CallAccess } from '../../../app/hooks';
import type { User } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import { LIMITS } from '../../../domain/limits';
import { readDiaryAndWatched, readWatchlist } from '../../films/readFilmLists';
import type { KeptFilm, OwnFilms } from './ownFilms';

/** The catalogue may name more directors than the API takes. */
const keptFilm = ({ _id, title, year, directors }: FilmSummary): KeptFilm => ({
  _id,
  title,
  year,
  directors: directors.slice(0, LIMITS.directors),
});

const idsOf = (films: readonly FilmSummary[]): string[] => films.map(({ _id }) => _id);

/**
 * All that a person keeps of films, and every film that their posts are about.
 * @throws what a call failed with, for `errorMessage`
 */
export const readOwnFilms = async (
  { username, favourites = [] }: Pick<User, 'username' | 'favourites'>,
  postsFilms: readonly FilmSummary[],
  access: CallAccess,
): Promise<OwnFilms> => {
  const { entries, films: watched } = await readDiaryAndWatched(username, access);
  const watchlist = await readWatchlist(username, access);
  const named = [
    ...watched,
    ...entries.map(({ film }) => film),
    ...watchlist,
    ...favourites,
    ...postsFilms,
  ];
  return {
    films: [...new Map(named.map((film) => [film._id, keptFilm(film)])).values()],
    // The others come with their posts.
    diary: entries
      .filter(({ postId }) => postId === null)
      .map(({ postId: _, film, ...entry }) => ({ ...entry, film: film._id })),
    watched: watched.map(({ _id: film, rating }) => ({ film, rating })),
    watchlist: idsOf(watchlist),
    favourites: idsOf(favourites),
  };
};
