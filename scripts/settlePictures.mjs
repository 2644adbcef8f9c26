/** Not every browser finishes each decode and animation, and a screenshot is useful regardless. */
const LONGEST_MS = 5_000;

/**
 * Waits until fonts and pictures have loaded and nothing moves, or until the time is up.
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} page
 */
export const settlePictures = (page) =>
  page.evaluate(async (longestMs) => {
    // A lazy picture below the fold never loads by itself.
    const coming = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    );
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.race([
      Promise.allSettled([
        document.fonts.ready,
        ...coming.map((image) => image.decode()),
        ...passing.map((animation) => animation.finished),
      ]),
      new Promise((resolve) => {
        setTimeout(resolve, longestMs);
      }),
    ]);
  }, LONGEST_MS);
