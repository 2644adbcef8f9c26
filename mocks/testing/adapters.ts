import type { Db } from '../db/db';
import { openIndexedDb } from '../db/indexedDb';
import { createMemoryDb } from '../db/memory';
import { freshIndexedDb } from './indexedDb';

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
