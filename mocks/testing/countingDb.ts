import type { PageDb, Reading } from '../db/db';

/** What a database was asked for. */
export interface Count {
  /** How often the work had to wait: reads asked for together are one round. */
  rounds: number;
  reads: number;
}

/** Steps of a scan that a database far away would answer together. */
const CHUNK = 50;

/** Answers reads as one far away would: all that were asked for meanwhile, together. */
export function countingDb(db: PageDb): { db: PageDb; reset(): void; count(): Count } {
  let rounds = 0;
  let reads = 0;
  let answered: Promise<void> | null = null;

  function nextRound(): Promise<void> {
    reads += 1;
    if (answered) return answered;
    rounds += 1;
    answered = new Promise((resolve) => {
      setImmediate(() => {
        answered = null;
        resolve();
      });
    });
    return answered;
  }

  const after = async <T>(read: Promise<T>): Promise<T> => {
    await nextRound();
    return read;
  };

  const counted = <T extends Reading>(tx: T): T => ({
    ...tx,
    get: (store, key) => after(tx.get(store, key)),
    all: (store) => after(tx.all(store)),
    list: (store, index, prefix) => after(tx.list(store, index, prefix)),
    count: (store, index, range) => after(tx.count(store, index, range)),
    first: (store, index, ranges, direction, limit) =>
      after(tx.first(store, index, ranges, direction, limit)),
    search: (of, words, from, limit) => after(tx.search(of, words, from, limit)),
    above: (reply, limit) => after(tx.above(reply, limit)),
    async *scan(store, index, range, direction) {
      let step = 0;
      for await (const record of tx.scan(store, index, range, direction)) {
        if (step % CHUNK === 0) await nextRound();
        step += 1;
        yield record;
      }
    },
  });

  return {
    db: {
      ...db,
      read: (work) => db.read((tx) => work(counted(tx))),
      write: (work) => db.write((tx) => work(counted(tx))),
    },
    reset: () => {
      rounds = 0;
      reads = 0;
    },
    count: () => ({ rounds, reads }),
  };
}
