import type { Page } from '@playwright/test';

/** Adds up all layout shifts, from the first paint of each document on. */
export const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const record = { total: 0 };
    Object.assign(window, { shifts: record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        record.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** The sum of `recordShifts` so far, with what the next frame still moves. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return (window as unknown as { shifts: { total: number } }).shifts.total;
  });
