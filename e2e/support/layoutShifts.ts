import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Adds up all layout shifts not caused by input, from the first paint of each document on. */
export const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const record = { total: 0 };
    Object.assign(window, { shifts: record });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (!shift.hadRecentInput) record.total += shift.value;
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
