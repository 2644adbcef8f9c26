/** A page that is hidden before its next frame paints none: work is not held up for longer. */
const AT_LATEST_MS = 100;

/** What has to be done with the new picture, and input that waits already, takes its turn first. */
const TURN_MS = 1;

/** Resolves once what has just changed on screen is painted; where nothing is painted, at once. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.hidden) {
      resolve();
      return;
    }
    requestAnimationFrame(() => setTimeout(resolve, TURN_MS));
    setTimeout(resolve, AT_LATEST_MS);
  });
