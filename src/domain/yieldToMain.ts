/** Work goes on for about this long before it yields: what a key pressed meanwhile waits. */
const MAX_RUN_MS = 4;

/** Yields to the browser's main thread if the work has run for long enough. */
export type YieldToMain = () => Promise<void>;

/** Waits behind keys, painting and all else that is due, where the browser knows priorities: Safari and Node do not. */
const letOthersFirst = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve));

/** Awaited after each small step of long work, the returned function keeps every task short. */
export const createYieldToMain = (): YieldToMain => {
  let end = performance.now() + MAX_RUN_MS;
  return async () => {
    if (performance.now() < end) return;
    await letOthersFirst();
    end = performance.now() + MAX_RUN_MS;
  };
};
