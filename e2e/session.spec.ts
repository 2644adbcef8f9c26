import { GUEST } from '../src/domain/demoAccounts';
import { expect, signInAsGuest, signInQuietly, test } from './fixtures';
import { setFaults } from './support/faults';
import { expectToast } from './support/toasts';
import { composer, writePost } from './support/posts';
import { goTo } from './support/routes';

const navigation = { name: 'Main' } as const;

test('the navigation leads to each page and marks the current one', async ({ page }) => {
  await signInQuietly(page);
  const nav = page.getByRole('navigation', navigation);
  for (const [name, path] of [
    ['Explore', '/explore'],
    ['Bookmarks', '/bookmarks'],
    ['Home', '/'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  const profile = nav.locator('a[href$="/profile"]');
  await expect(profile).toContainText('Mina Okafor');
  await expect(profile).toContainText('@matinee');
  await expect(profile.locator('img')).toBeVisible();
  await profile.click();
  await expect(page).toHaveURL('/profile');
});

test('logout is confirmed, clears local storage and leads to login; the next login leads to Home, where the draft is kept', async ({
  page,
}) => {
  const logout = page.getByRole('navigation', navigation).getByRole('button', { name: 'Logout' });
  await signInAsGuest(page);
  await composer(page).getByRole('textbox').fill('To be continued');
  await goTo(page, 'Bookmarks');
  await logout.click();
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page).toHaveURL('/');
  await expect(composer(page).getByRole('textbox')).toHaveValue('To be continued');

  await page.evaluate(() => localStorage.setItem('somebody-elses', 'key'));
  await logout.click();
  await expectToast(page, 'Logged Out', 'bottom-right');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await page.goto('/');
  await expect(page).toHaveURL('/landing-page');
});

test('a token that the server refuses ends the session, and login leads back', async ({ page }) => {
  await signInQuietly(page);
  await goTo(page, 'Explore');
  await setFaults(page, [
    {
      path: '/api/posts/like',
      status: 401,
      body: { errors: ['The token is invalid. Unauthorized access error.'] },
      times: 1,
    },
  ]);
  await page.getByRole('button', { name: 'Like', exact: true }).first().click();
  await expect(page).toHaveURL('/login');
  await expectToast(page, /session/i);
  await page.getByLabel('Username').fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill(GUEST.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page).toHaveURL('/explore');
});

test('without IndexedDB the app runs in memory, and a banner says so', async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await signInAsGuest(page);
  await expect(page.getByText(/will not be kept/)).toBeVisible();
});

test('"Reset sample data" asks, then returns to the seed', async ({ page }) => {
  await signInQuietly(page);
  await writePost(page, 'Soon forgotten');
  await page.getByRole('navigation', navigation).getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Reset sample data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset sample data' });
  await dialog.getByRole('button', { name: 'Reset everything' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, 'The sample data is back.');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Guest Mode' })).toBeVisible();
  await signInQuietly(page);
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByText('Soon forgotten')).toBeHidden();
});
