import type { AnyKey } from './compareKeys';
import { boundsOf, type Direction, type Range } from './db';
import { hasKey, keyOf } from './keyOf';
import type { StoreName, Value } from './schema';
import { SortedList } from './sortedList';

type Undo = () => void;

/** A store of `LAYOUT`, without its types. */
export interface TableLayout {
  key: string | readonly string[];
  indexes: Readonly<Record<string, readonly string[]>>;
}

/** One store in memory: its records by key, and again for each index. */
export class Table<S extends StoreName> {
  #layout: TableLayout;
  #rows = new SortedList<Value<S>>();
  #indexes = new Map<string, SortedList<Value<S>>>();

  constructor(layout: TableLayout) {
    this.#layout = layout;
    for (const name of Object.keys(layout.indexes)) this.#indexes.set(name, new SortedList());
  }

  get(key: AnyKey): Value<S> | undefined {
    return this.#rows.get(key);
  }

  all(): Value<S>[] {
    return this.#rows.values();
  }

  list(index: string, range: Range): Value<S>[] {
    return this.#index(index).values(...this.#places(index, range));
  }

  count(index: string, range: Range): number {
    const [first, end] = this.#places(index, range);
    return end - first;
  }

  *scan(index: string, range: Range, direction: Direction): Generator<Value<S>> {
    const entries = this.#index(index);
    const [first, end] = this.#places(index, range);
    for (let step = 0; step < end - first; step += 1) {
      const value = entries.at(direction === 'ascending' ? first + step : end - 1 - step);
      if (value !== undefined) yield value;
    }
  }

  /** Like all mutators, returns its undo function. */
  put(record: Value<S>): Undo {
    const key = this.#keyOf(record);
    const putBack = this.delete(key);
    this.#rows.set(key, record);
    for (const [name, entries] of this.#indexes) {
      const entryKey = this.#entryKey(name, record);
      if (entryKey) entries.set(entryKey, record);
    }
    return () => {
      this.delete(key);
      putBack();
    };
  }

  delete(key: AnyKey): Undo {
    const before = this.#rows.get(key);
    if (before === undefined) return () => undefined;
    this.#rows.delete(key);
    for (const [name, entries] of this.#indexes) {
      const entryKey = this.#entryKey(name, before);
      if (entryKey) entries.delete(entryKey);
    }
    return () => {
      this.put(before);
    };
  }

  clear(): Undo {
    const steps = this.all().map((record) => this.delete(this.#keyOf(record)));
    return () => {
      for (const step of steps) step();
    };
  }

  #keyOf(record: Value<S>): AnyKey {
    return keyOf(record, this.#layout.key);
  }

  /**
   * The record's key is appended because index keys need not be unique. Null for a record that lacks a field of the
   * index and so is not in it, as in IndexedDB.
   */
  #entryKey(name: string, record: Value<S>): AnyKey | null {
    const fields = this.#layout.indexes[name] ?? [];
    if (!hasKey(record, fields)) return null;
    return [keyOf(record, fields), this.#keyOf(record)].flat();
  }

  /** The first index of a range, and the one after its last. */
  #places(index: string, range: Range): [first: number, end: number] {
    const entries = this.#index(index);
    const [lower, upper] = boundsOf(range);
    return [entries.place(lower), entries.place(upper)];
  }

  #index(name: string): SortedList<Value<S>> {
    const entries = this.#indexes.get(name);
    if (!entries) throw new TypeError(`There is no index "${name}".`);
    return entries;
  }
}
