import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Db } from '../db/db';
import { openIndexedDb } from '../db/indexedDb';
import { createMemoryDb } from '../db/memory';

/** Each way to store data, empty: for tests that every one of them must pass. */
export const ADAPTERS: readonly [name: string, open: () => Promise<Db>][] = [
  ['memory', () => Promise.resolve(createMemoryDb())],
  [
    'indexeddb',
    () => {
      freshIndexedDb();
      return openIndexedDb();
    },
  ],
];

/** Gives this test an IndexedDB like a browser's, with nothing in it. */
export function freshIndexedDb(): IDBFactory {
  globalThis.indexedDB = new IDBFactory();
  return globalThis.indexedDB;
}
