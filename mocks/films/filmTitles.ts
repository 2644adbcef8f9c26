import type { Film } from '../../src/domain/films';
import { createYieldToMain } from '../../src/domain/yieldToMain';
import { spellingKey } from '../rules/spelling';
import { titlesOf } from '../rules/titles';

/** Films by the keys of their titles, however those are spelt. */
export type FilmTitles = ReadonlyMap<string, readonly Film[]>;

export async function listTitles(films: readonly Film[]): Promise<FilmTitles> {
  const titles = new Map<string, Film[]>();
  const yieldToMain = createYieldToMain();
  for (const film of films) {
    for (const key of new Set(titlesOf(film).map(spellingKey))) {
      const namesakes = titles.get(key);
      if (namesakes) namesakes.push(film);
      else titles.set(key, [film]);
    }
    await yieldToMain();
  }
  return titles;
}
