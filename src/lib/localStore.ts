/** Text by key in one of the browser's storages. */
const webStore = (open: () => Storage) => {
  const attempt = <T>(action: (store: Storage) => T): T | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    /** The text stored under `key`, or null. */
    read: (key: string): string | null => attempt((store) => store.getItem(key)),
    write: (key: string, value: string): void => {
      attempt((store) => store.setItem(key, value));
    },
    remove: (key: string): void => {
      attempt((store) => store.removeItem(key));
    },
    /** Empties the whole of the origin's storage, as the logout does with the local one. */
    clear: (): void => {
      attempt((store) => store.clear());
    },
  };
};

/**
 * Local storage that never throws: some browsers deny it, and even the look at
 * `window.localStorage` throws there. What cannot be stored is simply not found again.
 */
export const localStore = webStore(() => globalThis.localStorage);

/** The same of the storage that this tab has for itself, and keeps over a reload. */
export const tabStore = webStore(() => globalThis.sessionStorage);
