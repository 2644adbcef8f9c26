import { aPerson, aPost } from '../../../src/testing/builders';
import { expect, signInQuietly, test } from '../../fixtures';
import { startWithFaults } from '../../support/faults';

/** A lone surrogate cannot be encoded in a URL, so links to this person throw while rendering. */
const UNRENDERABLE = aPerson({ _id: 'torn', username: '\ud800' });

test.beforeEach(async ({ page, watchdog }) => {
  // React logs errors that a boundary caught.
  watchdog.allow(/URI malformed|URIError/);
  await signInQuietly(page);
});

test('a card that fails to render takes down only its own region', async ({ page }) => {
  const post = aPost({ author: UNRENDERABLE, username: UNRENDERABLE.username });
  await startWithFaults(page, [
    { path: 'feed=explore', status: 200, body: { posts: [post], nextCursor: null } },
  ]);
  await page.goto('/explore');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('could not be shown');
  await expect(page.getByRole('complementary', { name: 'Suggestions' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('suggestions that fail to render leave the page next to them intact', async ({ page }) => {
  await startWithFaults(page, [
    { path: 'suggested=true', status: 200, body: { users: [UNRENDERABLE] } },
  ]);
  await page.goto('/');
  const aside = page.getByRole('complementary', { name: 'Suggestions' });
  await expect(aside.getByRole('alert')).toContainText('could not be shown');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
