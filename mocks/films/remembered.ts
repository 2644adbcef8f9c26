/** Values by key, each read once: what will be needed can be asked for early, together with everything else. */
export interface Remembered<T> {
  get(key: string): Promise<T>;
  set(key: string, value: T): void;
}

export function remembered<T>(read: (key: string) => Promise<T>): Remembered<T> {
  const known = new Map<string, Promise<T>>();
  return {
    get(key) {
      const value = known.get(key) ?? read(key);
      known.set(key, value);
      return value;
    },
    set(key, value) {
      known.set(key, Promise.resolve(value));
    },
  };
}
