import type { PageStorage } from '../lib/pageStorage';

/** Page storage in memory. Like the real one, it stores and returns structured clones. */
export const createMemoryPageStorage = (stored: Record<string, unknown> = {}): PageStorage => {
  const values = new Map<string, unknown>(Object.entries(stored));
  const make = (changes: ReadonlyMap<string, unknown>): void => {
    for (const [key, value] of structuredClone(changes)) {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
    }
  };
  return {
    read: (key) => Promise.resolve(structuredClone(values.get(key))),
    write: (key, value) => {
      make(new Map([[key, value]]));
      return Promise.resolve();
    },
    writeAll: (changes) => {
      make(changes);
      return Promise.resolve(true);
    },
    update: (prefix, decide) => {
      const found = structuredClone(new Map([...values].filter(([key]) => key.startsWith(prefix))));
      make(decide(found));
      return Promise.resolve(found);
    },
  };
};
