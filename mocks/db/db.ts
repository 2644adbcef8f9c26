import type { PostHead, PostRecord, Sequence } from '../rules/records';
import type { IndexName, Key, StoreName, Value } from './schema';

export type KeyPart = string | number;

/** A range of an index: the keys that begin with `prefix`, strictly between `above` and `below`. */
export interface Range {
  prefix: readonly KeyPart[];
  above?: readonly KeyPart[];
  below?: readonly KeyPart[];
}

export type Direction = 'ascending' | 'descending';

/** What can be searched. A search of posts finds replies, too; one of lists only public ones. */
export type Searched = 'posts' | 'users' | 'lists';

/** A transaction's view of the data. Await nothing but the database between its calls. */
export interface Reading {
  get<S extends StoreName>(store: S, key: Key<S>): Promise<Value<S> | undefined>;
  /** All records of the store, ordered by key. */
  all<S extends StoreName>(store: S): Promise<Value<S>[]>;
  /** All records under a prefix of an index, in ascending order. */
  list<S extends StoreName>(
    store: S,
    index: IndexName<S>,
    prefix: readonly KeyPart[],
  ): Promise<Value<S>[]>;
  /** Counts the records in a range of an index without reading them. */
  count<S extends StoreName>(store: S, index: IndexName<S>, range: Range): Promise<number>;
  /** Walks a range lazily, one record at a time. The store must not change meanwhile. */
  scan<S extends StoreName>(
    store: S,
    index: IndexName<S>,
    range: Range,
    direction: Direction,
  ): AsyncIterableIterator<Value<S>>;
  /**
   * The first records of several ranges together, in the index's order of what comes after their prefixes. These have
   * the same length, and the ranges have nothing in common.
   */
  first<S extends StoreName>(
    store: S,
    index: IndexName<S>,
    ranges: readonly Range[],
    direction: Direction,
    limit: number,
  ): Promise<Value<S>[]>;
  /**
   * Records that contain every word, see `SEARCH_TEXTS`: the latest posts first, which may have a word in their film's
   * title instead; the latest lists first; people in the order they signed up.
   * @param words folded, at least one
   * @param after the sequence number of the last one found
   */
  search<S extends Searched>(
    of: S,
    words: readonly string[],
    after: Sequence | null,
    limit: number,
  ): Promise<Value<S>[]>;
  /**
   * The posts above a reply, the nearest first, up to one that was deleted. A new post that reuses a deleted post's id
   * can create a cycle, so each is visited once.
   */
  above(reply: PostRecord, limit: number): Promise<PostHead[]>;
}

export interface Writing extends Reading {
  /** Adds the record, or replaces the one with its key. */
  put<S extends StoreName>(store: S, value: Value<S>): Promise<void>;
  delete<S extends StoreName>(store: S, key: Key<S>): Promise<void>;
  clear(store: StoreName): Promise<void>;
}

/** Implemented by all adapters. Transactions see all stores, and never each other's unfinished work. */
export interface Db {
  read<T>(work: (tx: Reading) => Promise<T>): Promise<T>;
  /** Resolves once the work is durably stored; if `work` throws, nothing is stored. */
  write<T>(work: (tx: Writing) => Promise<T>): Promise<T>;
  close(): void;
}

/** A database of a page, which says where it is. */
export interface PageDb extends Db {
  readonly storage: 'indexeddb' | 'memory';
  /**
   * Present only if this database is the fallback for a damaged one. Rejects if that can be neither opened nor deleted.
   */
  replaceDamaged?(): Promise<Replacement>;
}

/** Replaces the fallback: the stored database if it can be read after all, otherwise a new one. */
export interface Replacement {
  db: PageDb;
  wasDeleted: boolean;
}

/** A later version of the app owns the database, which must not be touched. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

type BoundPart = KeyPart | readonly never[];

/**
 * The range as two keys, the lower inclusive and the upper exclusive. An empty array sorts after every string and
 * number, so it means "anything that begins with the parts before it".
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

/** Appended to a day's beginning, it sorts after every day. The next year would not do: 10000 sorts before 9999. */
const AFTER_DAYS = '~';

/** The range of the days in a year or a month. */
export const daysOf = (yearOrMonth: string) => ({
  above: [yearOrMonth],
  below: [yearOrMonth + AFTER_DAYS],
});
