/**
 * Local storage that never throws: some browsers deny it, and even the look at
 * `window.localStorage` throws there. What cannot be stored is simply not found again.
 */
const storage = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

const attempt = <T>(action: (store: Storage) => T): T | null => {
  const store = storage();
  if (!store) return null;
  try {
    return action(store);
  } catch {
    return null;
  }
};

export const localStore = {
  /** The text stored under `key`, or null. */
  read: (key: string): string | null => attempt((store) => store.getItem(key)),
  write: (key: string, value: string): void => {
    attempt((store) => store.setItem(key, value));
  },
  remove: (key: string): void => {
    attempt((store) => store.removeItem(key));
  },
  /** Empties the whole of the origin's local storage, as the logout does. */
  clear: (): void => {
    attempt((store) => store.clear());
  },
};
