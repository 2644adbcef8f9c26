import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { expectFeed } from './support/posts';

const scripts = (addresses: string[]) => addresses.filter((address) => address.endsWith('.js'));

const recordRequests = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
};

test('the landing page is complete and its links work with scripting off', async ({
  newVisitor,
}) => {
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

test('the landing page requests no script before its picture', async ({ page }) => {
  const addresses = recordRequests(page);
  await page.goto('/landing-page');
  await expect.poll(() => scripts(addresses).length).toBeGreaterThan(0);
  const picture = addresses.findIndex((address) => address.startsWith('/hero/'));
  const script = addresses.findIndex((address) => address.endsWith('.js'));
  expect(picture).toBeGreaterThan(-1);
  expect(picture).toBeLessThan(script);
});

test('a feed’s chunks start with the hint to compile them off the main thread', async ({
  page,
}) => {
  const addresses = recordRequests(page);
  await signInQuietly(page);
  await expectFeed(page);
  for (const chunk of ['first', 'redux', 'store', 'react', 'app', 'backend']) {
    const address = addresses.find((each) => each.startsWith(`/assets/${chunk}-`));
    const response = await page.request.get(address ?? `/no ${chunk}`);
    expect(await response.text(), chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('a link of the landing page keeps the focus when the app replaces the static page', async ({
  page,
}) => {
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
  // The login page has it too: a browser loads even an invisible picture from its cache.
  await page.route('**/hero/*', (route) => route.fulfill({ status: 204 }));
  await signInQuietly(page);
  const addresses = recordRequests(page);
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join Now' })).toHaveCount(0);
  expect(addresses.filter((address) => address.startsWith('/hero/'))).toEqual([]);
});
