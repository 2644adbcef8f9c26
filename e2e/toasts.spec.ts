import { GUEST } from '../src/domain/demoAccounts';
import { expect, signInAsGuest, test } from './fixtures';
import { expectToast } from './support/toasts';
import { writePost } from './support/posts';

test('success and error toasts have different colours, the same everywhere', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const wrong = await expectToast(page, 'Wrong Credentials', 'top-right');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  const welcome = await expectToast(page, 'Welcome Mina Okafor', 'bottom-left');
  const suggestions = page.getByRole('complementary', { name: 'Suggestions' });
  const row = suggestions.getByRole('button', { name: /^Follow / }).first();
  const name = ((await row.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await suggestions.getByRole('link', { name }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  const followed = await expectToast(page, `You started following ${name}`, 'bottom-right');
  await main.getByRole('button', { name: 'Unfollow' }).click();
  const unfollowed = await expectToast(page, `You unfollowed ${name}`, 'bottom-right');

  expect(welcome.background).toBe(followed.background);
  expect(unfollowed.background).toBe(wrong.background);
  expect(followed.background).not.toBe(unfollowed.background);
});

test('several toasts are all shown, each for its full time', async ({ page }) => {
  await signInAsGuest(page);
  const card = await writePost(page, 'Noisy');
  await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Post Created');
  await expectToast(page, 'Post Added to bookmark');
  await expectToast(page, 'Link Copied');
});
