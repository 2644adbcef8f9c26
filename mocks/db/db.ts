import type { IndexName, Key, StoreName, Value } from './schema';

export type KeyPart = string | number;

/** A part of an index: the keys that begin with `prefix`, strictly between `above` and `below`. */
export interface Range {
  prefix: readonly KeyPart[];
  above?: readonly KeyPart[];
  below?: readonly KeyPart[];
}

export type Direction = 'ascending' | 'descending';

/** A transaction's view of the data. Between its calls nothing but the database may be awaited. */
export interface Reading {
  get<S extends StoreName>(store: S, key: Key<S>): Promise<Value<S> | undefined>;
  /** Everything in the store, ordered by its key. */
  all<S extends StoreName>(store: S): Promise<Value<S>[]>;
  /** Everything under a prefix of an index, in ascending order. */
  list<S extends StoreName>(
    store: S,
    index: IndexName<S>,
    prefix: readonly KeyPart[],
  ): Promise<Value<S>[]>;
  /** How many records stand in a range of an index; none of them is read. */
  count<S extends StoreName>(store: S, index: IndexName<S>, range: Range): Promise<number>;
  /** Walks a range one record at a time; what is not asked for is not read. The store must not change meanwhile. */
  scan<S extends StoreName>(
    store: S,
    index: IndexName<S>,
    range: Range,
    direction: Direction,
  ): AsyncIterableIterator<Value<S>>;
}

export interface Writing extends Reading {
  /** Adds the record, or replaces the one with its key. */
  put<S extends StoreName>(store: S, value: Value<S>): Promise<void>;
  delete<S extends StoreName>(store: S, key: Key<S>): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** What both adapters offer. Transactions see all stores, and never each other's unfinished work. */
export interface Db {
  readonly storage: 'indexeddb' | 'memory';
  read<T>(work: (tx: Reading) => Promise<T>): Promise<T>;
  /** Resolves once the work is safely stored; when `work` throws, nothing of it is. */
  write<T>(work: (tx: Writing) => Promise<T>): Promise<T>;
  close(): void;
  /** Only where this database stands in for a damaged one. Rejects where that one can be neither opened nor deleted. */
  replaceDamaged?(): Promise<Replacement>;
}

/** What takes the place of a stand-in: the stored database itself where it can be read after all, otherwise a new one. */
export interface Replacement {
  db: Db;
  wasDeleted: boolean;
}

/** A later version of the app owns the database: it is left alone. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

type BoundPart = KeyPart | readonly never[];

/**
 * The range as two keys, the lower inclusive and the upper exclusive. An empty array sorts after every string and
 * number, so it stands for "anything that begins with the parts before it".
 */
export function boundsOf({
  prefix,
  above,
  below,
}: Range): [lower: BoundPart[], upper: BoundPart[]] {
  return [
    above ? [...prefix, ...above, []] : [...prefix],
    below ? [...prefix, ...below] : [...prefix, []],
  ];
}
