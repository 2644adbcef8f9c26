import { expect, test } from '../../fixtures';
import { guestMode } from '../../support/unreachableLogin';

/** The code that writes the seed, needed only on a first visit. */
const SEED = /\/assets\/mocks-writeSeed-[^/]+\.js/;

test('a first visit whose seed cannot be fetched says so, and works once it can be', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/^console .*(Failed to load|Failed to fetch|dynamically imported|preload)/s);
  await page.route(SEED, (route) => route.fulfill({ status: 404 }));
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.goto('/login');
  await expect.poll(() => loads.length, { message: 'one reload' }).toBe(2);
  await guestMode(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute(SEED);
  await guestMode(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a later visit does not fetch the seed', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(SEED, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
});
