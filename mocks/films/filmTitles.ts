import type { Film } from '../../src/domain/films';
import { titleKey } from '../rules/titles';
import { batchesOf } from './batchesOf';

/** Films by the keys of their title and original title. */
export type FilmTitles = ReadonlyMap<string, readonly Film[]>;

/** Films processed before the page gets its turn. */
const FILMS_AT_ONCE = 250;

export async function listTitles(films: readonly Film[]): Promise<FilmTitles> {
  const titles = new Map<string, Film[]>();
  for (const batch of batchesOf(films, FILMS_AT_ONCE)) {
    for (const film of batch) {
      for (const key of new Set([film.title, film.originalTitle ?? film.title].map(titleKey))) {
        const namesakes = titles.get(key);
        if (namesakes) namesakes.push(film);
        else titles.set(key, [film]);
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return titles;
}
