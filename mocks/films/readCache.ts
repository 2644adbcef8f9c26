/** Values by key, each read once. Reading ahead lets several reads run in parallel. */
export interface ReadCache<T> {
  get(key: string): Promise<T>;
  set(key: string, value: T): void;
}

export function createReadCache<T>(read: (key: string) => Promise<T>): ReadCache<T> {
  const values = new Map<string, Promise<T>>();
  return {
    get(key) {
      const value = values.get(key) ?? read(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.set(key, Promise.resolve(value));
    },
  };
}
