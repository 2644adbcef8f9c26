import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { expectFeed } from './support/posts';

const scripts = (addresses: string[]) => addresses.filter((address) => address.endsWith('.js'));

const recordRequests = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
  return addresses;
};

/** Holds every script back. Returns a function that lets them through. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
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
  for (const chunk of ['first', 'redux', 'store', 'react', 'app', 'mocks-backend']) {
    const address = addresses.find((each) => each.startsWith(`/assets/${chunk}-`));
    const response = await page.request.get(address ?? `/no ${chunk}`);
    expect(await response.text(), chunk).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('the code of first clicks is fetched before anybody clicks', async ({ page }) => {
  await signInQuietly(page);
  // Nothing on this screen needs it by itself.
  await page.setViewportSize({ width: 390, height: 844 });
  const addresses = recordRequests(page);
  await page.goto('/bookmarks');
  for (const chunk of ['search', 'menus', 'mocks-laterEndpoints'])
    await expect
      .poll(() => addresses.some((address) => address.startsWith(`/assets/${chunk}-`)), chunk)
      .toBe(true);
});

test('a link of the landing page keeps the focus when the app replaces the static page', async ({
  page,
}) => {
  const release = await holdScripts(page);
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

test('a signed-in visitor sees the outline of the frame until the scripts have loaded', async ({
  page,
}) => {
  await signInQuietly(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#outline').getByText('Notifications').first()).toBeVisible();
  // Nothing of it is read aloud or reached by keys.
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.locator('#prerendered')).toBeHidden();
  release();
  await expectFeed(page);
  await expect(page.locator('#outline')).toHaveCount(0);
});

test('a stranger sees the landing page at once, whatever the address', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/bookmarks', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  await expect(page.locator('#outline')).toBeHidden();
});
