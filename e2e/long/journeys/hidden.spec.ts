import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { expectPersisted } from '../../support/persisted';
import { expectToast } from '../../support/toasts';

const RUTH = 'Ruth Almeida';
const KAI = 'Kai Lindqvist';
const NOEL = 'Noël Brandt';

const postsBy = (page: Page, name: string) =>
  page.getByRole('article', { name: `Post by ${name}` });

const hiddenIn = (page: Page) => page.getByRole('region', { name: 'Hidden' });

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('muting the author of a post with keys takes their posts from Home, and Undo brings them back', async ({
  page,
}) => {
  const card = postsBy(page, RUTH).first();
  await card.getByRole('button', { name: `Options for ${RUTH}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: `Mute ${RUTH}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(postsBy(page, RUTH)).toHaveCount(0);
  await expectToast(page, `You no longer see ${RUTH} in your feeds.`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(postsBy(page, RUTH).first()).toBeVisible();
  await expectPersisted(page, (tab) =>
    expect(postsBy(tab, RUTH).first()).toBeVisible({ timeout: 5_000 }),
  );
});

test('a blocked person’s profile is gone until they are unblocked in the settings', async ({
  page,
}) => {
  await page.goto('/profile/kinokai');
  await page.getByRole('button', { name: `More about ${KAI}` }).click();
  await page.getByRole('menuitem', { name: `Block ${KAI}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expectToast(page, `${KAI} is blocked.`);
  await expectPersisted(page, async (tab) => {
    await tab.goto('/profile/kinokai');
    await expect(tab.getByText('User not found.')).toBeVisible({ timeout: 5_000 });
  });

  await page.goto('/settings');
  const unblock = hiddenIn(page).getByRole('button', { name: `Unblock ${KAI}` });
  await expect(unblock).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await unblock.click();
  await expect(hiddenIn(page).getByText(/^You haven’t blocked anyone\./)).toBeVisible();
  await expectPersisted(page, async (tab) => {
    await tab.goto('/profile/kinokai');
    await expect(tab.getByRole('heading', { level: 1, name: KAI })).toBeVisible({ timeout: 5_000 });
  });
});

test('blocking somebody whom one follows asks first', async ({ page }) => {
  await page.goto('/profile/reelruth');
  await page.getByRole('button', { name: `More about ${RUTH}` }).click();
  await page.getByRole('menuitem', { name: `Block ${RUTH}` }).click();
  const dialog = page.getByRole('dialog', { name: `Block ${RUTH}?` });
  await expect(dialog).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(postsBy(page, NOEL).first()).toBeVisible();
  await expect(postsBy(page, RUTH)).toHaveCount(0);
  // The profile was replaced in the history.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a hidden word covers a post until it is asked for', async ({ page }) => {
  await page.goto('/settings');
  await hiddenIn(page).getByRole('textbox', { name: 'Word or phrase' }).fill('telephone');
  await page.keyboard.press('Enter');
  await expect(hiddenIn(page).getByRole('button', { name: 'Remove word telephone' })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  const card = postsBy(page, NOEL).filter({ hasText: 'A post with a word' });
  await expect(card.getByTestId('post-text')).toHaveCount(0);
  const show = card.getByRole('button', { name: `Show post by ${NOEL}` });
  expect(await axeFinds(page)).toEqual([]);
  await show.focus();
  await page.keyboard.press('Enter');
  const opened = postsBy(page, NOEL).filter({ hasText: 'In a Lonely Place' });
  await expect(opened.getByTestId('post-text')).toContainText('telephone');
  await expect(opened).toBeFocused();
});
