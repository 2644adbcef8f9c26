import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const STORE = 'kept';

interface Schema extends DBSchema {
  [STORE]: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** Values by their keys, unchecked. */
export type StoredValues = ReadonlyMap<string, unknown>;

/** New values by their keys; undefined deletes a key. */
export type NewValues = ReadonlyMap<string, unknown>;

/** What the page itself stores (drafts, the session's mirror), apart from the backend's database. */
export interface PageStorage {
  /** The value under `key`, unchecked; undefined if there is none or storage is denied. */
  read(key: string): Promise<unknown>;
  /** Stores a structured-cloneable value. Resolves once it is on disk, or at once if storage is denied. */
  write(key: string, value: unknown): Promise<void>;
  /** Makes all changes or none. Resolves to false if storage is full or denied. */
  writeAll(changes: NewValues): Promise<boolean>;
  /**
   * Reads everything whose key starts with `prefix` and changes some of it, in one transaction.
   * @returns the previous values; none if storage is denied
   */
  update(prefix: string, decide: (stored: StoredValues) => NewValues): Promise<StoredValues>;
}

const open = (name: string, onGone: () => void): Promise<Database | null> =>
  Promise.resolve()
    .then(() =>
      openDB<Schema>(name, 1, {
        upgrade: (db) => void db.createObjectStore(STORE),
        blocking: (_current, _blocked, event) => {
          if (event.target instanceof IDBDatabase) event.target.close();
          onGone();
        },
        terminated: onGone,
      }),
    )
    .catch(() => null);

const begin = (db: Database) => db.transaction(STORE, 'readwrite', { durability: 'strict' });
type Transaction = ReturnType<typeof begin>;

/** Requests the changes and the commit synchronously: a page that is closing gets no further task. */
const request = async (tx: Transaction, changes: NewValues): Promise<void> => {
  for (const [key, value] of changes) {
    const asked: Promise<unknown> =
      value === undefined ? tx.store.delete(key) : tx.store.put(value, key);
    // A failed request also fails the transaction, which reports it.
    asked.catch(() => undefined);
  }
  tx.commit();
  await tx.done;
};

/** Aborts the whole transaction if anything in it fails. */
const orAbort = async <T>(tx: Transaction, work: () => Promise<T>): Promise<T> => {
  tx.done.catch(() => undefined);
  try {
    return await work();
  } catch (error) {
    tx.abort();
    throw error;
  }
};

/**
 * A small key-value store on IndexedDB, opened on first use. Unlike local storage, it does not lose
 * the writes of the last seconds when the browser is killed.
 * @param name the database's name
 */
export const createPageStorage = (name: string): PageStorage => {
  let opened: Promise<Database | null> | undefined;
  const database = () => (opened ??= open(name, () => (opened = undefined)));
  const attempt = async <T>(fallback: T, action: (db: Database) => Promise<T>): Promise<T> => {
    const db = await database();
    if (!db) return fallback;
    try {
      return await action(db);
    } catch {
      return fallback;
    }
  };
  const writeAll = (changes: NewValues): Promise<boolean> =>
    attempt(false, async (db) => {
      const tx = begin(db);
      await orAbort(tx, () => request(tx, changes));
      return true;
    });
  return {
    read: (key) => attempt<unknown>(undefined, (db) => db.get(STORE, key)),
    write: async (key, value) => {
      await writeAll(new Map([[key, value]]));
    },
    writeAll,
    update: (prefix, decide) =>
      attempt<StoredValues>(new Map(), async (db) => {
        const tx = begin(db);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([
          tx.store.getAllKeys(range),
          tx.store.getAll(range),
        ]);
        const stored = new Map(keys.map((key, index) => [key, values[index]]));
        await orAbort(tx, () => request(tx, decide(stored))).catch(() => undefined);
        return stored;
      }),
  };
};
