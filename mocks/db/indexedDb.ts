import { deleteDB, openDB, unwrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { boundsOf, NewerDatabaseError, type PageDb, type Reading, type Writing } from './db';
import { lazyCode } from '../chunkLoadError';
import { LAYOUT, LAYOUT_VERSION } from './layout';
import type { Migrate } from './runSteps';
import { stepwise, type Stepping } from './stepwise';
import { STORE_NAMES, type Schema, type StoreName } from './schema';
import type { TableLayout } from './table';

export const DATABASE_NAME = 'cinefolk';

type Mode = 'readonly' | 'readwrite';
type Transaction<M extends Mode> = IDBPTransaction<Schema, StoreName[], M>;

const rangeOf = (range: Parameters<typeof boundsOf>[0]): IDBKeyRange =>
  IDBKeyRange.bound(...boundsOf(range), false, true);

const stepping = (tx: Transaction<Mode>): Stepping => ({
  get: (store, key) => tx.objectStore(store).get(key),
  all: (store) => tx.objectStore(store).getAll(),
  async *scan(store, index, range, direction) {
    const cursorDirection = direction === 'ascending' ? 'next' : 'prev';
    for await (const cursor of tx
      .objectStore(store)
      .index(index)
      .iterate(rangeOf(range), cursorDirection)) {
      yield cursor.value;
    }
  },
});

const reading = (tx: Transaction<Mode>): Reading => {
  const steps = stepping(tx);
  return {
    ...steps,
    ...stepwise(steps),
    list: (store, index, prefix) => tx.objectStore(store).index(index).getAll(rangeOf({ prefix })),
    count: (store, index, range) => tx.objectStore(store).index(index).count(rangeOf(range)),
  };
};

const writing = (tx: Transaction<'readwrite'>): Writing => ({
  ...reading(tx),
  put: async (store, value) => {
    await tx.objectStore(store).put(value);
  },
  delete: (store, key) => tx.objectStore(store).delete(key),
  clear: (store) => tx.objectStore(store).clear(),
});

/** Resolves after the transaction's `complete` event; if the work fails, aborts and rethrows. */
async function finish<T>(tx: Transaction<Mode>, work: Promise<T>): Promise<T> {
  try {
    const result = await work;
    await tx.done;
    return result;
  } catch (error) {
    if (tx.error === null) abort(tx);
    await tx.done.catch(() => undefined);
    throw tx.error ?? error;
  }
}

/** Aborting a finished transaction throws; the work's own error is the more useful one. */
function abort(tx: Transaction<Mode>): void {
  try {
    tx.abort();
  } catch {
    return;
  }
}

/** Creates the stores of today's layout in an empty database. */
function createStores(database: IDBDatabase): void {
  for (const name of STORE_NAMES) {
    const { key, indexes }: TableLayout = LAYOUT[name];
    const keyPath = typeof key === 'string' ? key : [...key];
    const store = database.createObjectStore(name, { keyPath });
    for (const [index, fields] of Object.entries(indexes)) store.createIndex(index, [...fields]);
  }
}

/** The steps from version to version, as many as there are versions. */
interface Steps {
  version: number;
  /** Loads what runs them, for a database of an older version. */
  load(): Promise<Migrate>;
}

const RELEASED: Steps = {
  version: LAYOUT_VERSION,
  load: async () => (await lazyCode(import('./migrations'))).migrateReleased,
};

interface Connecting {
  name: string;
  steps: Steps;
  /** The connection is closed, from outside or for a newer version. */
  onGone(): void;
}

/**
 * Opens the database, creating it if there is none.
 * @param migrate from older versions
 * @returns null if there is a database of an older version, and no way to migrate: it stays as it is
 */
async function open(
  { name, steps, onGone }: Connecting,
  migrate: Migrate | null,
): Promise<IDBPDatabase<Schema> | null> {
  const found = { isOld: false };
  const opening: Promise<IDBPDatabase<Schema>> = openDB<Schema>(name, steps.version, {
    upgrade: (database, oldVersion, _newVersion, transaction) => {
      if (oldVersion === 0) {
        createStores(unwrap(database));
      } else if (migrate) {
        migrate({ database: unwrap(database), transaction: unwrap(transaction) }, oldVersion);
      } else {
        // Code cannot be waited for during an upgrade.
        found.isOld = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      }
    },
    blocking: () => {
      void opening.then((connection) => connection.close());
      onGone();
    },
    terminated: onGone,
  });
  try {
    return await opening;
  } catch (error) {
    if (found.isOld) return null;
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw isNewer ? new NewerDatabaseError('The database belongs to a newer version.') : error;
  }
}

async function connect(options: Connecting): Promise<IDBPDatabase<Schema>> {
  const { name, steps } = options;
  const connection = (await open(options, null)) ?? (await open(options, await steps.load()));
  if (!connection) throw new Error('The database could not be migrated.');
  if (STORE_NAMES.every((store) => connection.objectStoreNames.contains(store))) return connection;
  connection.close();
  // The right version with other stores: not written by any release of this app.
  if (connection.objectStoreNames.length > 0)
    throw new DOMException('The database lacks some of its stores.', 'NotFoundError');
  await deleteDB(name);
  return connect(options);
}

/**
 * Opens the database in the browser's storage, and reopens it after a lost connection.
 * @throws NewerDatabaseError if a later version of the app has opened it; any IndexedDB error if access is denied
 */
export async function openIndexedDb({
  name = DATABASE_NAME,
  steps = RELEASED,
}: { name?: string; steps?: Steps } = {}): Promise<PageDb> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const onGone = (): void => {
    connection = null;
  };
  const connected = (): Promise<IDBPDatabase<Schema>> =>
    (connection ??= connect({ name, steps, onGone }).catch((error: unknown) => {
      onGone();
      throw error;
    }));

  await connected();
  return {
    storage: 'indexeddb',
    read: async (work) => {
      const tx = (await connected()).transaction(STORE_NAMES, 'readonly');
      return finish(tx, work(reading(tx)));
    },
    write: async (work) => {
      const tx = (await connected()).transaction(STORE_NAMES, 'readwrite', {
        durability: 'strict',
      });
      return finish(tx, work(writing(tx)));
    },
    close: () => {
      void connection?.then((open) => open.close());
      onGone();
    },
  };
}
