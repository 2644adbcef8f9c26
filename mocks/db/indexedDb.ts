import { deleteDB, openDB, unwrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { boundsOf, NewerDatabaseError, type PageDb, type Reading, type Writing } from './db';
import { migrate, MIGRATIONS, type Migration } from './migrations';
import { stepwise, type Stepping } from './stepwise';
import { STORE_NAMES, type Schema, type StoreName } from './schema';

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

interface Connecting {
  name: string;
  migrations: readonly Migration[];
  /** The connection is closed, from outside or for a newer version. */
  onGone(): void;
}

async function connect(options: Connecting): Promise<IDBPDatabase<Schema>> {
  const { name, migrations, onGone } = options;
  const connection = await openDB<Schema>(name, migrations.length, {
    upgrade: (database, oldVersion, _newVersion, transaction) =>
      migrate(
        { database: unwrap(database), transaction: unwrap(transaction) },
        oldVersion,
        migrations,
      ),
    blocking: () => {
      connection.close();
      onGone();
    },
    terminated: onGone,
  }).catch((error: unknown) => {
    const isNewer = error instanceof DOMException && error.name === 'VersionError';
    throw isNewer ? new NewerDatabaseError('The database belongs to a newer version.') : error;
  });
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
  migrations = MIGRATIONS,
}: { name?: string; migrations?: readonly Migration[] } = {}): Promise<PageDb> {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;
  const onGone = (): void => {
    connection = null;
  };
  const connected = (): Promise<IDBPDatabase<Schema>> =>
    (connection ??= connect({ name, migrations, onGone }).catch((error: unknown) => {
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
