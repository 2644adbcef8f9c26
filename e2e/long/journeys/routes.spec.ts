import { expect, signInQuietly, test } from '../../fixtures';
import { goToLogin, somePostPath } from '../../support/routes';

const GUARDED: [path: string, heading: string][] = [
  ['/', 'Home'],
  ['/explore', 'Explore'],
  ['/bookmarks', 'Bookmarks'],
  ['/films', 'Films'],
  ['/film/playtime-1967', 'Playtime'],
  ['/profile', 'Mina Okafor'],
  ['/profile/reelruth', 'Ruth Almeida'],
];

test('every member page sends a visitor to the landing page, and back after login', async ({
  page,
}) => {
  for (const [path, heading] of [...GUARDED, ['/singlePost/first-showing', 'Post'] as const]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/landing-page');
      await goToLogin(page);
      await page.getByRole('button', { name: 'Guest Mode' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(path);
      await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
    });
  }
});

test('every member page shows its heading, title, navigation and suggestions when opened directly', async ({
  page,
}) => {
  await signInQuietly(page);
  for (const [path, heading] of GUARDED) {
    await test.step(path, async () => {
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
});

test('/singlePost/{postId} shows one post when opened directly, with a link back to Home; so do unknown posts and people', async ({
  page,
}) => {
  await signInQuietly(page);
  const text = await page.getByRole('article').first().getByTestId('post-text').innerText();
  await page.goto(await somePostPath(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByTestId('post-text')).toHaveText(text, { useInnerText: true });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/singlePost/no-such-post');
  await expect(page.getByText('Post not found.')).toBeVisible();
  await page
    .getByRole('link', { name: /back|home/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');

  await page.goto('/profile/nobody-here');
  await expect(page.getByText('User not found.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('an unknown address shows the error page, signed out and signed in; one that looks like another host’s stays in the app', async ({
  page,
  baseURL,
}) => {
  const error = page.getByText('Unexpected Application Error!');
  await page.goto('/no/such/page');
  await expect(error).toBeVisible();
  await page.goto(`${baseURL ?? ''}//evil.example/profile`);
  await expect(error).toBeVisible();
  await signInQuietly(page);
  await expect(page).toHaveURL('/');
  await page.goto('/no/such/page');
  await expect(error).toBeVisible();
  await page.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});
