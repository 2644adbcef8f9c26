/** A key pressed meanwhile waits no longer than this. */
const SLICE_MS = 10;

/** Does the work for each item, and lets the page have its turn in between. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
}
