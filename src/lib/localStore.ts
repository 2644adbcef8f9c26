/** Access to one of the browser's storages that never throws. */
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
    /** Clears the origin's whole storage, as a logout does with local storage. */
    clear: (): void => {
      attempt((store) => store.clear());
    },
  };
};

/**
 * Local storage that never throws: where a browser denies it, even reading `window.localStorage`
 * throws. What cannot be stored is simply not found later.
 */
export const localStore = webStore(() => globalThis.localStorage);

/** The same for session storage, which belongs to one tab and survives a reload. */
export const tabStore = webStore(() => globalThis.sessionStorage);
