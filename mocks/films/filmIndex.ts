import { lazyCode } from '../chunkLoadError';
import type { Film } from '../../src/domain/films';
import type { Reading } from '../db/db';
import type { FilmRecord } from '../rules/filmRecords';
import { nameKey } from '../../src/domain/nameKey';
import { speltKey } from '../rules/spelling';
import { CodeNeeded } from './codeNeeded';
import { listTitles, type FilmTitles } from './filmTitles';
import { loadTable } from './loadTable';
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
  /** The catalogue's films with that title key, however they are spelt. */
  titled(key: string): readonly Film[];
  /** Every film by rank. */
  all(tx: Reading): Promise<readonly Ranked[]>;
  /** Every film, the newest first. */
  byYear(tx: Reading): Promise<readonly Ranked[]>;
  /** The films by a director, whose name has that key, the newest first. */
  directedBy(tx: Reading, key: string): Promise<readonly Ranked[]>;
  /** The films that match the words, the best match first. */
  search(tx: Reading, words: string): Promise<Iterable<Hit>>;
}

function byDirector(films: readonly Ranked[]): ReadonlyMap<string, Ranked[]> {
  const directed = new Map<string, Ranked[]>();
  for (const ranked of films.toSorted((a, b) => b.film.year - a.film.year)) {
    for (const key of new Set(ranked.film.directors.map(nameKey))) {
      const theirs = directed.get(key);
      if (theirs) theirs.push(ranked);
      else directed.set(key, [ranked]);
    }
  }
  return directed;
}

export function createFilmIndex(load = loadTable): FilmIndex {
  let table: Table | undefined;
  let titles: FilmTitles | undefined;
  let listing: Promise<FilmTitles> | undefined;
  let films: Ranked[] = [];
  let added: FilmRecord[] = [];
  let newestFirst: Ranked[] | undefined;
  let directed: ReadonlyMap<string, Ranked[]> | undefined;
  let search: Search | undefined;

  function loadedTable(): Table {
    if (table) return table;
    throw new CodeNeeded(async () => {
      table = await load();
      restart(table);
    });
  }

  function restart({ films: known }: Table): void {
    films = known.map((film, rank) => ({ film, rank }));
    added = [];
    newestFirst = undefined;
    directed = undefined;
    search = undefined;
  }

  /** Adds the films that this tab or another has added since the last call. */
  async function sync(tx: Reading): Promise<void> {
    const catalogue = loadedTable();
    const last = added.at(-1);
    // After a reset the sequence starts again, and added films are gone.
    if (last && (await tx.get('films', last._id))?.addedSeq !== last.addedSeq) restart(catalogue);
    const above = added.at(-1)?.addedSeq;
    const range = { prefix: [], ...(above !== undefined && { above: [above] }) };
    const found: FilmRecord[] = [];
    for await (const record of tx.scan('films', 'byAdded', range, 'ascending')) found.push(record);
    const places = new Map(added.map(({ _id, addedSeq }) => [_id, addedSeq]));
    const isEdited = ({ _id, addedSeq }: FilmRecord) => (places.get(_id) ?? addedSeq) !== addedSeq;
    if (found.some(isEdited)) {
      restart(catalogue);
      return sync(tx);
    }
    // A concurrent read may have added them already.
    const newest = added.at(-1)?.addedSeq ?? -Infinity;
    for (const record of found) {
      if ((record.addedSeq ?? -Infinity) <= newest) continue;
      added.push(record);
      // It is kept to be known again, but nobody finds it.
      if (record.mergedInto !== undefined) continue;
      const ranked = { film: record.film, rank: films.length };
      films.push(ranked);
      newestFirst = undefined;
      directed = undefined;
      search?.add(ranked);
    }
  }

  return {
    table: loadedTable,

    titled(key) {
      const { films: known } = loadedTable();
      if (titles) return titles.get(speltKey(key)) ?? [];
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

    async directedBy(tx, key) {
      await sync(tx);
      return (directed ??= byDirector(films)).get(key) ?? [];
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
