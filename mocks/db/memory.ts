import type { PageDb, Writing } from './db';
import { LAYOUT } from './layout';
import { STORE_NAMES, type StoreName } from './schema';
import { stepwise, type Stepping } from './stepwise';
import { Table } from './table';

type Tables = { [S in StoreName]: Table<S> };

const isComplete = (tables: object): tables is Tables =>
  STORE_NAMES.every((store) => Reflect.get(tables, store) instanceof Table);

function createTables(): Tables {
  const tables: object = Object.fromEntries(
    STORE_NAMES.map((store) => [store, new Table(LAYOUT[store])]),
  );
  if (!isComplete(tables)) throw new TypeError('A store has no table.');
  return tables;
}

/** One transaction. `undo` collects the steps that revert its changes, the latest last. */
function createTransaction(tables: Tables, undo: (() => void)[]): Writing {
  const applied = (step: () => void): Promise<void> => {
    undo.push(step);
    return Promise.resolve();
  };
  const stepping: Stepping = {
    get: (store, key) => Promise.resolve(tables[store].get(key)),
    all: (store) => Promise.resolve(tables[store].all()),
    scan: (store, index, range, direction) => lazily(tables[store].scan(index, range, direction)),
  };
  return {
    ...stepping,
    ...stepwise(stepping),
    list: (store, index, prefix) => Promise.resolve(tables[store].list(index, { prefix })),
    count: (store, index, range) => Promise.resolve(tables[store].count(index, range)),
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
export function createMemoryDb(): PageDb {
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
