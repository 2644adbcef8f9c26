import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { expectToast } from '../../support/toasts';

const films = (page: Page) => page.getByRole('list', { name: 'Films', exact: true });
const poster = (page: Page, name: string) => films(page).getByRole('checkbox', { name });
const count = (page: Page) => page.getByRole('group', { name: 'Selection' }).getByRole('status');
const select = (page: Page) => page.getByRole('button', { name: 'Select', exact: true });

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/films?decade=1970&sort=year');
});

test('films are selected by mouse, put on a list, which ends the selection, and taken off by Undo', async ({
  page,
}) => {
  await select(page).click();
  for (const name of ['Stalker (1979)', 'Alien (1979)', 'Manhattan (1979)'])
    await poster(page, name).check();
  await poster(page, 'Manhattan (1979)').uncheck();
  await expect(count(page)).toHaveText('2 selected');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Films I have cried at/ })
    .click();
  await expectToast(page, /films? added to “Films I have cried at”/);
  await expect(select(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(select(page)).toBeFocused();
  await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectPersisted(page, async (tab) => {
    await tab.goto('/list/cried-at');
    const listed = tab.getByRole('list', { name: /^Films in / });
    await expect(listed.getByRole('listitem').first()).toBeVisible();
    await expect(listed.getByRole('link', { name: 'Stalker (1979)' })).toHaveCount(0);
  });
});

test('films are selected by keys under two filters, and begin a new list in the order they were chosen', async ({
  page,
}) => {
  await select(page).press('Enter');
  await poster(page, 'Stalker (1979)').press('Space');
  await page.getByLabel('Decade').selectOption('1950s');
  await poster(page, 'Vertigo (1958)').press('Space');
  await expect(count(page)).toHaveText('2 selected');
  await page.getByRole('button', { name: 'Add to list' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(count(page)).toHaveText('2 selected');
  await page.getByRole('button', { name: 'Add to list' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'New list' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Move / }).first()).toHaveAccessibleName(
    'Move Stalker',
  );
  await page.goBack();
  await expect(select(page)).toHaveAttribute('aria-pressed', 'false');
});

test('Escape leaves a selection, and the focus is where it began', async ({ page }) => {
  await select(page).click();
  await poster(page, 'Stalker (1979)').press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Selection' })).toHaveCount(0);
  await expect(select(page)).toBeFocused();
});
