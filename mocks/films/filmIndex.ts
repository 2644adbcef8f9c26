import { lazyCode } from '../chunkLoadError';
import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { FilmRecord } from '../rules/filmRecords';
import { CodeNeeded } from './codeNeeded';
import { listTitles, type FilmTitles } from './filmTitles';
import type { Hit, Search } from './search';
import type { Table } from './table';

/** A film with its rank: first the catalogue's films, then those that members added, the earliest first. */
export interface Ranked {
  film: Film;
  rank: number;
}

/** Every film. Throws `CodeNeeded` for whatever is not loaded yet. */
export interface FilmIndex {
  /** The catalogue only. */
  table(): Table;
  /** The catalogue's films with that title key. */
  titled(key: string): readonly Film[];
  /** Every film by rank. */
  all(tx: Reading): Promise<readonly Ranked[]>;
  /** Every film, the newest first. */
  byYear(tx: Reading): Promise<readonly Ranked[]>;
  /** The films that match the words, the best match first. */
  search(tx: Reading, words: string): Promise<Iterable<Hit>>;
}

export function createFilmIndex(loadTable: () => Promise<Table>): FilmIndex {
  let table: Table | undefined;
  let titles: FilmTitles | undefined;
  let listing: Promise<FilmTitles> | undefined;
  let films: Ranked[] = [];
  let added: FilmRecord[] = [];
  let newestFirst: Ranked[] | undefined;
  let search: Search | undefined;

  function loadedTable(): Table {
    if (table) return table;
    throw new CodeNeeded(async () => {
      table = await loadTable();
      restart(table);
    });
  }

  function restart({ films: known }: Table): void {
    films = known.map((film, rank) => ({ film, rank }));
    added = [];
    newestFirst = undefined;
    search = undefined;
  }

  /** Adds the films that this tab or another has added since the last call. */
  async function sync(tx: Reading): Promise<void> {
    const known = loadedTable();
    const last = added.at(-1);
    // After a reset the sequence starts again, and added films are gone.
    if (last && (await tx.get('films', last._id))?.addedSeq !== last.addedSeq) restart(known);
    const above = added.at(-1)?.addedSeq;
    const range = { prefix: [], ...(above !== undefined && { above: [above] }) };
    const found: FilmRecord[] = [];
    for await (const record of tx.scan('films', 'byAdded', range, 'ascending')) found.push(record);
    // A concurrent read may have added them already.
    const newest = added.at(-1)?.addedSeq ?? -Infinity;
    for (const record of found) {
      if ((record.addedSeq ?? -Infinity) <= newest) continue;
      const ranked = { film: record.film, rank: films.length };
      added.push(record);
      films.push(ranked);
      newestFirst = undefined;
      search?.add(ranked);
    }
  }

  return {
    table: loadedTable,

    titled(key) {
      const { films: known } = loadedTable();
      if (titles) return titles.get(key) ?? [];
      throw new CodeNeeded(async () => {
        titles = await (listing ??= listTitles(known));
      });
    },

    async all(tx) {
      await sync(tx);
      return films;
    },

    async byYear(tx) {
      await sync(tx);
      return (newestFirst ??= films.toSorted((a, b) => b.film.year - a.film.year));
    },

    async search(tx, words) {
      await sync(tx);
      if (search) return search.find(words);
      throw new CodeNeeded(async () => {
        const { createSearch } = await lazyCode(import('./search'));
        const known = films;
        const { length } = films;
        const ready = await createSearch(known);
        // The data may have been reset meanwhile, or a film added.
        if (known !== films) return;
        for (const ranked of films.slice(length)) ready.add(ranked);
        search = ready;
      });
    },
  };
}
