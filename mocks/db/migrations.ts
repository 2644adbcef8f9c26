import { LAYOUT, STORE_NAMES, type StoreName } from './schema';

/** What a step may do: the plain IndexedDB objects of the one upgrade transaction. */
export interface Upgrade {
  database: IDBDatabase;
  transaction: IDBTransaction;
}

/** Leads a database from one version to the next. Steps are never changed once released, only followed by others. */
export type Migration = (upgrade: Upgrade) => void;

function createStore(database: IDBDatabase, name: StoreName): void {
  const { key, indexes } = LAYOUT[name];
  const store = database.createObjectStore(name, {
    keyPath: typeof key === 'string' ? key : [...key],
  });
  for (const [index, fields] of Object.entries<readonly string[]>(indexes)) {
    store.createIndex(index, [...fields]);
  }
}

/** The first step leads from nothing to version 1, the second to version 2, and so on. */
export const MIGRATIONS: readonly Migration[] = [
  ({ database }) => {
    for (const name of STORE_NAMES) createStore(database, name);
  },
];

/** Runs the steps that a database of `oldVersion` has not seen. */
export function migrate(
  upgrade: Upgrade,
  oldVersion: number,
  migrations: readonly Migration[],
): void {
  for (const step of migrations.slice(oldVersion)) step(upgrade);
}
