import { GUEST } from '../src/domain/demoAccounts';
import { expect, signInAsGuest, test } from './fixtures';
import { expectNotice } from './support/notices';
import { writePost } from './support/posts';

test('good news and bad news differ in colour, the same everywhere', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill('not-it');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const wrong = await expectNotice(page, 'Wrong Credentials', 'top-right');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  const welcome = await expectNotice(page, 'Welcome Mina Okafor', 'bottom-left');
  const suggestions = page.getByRole('complementary', { name: 'Suggestions' });
  const row = suggestions.getByRole('button', { name: /^Follow / }).first();
  const name = ((await row.getAttribute('aria-label')) ?? '').replace('Follow ', '');
  await suggestions.getByRole('link', { name }).first().click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  const followed = await expectNotice(page, `You started following ${name}`, 'bottom-right');
  await main.getByRole('button', { name: 'Unfollow' }).click();
  const unfollowed = await expectNotice(page, `You unfollowed ${name}`, 'bottom-right');

  expect(welcome.background).toBe(followed.background);
  expect(unfollowed.background).toBe(wrong.background);
  expect(followed.background).not.toBe(unfollowed.background);
});

test('several notices are all shown, none cutting another short', async ({ page }) => {
  await signInAsGuest(page);
  const card = await writePost(page, 'Noisy');
  await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expectNotice(page, 'Post Created');
  await expectNotice(page, 'Post Added to bookmark');
  await expectNotice(page, 'Link Copied');
});
