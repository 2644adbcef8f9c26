import type { Page } from '@playwright/test';
import { SEED_PASSWORDS } from '../../../src/domain/demoAccounts';
import { expect, signIn, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { actOn, logOut, signInAsAdmin, signUpAsAdmin } from '../../support/moderators';
import { expectToast } from '../../support/toasts';

const NOEL = 'Noël Brandt';
const POST = '/singlePost/lonely-place';
const OF_POST = `a post by ${NOEL}`;
const WHY = 'Gives the end away.';

const signInAsNoel = (page: Page) => signIn(page, 'noirnoel', SEED_PASSWORDS['noirnoel'] ?? '');

const report = (page: Page) => page.getByRole('article', { name: `Report of ${OF_POST}` });

test('somebody reports a post; a moderator takes it down and gives it back, and its author is told both times', async ({
  page,
}) => {
  test.slow();
  await signInQuietly(page);
  await page.goto(POST);
  await page.getByRole('button', { name: `Options for ${NOEL}` }).click();
  await page.getByRole('menuitem', { name: 'Report post' }).click();
  const dialog = page.getByRole('dialog', { name: `Report a post by ${NOEL}` });
  await expect(dialog.getByRole('textbox', { name: 'What is wrong?' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What is wrong?' }).fill(WHY);
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expectToast(page, 'Thank you. The moderators will look at it.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Options for ${NOEL}` })).toBeFocused();
  // For others there is no such page.
  await page.goto('/moderation');
  await expect(page.getByText('There is nothing at this address.')).toBeVisible();
  await page.goto('/');
  await logOut(page);

  await signUpAsAdmin(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Reports and log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '1 open report' })).toBeVisible();
  await expect(report(page)).toContainText(WHY);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: `Take down ${OF_POST}` }).click();
  await expect(page.getByRole('dialog', { name: `Take down ${OF_POST}` })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Take down ${OF_POST}` })).toBeFocused();
  await actOn(page, `Take down ${OF_POST}`, 'Take down', 'Mark spoilers.');
  await expect(report(page)).toContainText('Taken down');
  await expect(page.getByRole('heading', { name: 'All settled' })).toBeVisible();
  await logOut(page);

  await signInAsNoel(page);
  await page.goto('/notifications');
  const told = page.getByRole('link', { name: /Moderators took down your post: Mark spoilers\./ });
  await told.click();
  await expect(page.getByText('Taken down by a moderator: Mark spoilers.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await logOut(page);

  await signInAsAdmin(page);
  await page.goto('/moderation/log');
  const entry = page.getByRole('article', { name: `took down ${OF_POST}` });
  await expect(entry).toContainText('Ada Usher');
  expect(await axeFinds(page)).toEqual([]);
  await actOn(page, `Give back ${OF_POST}`, 'Give back', 'Marked now.');
  await expect(page.getByRole('article', { name: `gave back ${OF_POST}` })).toBeVisible();
  await logOut(page);

  await signInAsNoel(page);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /Moderators gave back your post: Marked now\./ }).click();
  await expect(page.getByRole('article', { name: `Post by ${NOEL}` })).toBeVisible();
  await expect(page.getByText(/^Taken down by a moderator/)).toHaveCount(0);
});

test('a suspended person is told so at the login, until they are freed', async ({ page }) => {
  test.slow();
  await signInQuietly(page);
  await page.goto('/profile/noirnoel');
  await page.getByRole('button', { name: `More about ${NOEL}` }).click();
  await page.getByRole('menuitem', { name: `Report ${NOEL}` }).click();
  await page.getByRole('textbox', { name: 'What is wrong?' }).fill('Threats.');
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expectToast(page, 'Thank you. The moderators will look at it.');
  await logOut(page);

  await signUpAsAdmin(page);
  await page.goto('/moderation');
  await actOn(page, `Suspend ${NOEL}`, 'Suspend', 'Threats.');
  await expect(page.getByRole('button', { name: `Free ${NOEL}` })).toBeVisible();
  await logOut(page);

  await page.getByLabel('Username').fill('noirnoel');
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORDS['noirnoel'] ?? '');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'This account is suspended.');
  await expect(page.getByText('Only a moderator can free it.')).toBeVisible();

  await signInAsAdmin(page);
  await page.goto('/moderation');
  await actOn(page, `Free ${NOEL}`, 'Free', 'They said sorry.');
  await logOut(page);
  await signInAsNoel(page);
});
