import { openDB, type IDBPDatabase } from 'idb';

const STORE = 'kept';

/** What the page itself keeps (drafts, the session's mirror), apart from the backend's database. */
export interface Keeper {
  /** The value under `key`, unchecked, or undefined; also undefined where storage is denied. */
  read(key: string): Promise<unknown>;
  /** Keeps a structured-cloneable value. Resolves once it is on disk; where storage is denied, at once. */
  write(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

const open = (name: string): Promise<IDBPDatabase | null> =>
  Promise.resolve()
    .then(() =>
      openDB(name, 1, {
        upgrade: (db) => void db.createObjectStore(STORE),
        blocking: (_current, _blocked, event) => {
          if (event.target instanceof IDBDatabase) event.target.close();
        },
      }),
    )
    .catch(() => null);

/**
 * A small key-value store over IndexedDB, opened at the first use. It outlives a killed
 * browser, which local storage written in the last seconds does not.
 * @param name the database's name
 */
export const createKeeper = (name: string): Keeper => {
  let opened: Promise<IDBPDatabase | null> | undefined;
  const database = () => (opened ??= open(name));
  const attempt = async <T>(action: (db: IDBPDatabase) => Promise<T>): Promise<T | undefined> => {
    const db = await database();
    if (!db) return undefined;
    return action(db).catch(() => undefined);
  };
  return {
    read: (key) => attempt((db): Promise<unknown> => db.get(STORE, key)),
    write: async (key, value) => {
      await attempt(async (db) => {
        const tx = db.transaction(STORE, 'readwrite', { durability: 'strict' });
        await Promise.all([tx.store.put(value, key), tx.done]);
      });
    },
    remove: async (key) => {
      await attempt((db) => db.delete(STORE, key));
    },
  };
};
