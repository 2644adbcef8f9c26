type Indexes = Readonly<Record<string, string[]>>;
type Fields = Record<string, unknown>;

/** Adds indexes to a store. */
export function addIndexes(store: IDBObjectStore, indexes: Indexes): void {
  for (const [name, fields] of Object.entries(indexes)) store.createIndex(name, fields);
}

/** Adds stores to a database. */
export const creatingIn =
  (database: IDBDatabase) =>
  (name: string, keyPath: string | string[], indexes: Indexes = {}): void =>
    addIndexes(database.createObjectStore(name, { keyPath }), indexes);

/** Rewrites a store's records. */
export function rewrite(store: IDBObjectStore, change: (record: Fields) => Fields): void {
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (!cursor) return;
    const record: unknown = cursor.value;
    if (typeof record === 'object') cursor.update(change({ ...record }));
    cursor.continue();
  };
}
