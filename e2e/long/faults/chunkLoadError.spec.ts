import type { Page, Route } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectUnreachableLogin, guestMode } from '../../support/unreachableLogin';
import { png } from '../../support/pictures';
import { composer, expectFeed } from '../../support/posts';

/** How a host responds for a chunk that a newer deployment removed. */
const GONE: Record<string, (route: Route) => Promise<void>> = {
  'a 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'its index page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  nothing: (route) => route.abort(),
};

const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js`);

const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  return loads;
};

test.beforeEach(async ({ page, watchdog }) => {
  watchdog.allow(/^console .*(Failed to load|Failed to fetch|dynamically imported|MIME|preload)/s);
  await signInQuietly(page);
});

for (const [answer, fulfil] of Object.entries(GONE)) {
  test(`a page whose code is gone (the host answers ${answer}) is reloaded once, then shows a message with Retry`, async ({
    page,
  }) => {
    await page.route(chunk('FilmsPage'), fulfil);
    const loads = countLoads(page);
    await page.goto('/films');
    await expect(page.getByText('could not be loaded')).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible();
    expect(loads).toHaveLength(2);

    await page.unroute(chunk('FilmsPage'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list', { name: 'Films' })).toBeVisible();
  });
}

test('a page without navigation whose code is gone is reloaded once, then links back to Home', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ serviceWorkers: 'block' });
  await page.route(chunk('guest'), (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto('/login');
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(loads).toHaveLength(2);

  await page.unroute(chunk('guest'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guestMode(page)).toBeVisible();
});

test('menus whose code cannot be fetched ahead reload the page once; the page goes on, and a click says why', async ({
  page,
}) => {
  await page.route(chunk('menus'), (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  await page.goto('/notifications');
  await expect.poll(() => loads.length).toBe(2);
  await expect(page.getByRole('button', { name: 'Notify me about' })).toBeVisible();
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(settings).toHaveAttribute('aria-expanded', 'false');
  expect(loads).toHaveLength(2);
});

test('opening a menu whose code is gone reloads the page once; then it stays closed and a message says why', async ({
  page,
}) => {
  await page.route(chunk('KindsMenuList'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/notifications');
  const kinds = page.getByRole('button', { name: 'Notify me about' });
  await expect(kinds).toBeVisible();
  const loads = countLoads(page);
  const reloaded = page.waitForEvent('load');
  await kinds.click();
  await reloaded;
  await kinds.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(kinds).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(loads).toHaveLength(1);
});

for (const name of ['app', 'react', 'redux', 'store']) {
  test(`an app whose code is gone (${name}) says so instead of showing nothing`, async ({
    page,
  }) => {
    await page.route(chunk(name), (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto('/explore');
    await expect(page.getByText('Cinefolk could not be loaded.')).toBeVisible();
    expect(loads).toHaveLength(2);
  });
}

test('an app whose very first code is gone says so instead of showing nothing', async ({
  page,
}) => {
  await page.goto('/explore');
  await expectFeed(page);
  await page.route(chunk('first'), (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('Cinefolk could not be loaded.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('Retry fetches the backend’s code again', async ({ page }) => {
  await page.route(chunk('mocks-backend'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/explore');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Cinefolk could not be reached');
  await page.unroute(chunk('mocks-backend'));
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a login whose code is gone reloads the page once, and works with the new deployment', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.route(chunk('mocks-password'), (route) => route.fulfill({ status: 404 }));
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expectUnreachableLogin(page);

  await page.unroute(chunk('mocks-password'));
  await page.reload();
  await guestMode(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('adding a photo whose code is gone reloads the page once, then says why', async ({ page }) => {
  await page.route(chunk('preparePhoto'), (route) => route.fulfill({ status: 404 }));
  const form = composer(page);
  const reloaded = page.waitForEvent('load');
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await reloaded;
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await expect(form.getByRole('alert')).toContainText('A part of Cinefolk could not be loaded.');
});
