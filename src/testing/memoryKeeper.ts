import type { Keeper } from '../lib/keeper';

/** A keeper in memory. Like the real one it hands out copies, and only of what can be cloned. */
export const createMemoryKeeper = (kept: Record<string, unknown> = {}): Keeper => {
  const values = new Map<string, unknown>(Object.entries(kept));
  return {
    read: (key) => Promise.resolve(structuredClone(values.get(key))),
    write: (key, value) => {
      values.set(key, structuredClone(value));
      return Promise.resolve();
    },
    remove: (key) => {
      values.delete(key);
      return Promise.resolve();
    },
  };
};
