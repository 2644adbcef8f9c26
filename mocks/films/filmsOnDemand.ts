import { onDemand } from './codeNeeded';
import type { FilmIndex } from './filmIndex';

/** Every film. The code that finds them is loaded with the first call, since no feed needs it. */
export function filmsOnDemand(): FilmIndex {
  const loaded = onDemand(async () => (await import('./filmIndex')).createFilmIndex());
  return {
    table: () => loaded().table(),
    titled: (key) => loaded().titled(key),
    all: (tx) => loaded().all(tx),
    byYear: (tx) => loaded().byYear(tx),
    directedBy: (tx, key) => loaded().directedBy(tx, key),
    search: (tx, words) => loaded().search(tx, words),
  };
}
