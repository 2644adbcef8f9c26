import { expect, signInQuietly, test } from './fixtures';
import { somePostPath } from './support/routes';

const GUARDED = [
  ['/', 'Home'],
  ['/explore', 'Explore'],
  ['/bookmarks', 'Bookmarks'],
  ['/profile', 'Mina Okafor'],
  ['/profile/reelruth', 'Ruth Almeida'],
] as const;

for (const [path, heading] of GUARDED) {
  test(`${path} sends a visitor to the landing page, and back after login`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/landing-page');
    await page.getByRole('link', { name: 'Already have an account?' }).click();
    await page.getByRole('button', { name: 'Guest Mode' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test(`${path} shows its heading, title, navigation and suggestions, cold`, async ({ page }) => {
    await signInQuietly(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`${heading}.*Cinefolk`));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    const suggestions = page.getByRole('complementary', { name: 'Suggestions' });
    await expect(suggestions.getByRole('heading', { name: 'Suggested Users' })).toBeVisible();
  });
}

test('/singlePost/{postId} shows one post, cold, with a way back to Home', async ({ page }) => {
  await signInQuietly(page);
  const text = await page.getByRole('article').first().getByTestId('post-text').innerText();
  await page.goto(await somePostPath(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByTestId('post-text')).toHaveText(text, { useInnerText: true });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('/singlePost/{postId} is guarded and returned to', async ({ page }) => {
  await signInQuietly(page);
  const path = await somePostPath(page);
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto(path);
  await expect(page).toHaveURL('/landing-page');
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('an unknown post says so, with a way back', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/singlePost/no-such-post');
  await expect(page.getByText('Post not found.')).toBeVisible();
  await page
    .getByRole('link', { name: /back|home/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
});

test('an unknown person says so, with a way back', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/profile/nobody-here');
  await expect(page.getByText('User not found.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('an unknown address shows the error page, signed out and signed in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await signInQuietly(page);
  await page.goto('/no/such/page');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('an address that starts like another host stays here, also after login', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL ?? ''}//evil.example/profile`);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await signInQuietly(page);
  await expect(page).toHaveURL('/');
});
