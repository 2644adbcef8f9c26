/** A key pressed meanwhile waits no longer than this. */
const SLICE_MS = 4;

/** Waits behind keys, painting and all else that is due, where the browser knows priorities: Safari and Node do not. */
const letOthersFirst = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve));

/** Does the work for each item, and lets the page have its turn in between. */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await letOthersFirst();
    end = performance.now() + SLICE_MS;
  }
}
