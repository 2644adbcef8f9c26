import type { Film } from '../../src/domain/films';
import { spellingKey } from '../rules/spelling';
import { titlesOf } from '../rules/titles';
import { batchesOf } from './batchesOf';

/** Films by the keys of their titles, however those are spelt. */
export type FilmTitles = ReadonlyMap<string, readonly Film[]>;

/** Films processed before the page gets its turn. */
const FILMS_AT_ONCE = 50;

export async function listTitles(films: readonly Film[]): Promise<FilmTitles> {
  const titles = new Map<string, Film[]>();
  for (const batch of batchesOf(films, FILMS_AT_ONCE)) {
    for (const film of batch) {
      for (const key of new Set(titlesOf(film).map(spellingKey))) {
        const namesakes = titles.get(key);
        if (namesakes) namesakes.push(film);
        else titles.set(key, [film]);
      }
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return titles;
}
