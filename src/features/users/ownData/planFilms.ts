import type { ImportRow } from '../../../domain/filmRequests';
import { filmKey, type KeptFilm, type OwnFilms } from './ownFilms';

/** The rows that an import has to send, by what they bring; and the favourites, if they are others. */
export interface FilmsPlan {
  films: ImportRow[];
  watched: ImportRow[];
  diary: ImportRow[];
  ratings: ImportRow[];
  watchlist: ImportRow[];
  /** Null where they are to stay. */
  favourites: KeptFilm[] | null;
}

/** Finds films by their ids in a file; one that names a film it does not describe has lost it. */
const shelfOf = ({ films }: OwnFilms) => {
  const byId = new Map(films.map((film) => [film._id, film]));
  return {
    find: (id: string): KeptFilm[] => [byId.get(id) ?? []].flat(),
    keys: (ids: readonly string[]): string[] =>
      ids.flatMap((id) => byId.get(id) ?? []).map(filmKey),
  };
};

/** Named so that it is this film or a new one, and no other of that title. */
const named = ({ title, year, directors }: KeptFilm) => ({
  title,
  year,
  directors,
  exactYear: true,
});

/** What of a file's films is not here yet. Of a file that was imported before, that is nothing. */
export const planFilms = (file: OwnFilms, present: OwnFilms): FilmsPlan => {
  const [there, here] = [shelfOf(file), shelfOf(present)];
  const films = new Set(present.films.map(filmKey));
  const watched = new Set(here.keys(present.watched));
  const listed = new Set(here.keys(present.watchlist));
  const entries = new Set(present.diary.map(({ _id }) => _id));
  const stars = new Map(
    present.ratings.flatMap(({ film, rating }) =>
      here.keys([film]).map((key): [string, number] => [key, rating]),
    ),
  );
  const missing = (ids: readonly string[], known: ReadonlySet<string>): KeptFilm[] =>
    ids.flatMap(there.find).filter((film) => !known.has(filmKey(film)));
  const favourites = file.favourites && there.keys(file.favourites).join();
  const isSame = favourites === here.keys(present.favourites ?? []).join();
  return {
    films: file.films
      .filter((film) => !films.has(filmKey(film)))
      .map((film) => ({ kind: 'film', ...named(film) })),
    watched: missing(file.watched, watched).map((film) => ({ kind: 'watched', ...named(film) })),
    diary: file.diary
      .filter(({ _id }) => !entries.has(_id))
      .flatMap(({ film: id, ...entry }) =>
        there.find(id).map((film): ImportRow => ({ kind: 'entry', ...entry, ...named(film) })),
      ),
    ratings: file.ratings.flatMap(({ film: id, rating }) =>
      there
        .find(id)
        .filter((film) => stars.get(filmKey(film)) !== rating)
        .map((film): ImportRow => ({ kind: 'rating', rating, ...named(film) })),
    ),
    watchlist: missing(file.watchlist, listed)
      .reverse()
      .map((film) => ({ kind: 'watchlist', ...named(film) })),
    favourites:
      file.favourites === undefined || isSame ? null : file.favourites.flatMap(there.find),
  };
};
