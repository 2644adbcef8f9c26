import type { ImportRow } from '../../../domain/filmRequests';
import type { OwnData } from './dataFile';
import { filmKey, filmsById, readableRows, type ExportedFilm, type OwnFilms } from './ownFilms';

/** The rows that an import must send, by kind, each list in the order of the original actions. */
export interface FilmsPlan {
  films: ImportRow[];
  diary: ImportRow[];
  /** Watched films, with a rating if there is one. */
  watched: ImportRow[];
  watchlist: ImportRow[];
  loved: ImportRow[];
  /** Null if the existing favourites stay. */
  favourites: ExportedFilm[] | null;
  /** The reason for each row that cannot be imported. */
  skipped: string[];
}

export const FILM_UNKNOWN = 'its film is not in the file';

/** Matches only this film, or adds it; never another film of that title. */
const exactFilm = ({ _id: _, ...named }: ExportedFilm) => ({ ...named, exactYear: true });

/** All ratings that a file's diary entries and posts give to each film, beside the ratings that count. */
const ratingsInFile = ({
  diary,
  posts,
}: Pick<OwnData, 'diary' | 'posts'>): ReadonlyMap<string, number[]> => {
  const ratings = new Map<string, number[]>();
  for (const { film, rating } of [
    ...readableRows(diary),
    ...posts.flatMap(({ about }) => about ?? []),
  ])
    if (typeof rating === 'number') ratings.set(film, [...(ratings.get(film) ?? []), rating]);
  return ratings;
};

const eveningOf = ({ film, watchedOn }: { film: string; watchedOn: string }): string =>
  `${watchedOn} ${film}`;

/** The entries of evenings that are not here as a whole: two of one film and day are told apart only together. */
const missingEntries = (
  diary: OwnFilms['diary'],
  isHere: (entryId: string) => boolean,
): OwnFilms['diary'] => {
  const missing = readableRows(diary).filter(({ _id }) => !isHere(_id));
  const evenings = new Set(missing.map(eveningOf));
  return diary.filter((entry) => entry === null || evenings.has(eveningOf(entry)));
};

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
    loved: new Set(keys(present.loved)),
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
    (current === null || fileRatings.get(film)?.includes(current) === true);
  const fileWatched = new Set(readableRows(file.watched).map(({ film }) => film));
  const favourites = withFilms(file.favourites, (id) => id).map(({ film }) => film);
  const isSame = favourites.map(filmKey).join() === existing.favourites.join();
  return {
    films: withFilms(file.films, ({ _id }) => _id)
      .filter(({ key }) => !existing.films.has(key))
      .map(({ film }) => ({ kind: 'film', ...exactFilm(film) })),
    diary: withFilms(
      missingEntries(file.diary, (id) => existing.entryIds.has(id)),
      ({ film }) => film,
    ).map(({ row: { film: _, ...entry }, film }) => ({
      kind: 'entry',
      ...entry,
      ...exactFilm(film),
    })),
    watched: withFilms(file.watched, ({ film }) => film)
      .reverse()
      .flatMap(({ row: { film: id, rating }, film, key }): ImportRow[] => {
        if (rating !== null && isNewRating(id, rating, existing.ratings.get(key) ?? null))
          return [{ kind: 'rating', rating, over: fileRatings.get(id) ?? [], ...exactFilm(film) }];
        return existing.ratings.has(key) ? [] : [{ kind: 'watched', ...exactFilm(film) }];
      }),
    watchlist: withFilms(file.watchlist, (id) => id)
      .reverse()
      .filter(({ key }) => !existing.watchlist.has(key))
      .map(({ row: id, film }) => ({
        kind: 'watchlist',
        ...exactFilm(film),
        // Put on the list after it was watched; any other film that was watched here since stays off.
        ...(fileWatched.has(id) && { again: true }),
      })),
    loved: withFilms(file.loved, (id) => id)
      .reverse()
      .filter(({ key }) => !existing.loved.has(key))
      .map(({ film }) => ({ kind: 'loved', ...exactFilm(film) })),
    favourites: favourites.length === 0 || isSame ? null : favourites,
    skipped,
  };
};
