import type { Film } from '../../src/domain/films';
import { spellingKey } from '../rules/spelling';
import { titlesOf } from '../rules/titles';
import { inSlices } from './inSlices';

/** Films by the keys of their titles, however those are spelt. */
export type FilmTitles = ReadonlyMap<string, readonly Film[]>;

export async function listTitles(films: readonly Film[]): Promise<FilmTitles> {
  const titles = new Map<string, Film[]>();
  await inSlices(films, (film) => {
    for (const key of new Set(titlesOf(film).map(spellingKey))) {
      const namesakes = titles.get(key);
      if (namesakes) namesakes.push(film);
      else titles.set(key, [film]);
    }
  });
  return titles;
}
