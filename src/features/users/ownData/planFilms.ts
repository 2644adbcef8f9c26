import type { ImportRow } from '../../../domain/filmRequests';
import type { OwnData } from './dataFile';
import { filmKey, readable, type KeptFilm, type OwnFilms } from './ownFilms';

/** The rows that an import has to send, by what they bring, each in the order in which it was done. */
export interface FilmsPlan {
  films: ImportRow[];
  diary: ImportRow[];
  /** Watched, and rated where stars are given. */
  watched: ImportRow[];
  watchlist: ImportRow[];
  /** Null where they are to stay. */
  favourites: KeptFilm[] | null;
  /** For each row that cannot be taken, why. */
  skipped: string[];
}

export const FILM_UNKNOWN = 'its film is not in the file';

/** The films that a file describes, by their ids in it. */
export const filmsById = ({ films }: Pick<OwnFilms, 'films'>): Map<string, KeptFilm> =>
  new Map(readable(films).map((film) => [film._id, film]));

/** Named so that it is this film or a new one, and no other of that title. */
const named = ({ title, year, directors }: KeptFilm) => ({
  title,
  year,
  directors,
  exactYear: true,
});

/** Everything that a file says of a film beside the stars that count. */
const starsSaid = ({ diary, posts }: Pick<OwnData, 'diary' | 'posts'>): ReadonlySet<string> =>
  new Set(
    [...readable(diary), ...posts.flatMap(({ about }) => about ?? [])].map(
      ({ film, rating }) => `${rating} ${film}`,
    ),
  );

/** What a person keeps here, by the keys of films: their ids say nothing in another browser. */
const keptHere = (present: OwnFilms) => {
  const films = filmsById(present);
  const keys = (ids: readonly (string | null)[]): string[] =>
    readable(ids)
      .flatMap((id) => films.get(id) ?? [])
      .map(filmKey);
  return {
    films: new Set([...films.values()].map(filmKey)),
    entryIds: new Set(readable(present.diary).map(({ _id }) => _id)),
    /** Of each film watched; null where it has none. */
    stars: new Map(
      readable(present.watched).flatMap(({ film, rating }) =>
        keys([film]).map((key): [string, number | null] => [key, rating]),
      ),
    ),
    watchlist: new Set(keys(present.watchlist)),
    favourites: keys(present.favourites),
  };
};

/** What of a file's films is not here yet. Of a file that was imported before, that is nothing. */
export const planFilms = (
  file: OwnFilms & Pick<OwnData, 'posts'>,
  present: OwnFilms,
): FilmsPlan => {
  const there = filmsById(file);
  const here = keptHere(present);
  const skipped: string[] = [];
  /** The rows that can be read, each with its film; the others are told. */
  const withFilms = <T>(rows: readonly (T | null)[], filmOf: (row: T) => string) =>
    rows.flatMap((row) => {
      const film = row === null ? undefined : there.get(filmOf(row));
      if (row !== null && film) return [{ row, film, key: filmKey(film) }];
      skipped.push(row === null ? 'it cannot be read' : FILM_UNKNOWN);
      return [];
    });
  const said = starsSaid(file);
  /** Stars that were given here stay, unless the file's own evenings and posts brought them: then the file goes on. */
  const isNews = (film: string, rating: number | null, given: number | null): boolean =>
    rating !== null && rating !== given && (given === null || said.has(`${given} ${film}`));
  const favourites = withFilms(file.favourites, (id) => id).map(({ film }) => film);
  const isSame = favourites.map(filmKey).join() === here.favourites.join();
  return {
    films: withFilms(file.films, ({ _id }) => _id)
      .filter(({ key }) => !here.films.has(key))
      .map(({ film }) => ({ kind: 'film', ...named(film) })),
    diary: withFilms(file.diary, ({ film }) => film)
      .filter(({ row }) => !here.entryIds.has(row._id))
      .map(({ row: { film: _, ...entry }, film }) => ({ kind: 'entry', ...entry, ...named(film) })),
    watched: withFilms(file.watched, ({ film }) => film)
      .reverse()
      .flatMap(({ row: { film: id, rating }, film, key }): ImportRow[] => {
        if (rating !== null && isNews(id, rating, here.stars.get(key) ?? null))
          return [{ kind: 'rating', rating, ...named(film) }];
        return here.stars.has(key) ? [] : [{ kind: 'watched', ...named(film) }];
      }),
    watchlist: withFilms(file.watchlist, (id) => id)
      .reverse()
      .filter(({ key }) => !here.watchlist.has(key))
      .map(({ film }) => ({ kind: 'watchlist', ...named(film) })),
    favourites: favourites.length === 0 || isSame ? null : favourites,
    skipped,
  };
};
