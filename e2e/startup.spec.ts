import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { serverError, startWithFaults } from './support/faults';
import { expectFeed } from './support/posts';

/** Longer than any test lives. */
const NEVER_MS = 600_000;

/** From the next document on, feeds are asked for in vain. */
const silenceFeeds = (page: Page) =>
  startWithFaults(page, [{ path: '^/api/posts', method: 'GET', delayMs: NEVER_MS }]);

const scripts = (addresses: string[]) => addresses.filter((address) => address.endsWith('.js'));

const recordRequests = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
};

test('the landing page reads whole and leads on with scripting off', async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/landing-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cinefolk');
  for (const tagline of ['Follow', 'Connect', 'Share']) {
    await expect(page.getByText(tagline, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('img')).toBeVisible();
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/signup');
});

test('the landing page asks for no script before its picture', async ({ page }) => {
  const addresses = recordRequests(page);
  await page.goto('/landing-page');
  await expect.poll(() => scripts(addresses).length).toBeGreaterThan(0);
  const picture = addresses.findIndex((address) => address.startsWith('/hero/'));
  const script = addresses.findIndex((address) => address.endsWith('.js'));
  expect(picture).toBeGreaterThan(-1);
  expect(picture).toBeLessThan(script);
});

test('a feed’s chunks are to be compiled beside the main thread, which a hint at their very beginning says', async ({
  page,
}) => {
  const addresses = recordRequests(page);
  await signInQuietly(page);
  await expectFeed(page);
  for (const chunk of ['first', 'redux', 'store', 'react', 'app', 'member', 'start']) {
    const address = addresses.find((each) => each.startsWith(`/assets/${chunk}-`));
    const response = await page.request.get(address ?? `/no ${chunk}`);
    expect(await response.text(), chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('a link of the landing page keeps the focus when the app takes over', async ({ page }) => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/landing-page');
  const join = page.getByRole('link', { name: 'Join Now' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(join).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(page.locator('#prerendered')).toHaveCount(1);
  release();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(join).toBeFocused();
});

test('other pages neither show the landing page nor fetch its picture', async ({ page }) => {
  // The login page shows it too: from a cache a browser takes even a picture that nobody sees.
  await page.route('**/hero/*', (route) => route.fulfill({ status: 204 }));
  await signInQuietly(page);
  const addresses = recordRequests(page);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
  expect(addresses.filter((address) => address.startsWith('/hero/'))).toEqual([]);
});

test('a feed shows what was last seen in it while it is refetched', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/explore');
  await expectFeed(page);
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like' });
  const wasLiked = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).not.toHaveAttribute('aria-pressed', wasLiked ?? '');
  const names = await page.getByRole('article').evaluateAll(labels);

  await silenceFeeds(page);
  await page.reload();
  await expectFeed(page);
  await expect(like).not.toHaveAttribute('aria-pressed', wasLiked ?? '');
  expect(await page.getByRole('article').evaluateAll(labels)).toEqual(names);
});

test('a feed that cannot be refreshed says so below what was last seen, and Retry tries again', async ({
  page,
}) => {
  await signInQuietly(page);
  await startWithFaults(page, [{ ...serverError('^/api/posts', 'GET'), times: 1 }]);
  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The projector jammed.');
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

const labels = (cards: Element[]) => cards.map((card) => card.getAttribute('aria-label'));

test('nothing of a feed is kept for the next person', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a post deleted here is not seen again on the next visit', async ({ page }) => {
  await signInQuietly(page);
  const cards = await page.getByRole('article').count();
  const card = page.getByRole('article', { name: 'Post by Mina Okafor' }).first();
  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('article')).toHaveCount(cards - 1);

  await silenceFeeds(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(cards - 1);
});
