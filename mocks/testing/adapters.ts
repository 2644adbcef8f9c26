import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { PageDb } from '../db/db';
import { openIndexedDb } from '../db/indexedDb';
import { createMemoryDb } from '../db/memory';

/** Opens an empty database with each adapter, for tests that both must pass. */
export const ADAPTERS: readonly [name: string, open: () => Promise<PageDb>][] = [
  ['memory', () => Promise.resolve(createMemoryDb())],
  [
    'indexeddb',
    () => {
      freshIndexedDb();
      return openIndexedDb();
    },
  ],
];

/** What a test compares of an answer: here all of it, while a server has other addresses for the same pictures. */
export const comparable = (body: unknown): unknown => body;

/** Gives the test a fresh IndexedDB like a browser's. */
export function freshIndexedDb(): IDBFactory {
  globalThis.indexedDB = new IDBFactory();
  return globalThis.indexedDB;
}
