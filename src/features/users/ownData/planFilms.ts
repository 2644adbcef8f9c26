import type { ImportRow } from '../../../domain/filmRequests';
import type { OwnData } from './dataFile';
import { filmKey, readableRows, type ExportedFilm, type OwnFilms } from './ownFilms';

/** The rows that an import must send, by kind, each list in the order of the original actions. */
export interface FilmsPlan {
  films: ImportRow[];
  diary: ImportRow[];
  /** Watched films, with a rating if there is one. */
  watched: ImportRow[];
  watchlist: ImportRow[];
  /** Null if the existing favourites stay. */
  favourites: ExportedFilm[] | null;
  /** The reason for each row that cannot be imported. */
  skipped: string[];
}

export const FILM_UNKNOWN = 'its film is not in the file';

/** A file's films, by their ids in the file. */
export const filmsById = ({ films }: Pick<OwnFilms, 'films'>): Map<string, ExportedFilm> =>
  new Map(readableRows(films).map((film) => [film._id, film]));

/** Matches only this film, or adds it; never another film of that title. */
const exactFilm = ({ title, year, directors }: ExportedFilm) => ({
  title,
  year,
  directors,
  exactYear: true,
});

/** All ratings that a file's diary entries and posts give to films, beside the ratings that count. */
const ratingsInFile = ({ diary, posts }: Pick<OwnData, 'diary' | 'posts'>): ReadonlySet<string> =>
  new Set(
    [...readableRows(diary), ...posts.flatMap(({ about }) => about ?? [])].map(
      ({ film, rating }) => `${rating} ${film}`,
    ),
  );

/** The account's existing film data, by film key, since ids differ between browsers. */
const existingFilms = (present: OwnFilms) => {
  const films = filmsById(present);
  const keys = (ids: readonly (string | null)[]): string[] =>
    readableRows(ids)
      .flatMap((id) => films.get(id) ?? [])
      .map(filmKey);
  return {
    films: new Set([...films.values()].map(filmKey)),
    entryIds: new Set(readableRows(present.diary).map(({ _id }) => _id)),
    /** The rating of each watched film; null if it has none. */
    ratings: new Map(
      readableRows(present.watched).flatMap(({ film, rating }) =>
        keys([film]).map((key): [string, number | null] => [key, rating]),
      ),
    ),
    watchlist: new Set(keys(present.watchlist)),
    favourites: keys(present.favourites),
  };
};

/** Plans what a file adds to the existing film data: nothing if the file was imported before. */
export const planFilms = (
  file: OwnFilms & Pick<OwnData, 'posts'>,
  present: OwnFilms,
): FilmsPlan => {
  const fileFilms = filmsById(file);
  const existing = existingFilms(present);
  const skipped: string[] = [];
  /** The valid rows, each with its film; the others are added to `skipped`. */
  const withFilms = <T>(rows: readonly (T | null)[], filmOf: (row: T) => string) =>
    rows.flatMap((row) => {
      const film = row === null ? undefined : fileFilms.get(filmOf(row));
      if (row !== null && film) return [{ row, film, key: filmKey(film) }];
      skipped.push(row === null ? 'it cannot be read' : FILM_UNKNOWN);
      return [];
    });
  const fileRatings = ratingsInFile(file);
  /** An existing rating stays, unless it came from the file's own entries or posts; then the file's rating wins. */
  const isNewRating = (film: string, rating: number | null, current: number | null): boolean =>
    rating !== null &&
    rating !== current &&
    (current === null || fileRatings.has(`${current} ${film}`));
  const favourites = withFilms(file.favourites, (id) => id).map(({ film }) => film);
  const isSame = favourites.map(filmKey).join() === existing.favourites.join();
  return {
    films: withFilms(file.films, ({ _id }) => _id)
      .filter(({ key }) => !existing.films.has(key))
      .map(({ film }) => ({ kind: 'film', ...exactFilm(film) })),
    diary: withFilms(file.diary, ({ film }) => film)
      .filter(({ row }) => !existing.entryIds.has(row._id))
      .map(({ row: { film: _, ...entry }, film }) => ({
        kind: 'entry',
        ...entry,
        ...exactFilm(film),
      })),
    watched: withFilms(file.watched, ({ film }) => film)
      .reverse()
      .flatMap(({ row: { film: id, rating }, film, key }): ImportRow[] => {
        if (rating !== null && isNewRating(id, rating, existing.ratings.get(key) ?? null))
          return [{ kind: 'rating', rating, ...exactFilm(film) }];
        return existing.ratings.has(key) ? [] : [{ kind: 'watched', ...exactFilm(film) }];
      }),
    watchlist: withFilms(file.watchlist, (id) => id)
      .reverse()
      .filter(({ key }) => !existing.watchlist.has(key))
      .map(({ film }) => ({ kind: 'watchlist', ...exactFilm(film) })),
    favourites: favourites.length === 0 || isSame ? null : favourites,
    skipped,
  };
};
