import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { GUEST } from '../../src/domain/demoAccounts';
import { expect, test } from '../fixtures';
import { call, guestToken, waitForWorker } from '../support/api';
import { axeFinds } from '../support/axe';
import { cardWith, expectFeed, writePost } from '../support/posts';
import { expectToast } from '../support/toasts';

test.use({ serviceWorkers: 'allow' });

const OLD = 'gleaners-2000';
const NEW = 'vagabond-1985';
const BOOKMARKS = '/api/users/bookmark';
const EVERYWHERE = 'You are logged out everywhere else.';

const fill = async (page: Page, form: string, values: Record<string, string>): Promise<void> => {
  const region = page.getByRole('region', { name: form });
  for (const [label, value] of Object.entries(values))
    await region.getByLabel(label, { exact: true }).fill(value);
  await region.getByRole('button', { name: form }).click();
};

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

const statusWith = async (page: Page, sent: string): Promise<number> =>
  (await call(page, 'GET', BOOKMARKS, { token: sent })).status;

const logIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Username and password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.goto('/signup');
  const fields = { 'First name': 'Agnès', 'Last name': 'Moreau', Username: 'agnes.m' };
  for (const [label, value] of Object.entries({
    ...fields,
    Password: OLD,
    'Confirm password': OLD,
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a password changed in one tab: the other goes on, a copied token does not, and only the new one logs in', async ({
  page,
  context,
  watchdog,
}) => {
  // The copied token, sent by hand.
  watchdog.allow(/status of 401/);
  const copied = await token(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await expectFeed(other);
  await openAccount(page);
  await waitForWorker(page);
  expect(await statusWith(page, copied)).toBe(200);

  await fill(page, 'Change password', {
    'Old password': OLD,
    'New password': NEW,
    'Confirm new password': NEW,
  });
  await expectToast(page, `Your password was changed. ${EVERYWHERE}`);
  await expect.poll(() => token(page)).not.toBe(copied);
  expect(await statusWith(page, copied)).toBe(401);
  expect(await statusWith(page, await token(page))).toBe(200);

  const bookmark = other.getByRole('article').first().getByRole('button', { name: 'Bookmark' });
  await bookmark.click();
  await expect
    .poll(async () => (await call(page, 'GET', BOOKMARKS, { token: await token(page) })).body)
    .toMatchObject({ bookmarks: [expect.any(String)] });
  await other.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, 'agnes.m', OLD);
  await expectToast(page, 'Wrong Credentials');
  await logIn(page, 'agnes.m', NEW);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('a call on its way with the old token reaches the server in the end', async ({ page }) => {
  await openAccount(page);
  await fill(page, 'Log out everywhere else', { Password: OLD });
  // The new token is 400 ms away.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await writePost(page, 'Written in between');
  await expectToast(page, EVERYWHERE);
  await page.reload();
  await expect(cardWith(page, 'Written in between')).toBeVisible();
});

test('a new username stands everywhere at once, in the other tab too', async ({
  page,
  context,
}) => {
  await writePost(page, 'By whom?');
  await expectToast(page, 'Post Created');
  const other = await context.newPage();
  await other.goto('/');
  await expect(cardWith(other, 'By whom?')).toContainText('@agnes.m');
  await openAccount(page);
  await fill(page, 'Change username', { Username: 'varda', Password: OLD });
  await expectToast(page, `Your username was changed. ${EVERYWHERE}`);
  for (const one of [page, other])
    await expect(
      one.getByRole('navigation', { name: 'Main' }).locator('a[href$="/profile"]'),
    ).toContainText('varda');
  await expect(cardWith(other, 'By whom?')).toContainText('@varda');
  await page.goto('/profile/varda');
  await expect(cardWith(page, 'By whom?')).toContainText('@varda');
});

/** The guest answers the newest post. @returns the id of the reply */
const replyAsGuest = async (page: Page): Promise<string> => {
  const { posts } = v.parse(
    v.object({ posts: v.array(v.object({ _id: v.string() })) }),
    (await call(page, 'GET', '/api/posts?feed=explore&limit=1')).body,
  );
  const postData = { _id: 'reply', content: 'Surely not?', replyTo: posts[0]?._id };
  await call(page, 'POST', '/api/posts', { token: await guestToken(page), body: { postData } });
  return postData._id;
};

test('a deleted account is gone for others at once, and back after a login', async ({
  page,
  watchdog,
}) => {
  test.slow();
  // The person who is asked for is not there.
  watchdog.allow(/status of 404/);
  await writePost(page, 'Last words');
  await expectToast(page, 'Post Created');
  await waitForWorker(page);
  const reply = await replyAsGuest(page);
  const openDialog = async () => {
    await openAccount(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    return page.getByRole('dialog', { name: 'Delete my account' });
  };
  const dialog = await openDialog();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await openDialog();
  await dialog.getByLabel('Password', { exact: true }).fill(OLD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Your account is deleted. Log in within seven days to keep it.');
  await expect(page).toHaveURL('/landing-page');
  await waitForWorker(page);
  expect((await call(page, 'GET', '/api/users?username=agnes.m')).status).toBe(404);
  await page.goto('/login');
  await logIn(page, GUEST.username, GUEST.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.goto(`/singlePost/${reply}`);
  await expect(page.getByText('This post was deleted')).toBeVisible();
  await expect(page.getByText('Surely not?')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');

  await logIn(page, 'agnes.m', OLD);
  await expectToast(page, 'Welcome back. Your account is no longer deleted.');
  await expect(cardWith(page, 'Last words')).toBeVisible();
});

test('the page has nothing that axe objects to, also with errors, in either colour mode', async ({
  page,
}) => {
  await openAccount(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFinds(page)).toEqual([]);
  }
  await fill(page, 'Change password', {});
  await expect(page.getByText('Old password is required')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
