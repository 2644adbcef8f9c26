import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { developmentUrl } from './support/builds';
import { png } from './support/pictures';
import { cardWith, choosePostOption, writePost } from './support/posts';
import { expectToast, sawToast } from './support/toasts';

// `npm start`: React's StrictMode runs the effects of each new component twice. The fixtures fail the test on a console
// error, the panel lists all calls.
test.use({ baseURL: developmentUrl, serviceWorkers: 'block' });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Developer’s panel' });

/** The calls since the list was last read, the oldest first. */
const takeCalls = async (page: Page): Promise<string[]> => {
  await panel(page).getByRole('button', { name: 'Developer’s panel' }).click();
  const calls = panel(page).getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(calls.filter({ hasText: 'waiting' })).toHaveCount(0);
  const names = await calls.getByTestId('call').allTextContents();
  await panel(page).getByRole('button', { name: 'Clear the list' }).click();
  await panel(page).getByRole('button', { name: 'Developer’s panel' }).click();
  return names.reverse();
};

/**
 * Checks that no change was sent twice since the list was last read, nothing was asked for twice in a row, and no error
 * was shown.
 */
const expectQuiet = async (page: Page, ...expected: string[]) => {
  const calls = await takeCalls(page);
  const changes = calls.filter((name) => !name.startsWith('GET'));
  expect(changes).toEqual([...new Set(changes)]);
  expect(calls.filter((name, index) => name === calls[index - 1])).toEqual([]);
  expect(calls).toEqual(expect.arrayContaining(expected));
  // The greeting may still be on screen.
  const alerts = page.getByRole('alert').filter({ hasNotText: 'Welcome' });
  expect(await alerts.allTextContents()).toEqual([]);
  expect(await sawToast(page, 'Something went wrong')).toBe(false);
};

test('in development no journey sends a call twice or meets an error', async ({ page }) => {
  await page.goto('/landing-page');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectQuiet(page, 'POST /api/auth/login');

  const card = await writePost(page, 'Written in development', png(60, 40));
  await card.getByRole('button', { name: 'Like' }).click();
  await card.getByRole('button', { name: 'Bookmark' }).click();
  await choosePostOption(page, card, 'Edit');
  await page.getByLabel('Lights, Camera, Action').fill('Written and edited');
  await page.getByRole('button', { name: 'Save' }).click();
  const edited = cardWith(page, 'Written and edited');
  await edited.getByRole('button', { name: /^View photo/ }).click();
  await expect(page.getByRole('dialog', { name: /^Photo by/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await choosePostOption(page, edited, 'Delete');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(edited).toBeVisible();
  await expectQuiet(page, 'POST /api/posts');

  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible();
  await page.getByRole('link', { name: 'Films', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible();
  await expectQuiet(page);

  await page
    .getByRole('main')
    .getByRole('link', { name: /\(\d{4}\)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Watchlist', exact: true }).click();
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(page.getByRole('button', { name: 'Remove film' })).toBeVisible();
  await expectQuiet(page);

  await page
    .getByRole('link', { name: /Mina Okafor/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Bio').fill('Twice is once too often.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByRole('button', { name: 'Log a film' })).toBeVisible();
  await expectQuiet(page, 'POST /api/users/edit');

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Wrong Credentials');
});
