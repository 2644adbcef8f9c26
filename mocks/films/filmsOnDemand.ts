import { lazyCode } from '../chunkLoadError';
import { CodeNeeded } from './codeNeeded';
import type { FilmIndex } from './filmIndex';

/** Every film. The code that finds them is loaded with the first call, since no feed needs it. */
export function filmsOnDemand(): FilmIndex {
  let index: FilmIndex | undefined;
  const loaded = (): FilmIndex => {
    if (index) return index;
    throw new CodeNeeded(async () => {
      const { createFilmIndex } = await lazyCode(import('./filmIndex'));
      index ??= createFilmIndex();
    });
  };
  return {
    table: () => loaded().table(),
    titled: (key) => loaded().titled(key),
    all: (tx) => loaded().all(tx),
    byYear: (tx) => loaded().byYear(tx),
    directedBy: (tx, key) => loaded().directedBy(tx, key),
    search: (tx, words) => loaded().search(tx, words),
  };
}
