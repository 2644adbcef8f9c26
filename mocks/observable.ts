type Listener<T> = (value: T) => void | Promise<void>;

/** A value to subscribe to. A new subscriber receives the latest one at once. */
export interface Observable<T> {
  /** Settles when every listener has finished. */
  notify(value: T): Promise<void>;
  subscribe(listener: Listener<T>): void;
}

export function createObservable<T>(): Observable<T> {
  const listeners: Listener<T>[] = [];
  let latest: { value: T } | null = null;
  return {
    async notify(value) {
      latest = { value };
      await Promise.all(listeners.map(async (listener) => listener(value)));
    },
    subscribe(listener) {
      listeners.push(listener);
      if (latest) void listener(latest.value);
    },
  };
}
