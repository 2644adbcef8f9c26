import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

const STORE = 'kept';

interface Schema extends DBSchema {
  [STORE]: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** Values by their keys, unchecked. */
export type StoredValues = ReadonlyMap<string, unknown>;

/** New values by their keys; undefined deletes one. */
export type Changes = ReadonlyMap<string, unknown>;

/** What the page itself stores (drafts, the session's mirror), apart from the backend's database. */
export interface PageStorage {
  /** The value under `key`, unchecked, or undefined; also undefined where storage is denied. */
  read(key: string): Promise<unknown>;
  /** Stores a structured-cloneable value. Resolves once it is on disk; where storage is denied, at once. */
  write(key: string, value: unknown): Promise<void>;
  /** Makes all changes or none, and answers which: false where storage is full or denied. */
  writeAll(changes: Changes): Promise<boolean>;
  /**
   * Reads everything whose key begins with `prefix` and changes some of it, with no other tab between.
   * @returns what was there before; nothing where storage is denied
   */
  revise(prefix: string, decide: (stored: StoredValues) => Changes): Promise<StoredValues>;
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

/** Asks for the changes and for the commit at once: a page that is being closed gets no turn to do so later. */
const request = async (tx: Transaction, changes: Changes): Promise<void> => {
  for (const [key, value] of changes) {
    const asked: Promise<unknown> =
      value === undefined ? tx.store.delete(key) : tx.store.put(value, key);
    // What fails a request fails the transaction, which reports it.
    asked.catch(() => undefined);
  }
  tx.commit();
  await tx.done;
};

/** A transaction in which something fails is undone whole. */
const whole = async <T>(tx: Transaction, work: () => Promise<T>): Promise<T> => {
  tx.done.catch(() => undefined);
  try {
    return await work();
  } catch (error) {
    tx.abort();
    throw error;
  }
};

/**
 * A small key-value store over IndexedDB, opened at the first use. It outlives a killed
 * browser, which local storage written in the last seconds does not.
 * @param name the database's name
 */
export const createPageStorage = (name: string): PageStorage => {
  let opened: Promise<Database | null> | undefined;
  const database = () => (opened ??= open(name, () => (opened = undefined)));
  const attempt = async <T>(otherwise: T, action: (db: Database) => Promise<T>): Promise<T> => {
    const db = await database();
    if (!db) return otherwise;
    try {
      return await action(db);
    } catch {
      return otherwise;
    }
  };
  const writeAll = (changes: Changes): Promise<boolean> =>
    attempt(false, async (db) => {
      const tx = begin(db);
      await whole(tx, () => request(tx, changes));
      return true;
    });
  return {
    read: (key) => attempt<unknown>(undefined, (db) => db.get(STORE, key)),
    write: async (key, value) => {
      await writeAll(new Map([[key, value]]));
    },
    writeAll,
    revise: (prefix, decide) =>
      attempt<StoredValues>(new Map(), async (db) => {
        const tx = begin(db);
        const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
        const [keys, values] = await Promise.all([
          tx.store.getAllKeys(range),
          tx.store.getAll(range),
        ]);
        const stored = new Map(keys.map((key, place) => [key, values[place]]));
        await whole(tx, () => request(tx, decide(stored))).catch(() => undefined);
        return stored;
      }),
  };
};
