/** Less than a frame, so that the page stays responsive, yet long enough that pauses cost little. */
const MAX_RUN_MS = 12;

/** Yields to the browser's main thread if the work has run for long enough. */
export type YieldToMain = () => Promise<void>;

/** Awaited after each small step of long work, the returned function keeps every task short. */
export const createYieldToMain = (): YieldToMain => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_RUN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
};
