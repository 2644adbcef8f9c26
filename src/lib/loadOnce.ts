/**
 * Loads at the first call and hands the same to every later one. A failure is forgotten once it
 * was told: the next call tries again.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    }));
};
