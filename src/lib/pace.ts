/** Half a frame and a bit: a page in between stays smooth, and the pauses cost little. */
const LONGEST_RUN_MS = 12;

/** Lets the page have its turn, where the work has run for long enough. */
export type Pace = () => Promise<void>;

/** For long work in small steps: awaited after each of them, it keeps every task short. */
export const startPace = (): Pace => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_RUN_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
};
