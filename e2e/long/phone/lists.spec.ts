import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { smallTargets } from '../../support/layout';

const rows = (page: Page) => page.getByRole('button', { name: /^Move / });

const expectOrder = (page: Page, ...titles: string[]) =>
  expect
    .poll(() => rows(page).evaluateAll((all) => all.map((row) => row.ariaLabel)))
    .toEqual(titles.map((title) => `Move ${title}`));

const posters = (page: Page) => page.getByRole('list', { name: 'Films', exact: true });

test('by touch films are selected, begin a list, are put in order by their places, and saved', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/films?decade=1970&sort=year');
  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  for (const name of ['Alien (1979)', 'Stalker (1979)', 'All That Jazz (1979)'])
    await posters(page).getByRole('checkbox', { name }).tap();
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('3 selected');
  await page.getByRole('button', { name: 'Add to list' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'New list' }).tap();
  await expectOrder(page, 'Alien', 'Stalker', 'All That Jazz');
  expect(await smallTargets(page)).toEqual([]);

  // A finger that does not hold the handle, but taps it, is offered the place.
  await page.getByRole('button', { name: 'Move All That Jazz', exact: true }).tap();
  const place = page.getByRole('textbox', { name: 'Place of All That Jazz' });
  await expect(place).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expectOrder(page, 'All That Jazz', 'Alien', 'Stalker');
  await page.getByRole('textbox', { name: 'Place of Stalker' }).tap();
  await page.keyboard.type('2');
  // Another tap is as good as Enter.
  await page.getByRole('textbox', { name: 'Title' }).tap();
  await expectOrder(page, 'All That Jazz', 'Stalker', 'Alien');
  await page.getByRole('textbox', { name: 'Title' }).fill('Late seventies');
  await page.getByRole('button', { name: 'Save' }).tap();

  const films = page.getByRole('list', { name: 'Films in Late seventies' });
  await expect(films.getByRole('link').first()).toHaveAccessibleName('All That Jazz (1979)');
  await expect(films.getByRole('listitem')).toHaveCount(3);
});

test('the order and the filters of a list’s films share a line', async ({ page }) => {
  await signInQuietly(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/list/cried-at');
  const order = page.getByRole('button', { name: 'List order' });
  const filters = page.getByRole('button', { name: 'Filters' });
  const [left, right] = [await order.boundingBox(), await filters.boundingBox()];
  expect(right?.y).toBe(left?.y);
});
