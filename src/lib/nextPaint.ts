/** A hidden page paints no frames. */
const MAX_WAIT_MS = 100;

/** Resolves once the next frame is painted, with what was just changed. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_MS);
  });
