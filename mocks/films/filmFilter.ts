import type { Film } from '../../src/domain/films';
import type { FilmFiltersQuery } from '../../src/domain/filmQueries';
import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { isWatched } from '../rules/filmRecords';
import { nameKey } from '../../src/domain/nameKey';
import { containsWords } from '../rules/titles';
import { mineOf } from '../views/films';

/** Whether a film matches the filters of a query. */
export type Fits = (film: Film) => boolean | Promise<boolean>;

const FILTERS = ['genre', 'country', 'director', 'decade', 'title', 'unseen', 'listed'] as const;

export const isFiltered = (query: FilmFiltersQuery): boolean =>
  FILTERS.some((filter) => query[filter] !== undefined);

/** @throws Refusal 401 if a filter is about the viewer, and there is none */
export async function fitsOf(
  tx: Reading,
  query: FilmFiltersQuery,
  viewer: UserRecord | null,
): Promise<Fits> {
  const { unseen = false, listed = false } = query;
  const hasFacts = factsOf(query);
  if (!unseen && !listed) return hasFacts;
  if (!viewer) throw Refusal.named('invalidToken');
  const watchlist = listed ? await tx.list('personFilms', 'byListed', [viewer._id]) : [];
  const listedIds = new Set(watchlist.map(({ filmId }) => filmId));
  // Reads only of films that could be shown: somebody may have seen thousands.
  return async (film) =>
    hasFacts(film) &&
    (!listed || listedIds.has(film._id)) &&
    (!unseen || !isWatched(await mineOf(tx, viewer, film._id)));
}

function factsOf({ genre, country, director, decade, title }: FilmFiltersQuery) {
  const isAmong = (wanted: string | undefined, names: readonly string[]): boolean =>
    wanted === undefined || names.some((name) => nameKey(name) === nameKey(wanted));
  const isNamed = (words: string | undefined, names: readonly string[]): boolean =>
    words === undefined || names.some((name) => containsWords(name, words));
  return (film: Film): boolean =>
    isAmong(genre, film.genres) &&
    isAmong(country, film.countries) &&
    isNamed(director, film.directors) &&
    isNamed(title, [film.title, film.originalTitle ?? '', ...(film.otherTitles ?? [])]) &&
    (decade === undefined || Math.floor(film.year / 10) * 10 === decade);
}
