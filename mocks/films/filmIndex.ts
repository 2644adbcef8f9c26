import { lazyCode } from '../chunkLoadError';
import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { FilmRecord } from '../rules/filmRecords';
import { CodeNeeded } from './codeNeeded';
import { listTitles, type FilmTitles } from './filmTitles';
import type { Hit, Search } from './search';
import type { Table } from './table';

/** A film with its place among all: the catalogue's by rank, then those that members added, the earliest first. */
export interface Ranked {
  film: Film;
  rank: number;
}

/** Every film there is. What is not loaded yet it asks for by throwing `CodeNeeded`. */
export interface FilmIndex {
  /** The catalogue alone. */
  table(): Table;
  /** The catalogue's films with that key of a title. */
  titled(key: string): readonly Film[];
  /** Every film by its rank. */
  all(tx: Reading): Promise<readonly Ranked[]>;
  /** Every film, the newest first. */
  byYear(tx: Reading): Promise<readonly Ranked[]>;
  /** What fits the words, the best first. */
  search(tx: Reading, words: string): Promise<readonly Hit[]>;
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

  /** Takes up what was added since the last time, in this tab or another. */
  async function sync(tx: Reading): Promise<void> {
    const known = loadedTable();
    const last = added.at(-1);
    // After a reset the sequence begins again, and what was added is gone.
    if (last && (await tx.get('films', last._id))?.addedSeq !== last.addedSeq) restart(known);
    const above = added.at(-1)?.addedSeq;
    const range = { prefix: [], ...(above !== undefined && { above: [above] }) };
    const found: FilmRecord[] = [];
    for await (const record of tx.scan('films', 'byAdded', range, 'ascending')) found.push(record);
    // Another read may have taken them up meanwhile.
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
        const indexed = films.slice();
        const ready = await createSearch(indexed);
        // A reset may have come meanwhile, or another film.
        if (known !== films) return;
        for (const ranked of films.slice(indexed.length)) ready.add(ranked);
        search = ready;
      });
    },
  };
}
