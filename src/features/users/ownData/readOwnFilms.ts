import type { StoreAccess } from '../../../app/hooks';
import type { Post, User } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/films';
import { readKeptFilms, readWatchlist } from '../../films/readKeptFilms';
import type { KeptFilm, OwnFilms } from './ownFilms';

const keptFilm = ({ _id, title, year, directors }: FilmSummary): KeptFilm => ({
  _id,
  title,
  year,
  directors,
});

const idsOf = (films: readonly FilmSummary[]): string[] => films.map(({ _id }) => _id);

/**
 * All that a person keeps of films, and every film that their posts name.
 * @throws what a call failed with, for `errorMessage`
 */
export const readOwnFilms = async (
  { username, favourites = [] }: Pick<User, 'username' | 'favourites'>,
  postsFilms: readonly NonNullable<Post['film']>[],
  access: StoreAccess,
): Promise<OwnFilms> => {
  const { entries, films: watched } = await readKeptFilms(username, access);
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
    watched: idsOf(watched),
    // The others come with their posts.
    diary: entries
      .filter(({ postId }) => postId === null)
      .map(({ _id, film, watchedOn, rating, again, text }) => ({
        _id,
        film: film._id,
        watchedOn,
        rating,
        again,
        text,
      })),
    ratings: watched.flatMap(({ _id: film, rating }) => (rating === null ? [] : { film, rating })),
    watchlist: idsOf(watchlist),
    favourites: idsOf(favourites),
  };
};
