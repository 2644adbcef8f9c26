/**
 * Loads on the first call and returns the same promise from every later one. After a failure the
 * next call tries again.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    }));
};
