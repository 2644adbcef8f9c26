import type { Db, Writing } from './db';
import { LAYOUT } from './layout';
import type { StoreName } from './schema';
import { Table } from './table';

type Tables = { [S in StoreName]: Table<S> };

function createTables(): Tables {
  return {
    users: new Table(LAYOUT.users),
    posts: new Table(LAYOUT.posts),
    replies: new Table(LAYOUT.replies),
    photos: new Table(LAYOUT.photos),
    reactions: new Table(LAYOUT.reactions),
    bookmarks: new Table(LAYOUT.bookmarks),
    follows: new Table(LAYOUT.follows),
    credentials: new Table(LAYOUT.credentials),
    deleted: new Table(LAYOUT.deleted),
    installation: new Table(LAYOUT.installation),
    films: new Table(LAYOUT.films),
    ratings: new Table(LAYOUT.ratings),
    personFilms: new Table(LAYOUT.personFilms),
    diary: new Table(LAYOUT.diary),
    deletedEntries: new Table(LAYOUT.deletedEntries),
    notifications: new Table(LAYOUT.notifications),
    notificationSettings: new Table(LAYOUT.notificationSettings),
  };
}

/** One transaction. `undo` collects the steps that revert its changes, the latest last. */
function createTransaction(tables: Tables, undo: (() => void)[]): Writing {
  const applied = (step: () => void): Promise<void> => {
    undo.push(step);
    return Promise.resolve();
  };
  return {
    get: (store, key) => Promise.resolve(tables[store].get(key)),
    all: (store) => Promise.resolve(tables[store].all()),
    list: (store, index, prefix) => Promise.resolve(tables[store].list(index, { prefix })),
    count: (store, index, range) => Promise.resolve(tables[store].count(index, range)),
    scan: (store, index, range, direction) => lazily(tables[store].scan(index, range, direction)),
    put: (store, value) => applied(tables[store].put(value)),
    delete: (store, key) => applied(tables[store].delete(key)),
    clear: (store) => applied(tables[store].clear()),
  };
}

function lazily<T>(items: Iterator<T>): AsyncIterableIterator<T> {
  return {
    next: () => Promise.resolve(items.next()),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Keeps all data until the page is closed. Transactions run one after another; one that throws is rolled back. */
export function createMemoryDb(): Db {
  const tables = createTables();
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(job: () => Promise<T>): Promise<T> {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  }

  return {
    storage: 'memory',
    read: (work) => inTurn(() => work(createTransaction(tables, []))),
    write: (work) =>
      inTurn(async () => {
        const undo: (() => void)[] = [];
        try {
          return await work(createTransaction(tables, undo));
        } catch (error) {
          for (const step of undo.reverse()) step();
          throw error;
        }
      }),
    close: () => undefined,
  };
}
