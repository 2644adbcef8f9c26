import { expect, test } from '../fixtures';
import { expectDoorShut, guestMode } from '../support/lateCode';

/** The code that writes the seed, which a first visit alone needs. */
const SEED = /\/assets\/writeSeed-[^/]+\.js/;

test('a first visit whose sample data cannot be fetched says so, and works as soon as it can be', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/^console .*(Failed to load|Failed to fetch|dynamically imported|preload)/s);
  await page.route(SEED, (route) => route.fulfill({ status: 404 }));
  await page.goto('/login');
  await expectDoorShut(page);

  await page.unroute(SEED);
  await guestMode(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a later visit asks for no sample data', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route(SEED, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
});
