import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Gives this test an IndexedDB like a browser's, with nothing in it. */
export function freshIndexedDb(): IDBFactory {
  globalThis.indexedDB = new IDBFactory();
  return globalThis.indexedDB;
}
