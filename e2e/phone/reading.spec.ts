import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { setFaults } from '../support/faults';

/** Pulls the page down by so many pixels with one finger, and lets go. */
const pull = async (page: Page, distance: number) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 300);
  for (let moved = 20; moved <= distance; moved += 20) await touch('touchMove', 300 + moved);
  await touch('touchEnd');
};

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await page.getByRole('link', { name: 'Explore' }).tap();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a feed pulled down from its top is asked for anew', async ({ page }) => {
  const arrival = page.getByRole('main').getByText('Refreshing');
  // Slow enough to be seen.
  await setFaults(page, [{ path: 'feed=explore', delayMs: 2_000, times: 1 }]);
  await pull(page, 200);
  await expect(arrival).toBeAttached();
  await expect(arrival).not.toBeAttached();
  await expect(page.getByRole('article').first()).toBeVisible();
});
