import { GUEST } from '../src/domain/demoAccounts';
import { expect, signInAsGuest, signInQuietly, test } from './fixtures';
import { setFaults } from './support/faults';
import { expectPersisted } from './support/persisted';
import { expectToast } from './support/toasts';
import { cardWith, composer, writePost } from './support/posts';
import { goTo } from './support/routes';

const navigation = { name: 'Main' } as const;

test('the navigation leads to each place and marks where one is', async ({ page }) => {
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

test('logout says so, clears local storage and leads to login', async ({ page }) => {
  await signInAsGuest(page);
  await page.evaluate(() => localStorage.setItem('somebody-elses', 'key'));
  await page.getByRole('navigation', navigation).getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged Out', 'bottom-right');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await page.goto('/');
  await expect(page).toHaveURL('/landing-page');
});

test('after a logout the next login leads to Home, not to where one left', async ({ page }) => {
  await signInQuietly(page);
  await goTo(page, 'Bookmarks');
  await page.getByRole('navigation', navigation).getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page).toHaveURL('/');
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

test('a draft outlives a logout and belongs to its writer', async ({ page }) => {
  await signInQuietly(page);
  await composer(page).getByRole('textbox').fill('To be continued');
  await page.getByRole('navigation', navigation).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await signInQuietly(page);
  await expect(composer(page).getByRole('textbox')).toHaveValue('To be continued');
});

test('a logout in one tab signs the other out', async ({ page, context }) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', navigation).getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
});

test('a post made in one tab is offered in the other without moving it', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await expect(other.getByRole('article')).toHaveCount(6);
  await writePost(page, 'From the first tab');
  const pill = other.getByRole('button', { name: '1 new post' });
  await expect(pill).toBeVisible();
  await expect(other.getByRole('article')).toHaveCount(6);
  await pill.click();
  await expect(other.getByRole('article').first()).toContainText('From the first tab');
});

test('everything works with service workers blocked', async ({ newVisitor, watchdog }) => {
  watchdog.allow(/registration blocked by Playwright/);
  const page = await newVisitor({ serviceWorkers: 'block' });
  await signInAsGuest(page);
  const card = await writePost(page, 'No worker needed');
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card.getByTestId('like-count')).toHaveText('1');

  await expectPersisted(page, (tab) =>
    expect(cardWith(tab, 'No worker needed').getByTestId('like-count')).toHaveText('1'),
  );
  await page.reload();
  await expect(card.getByTestId('like-count')).toHaveText('1');
});

test('without IndexedDB it runs in memory, and a banner says so', async ({ newVisitor }) => {
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
