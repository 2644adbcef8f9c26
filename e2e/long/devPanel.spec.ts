import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, waitForWorker } from '../support/api';
import { subPathPort, SUB_PATH } from '../support/builds';
import { sidewaysScroll } from '../support/layout';
import { expectToast } from '../support/toasts';
import { composer, expectFeed } from '../support/posts';

test.use({ serviceWorkers: 'allow' });

const site = `http://localhost:${subPathPort}${SUB_PATH}`;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Developer’s panel' });
const toggle = (page: Page) => panel(page).getByRole('button', { name: 'Developer’s panel' });
const requests = (page: Page) => panel(page).getByRole('list', { name: 'Requests' });

const like = (page: Page) =>
  page.getByRole('article').first().getByRole('button', { name: 'Like' });

test.beforeEach(async ({ page }) => {
  await page.goto(`${site}login`);
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expectFeed(page);
});

test('the panel opens and closes by keyboard, and axe finds nothing in it', async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel(/^Latency/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('#developer-panel').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel(/^Latency/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(toggle(page)).toBeFocused();
  await expect(panel(page).getByLabel(/^Latency/)).toBeHidden();
});

test('the panel delays answers, also after a reload', async ({ page }) => {
  await toggle(page).click();
  await panel(page)
    .getByLabel(/^Latency/)
    .fill('1520');
  await page.reload();
  await toggle(page).click();
  await expect(panel(page).getByLabel('Latency: 1520 ms')).toHaveValue('1520');
  const feed = requests(page).getByRole('listitem').filter({ hasText: 'feed=home' }).last();
  await expect(feed).toContainText(/200 · (1[5-9]|[2-9]\d)\d\d ms/);
});

test('the panel makes calls fail, and succeed again', async ({ page }) => {
  await toggle(page).click();
  await panel(page)
    .getByLabel(/^Failures/)
    .fill('100');
  const wasLiked = await like(page).getAttribute('aria-pressed');
  await like(page).click();
  await expectToast(page, 'The developer’s panel jammed this call.');
  await expect(like(page)).toHaveAttribute('aria-pressed', wasLiked ?? '');
  await panel(page).getByRole('button', { name: 'Stop all faults' }).click();
  await like(page).click();
  await expect(requests(page)).toContainText(/POST \/api\/posts\/(dis)?like\/[\w-]+201 /);
});

test('the panel shows the latency that calls have anyway, and what failed is asked for again once nothing fails any more', async ({
  page,
}) => {
  await toggle(page).click();
  await expect(panel(page).getByLabel('Latency: 20 ms')).toBeVisible();
  await panel(page)
    .getByLabel(/^Failures/)
    .fill('100');
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Stop all faults' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
});

test('the open panel covers neither the login’s buttons nor the column beside the page', async ({
  page,
}) => {
  await toggle(page).click();
  const isFree = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).first();
    await button.scrollIntoViewIfNeeded();
    await button.click({ trial: true });
  };
  await isFree('Follow Kai Lindqvist');
  await isFree('Logout');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await isFree('Login');
  await isFree('Guest Mode');
});

test('the panel takes the app offline', async ({ page }) => {
  await toggle(page).click();
  await panel(page).getByLabel('Offline').check();
  await composer(page).getByRole('textbox').fill('Nobody hears');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const unsent = page.getByRole('alert').filter({ hasText: 'Nobody hears' });
  await expect(unsent).toContainText('Cinefolk could not be reached.');
  await panel(page).getByLabel('Offline').uncheck();
  await unsent.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Nobody hears' })).toBeVisible();
});

test('the panel logs in as another sample person on the same page', async ({ page }) => {
  await toggle(page).click();
  await panel(page).getByRole('button', { name: 'noirnoel' }).click();
  await expect(page.getByRole('link', { name: 'Noël Brandt' }).first()).toBeVisible();
  await expect(panel(page).getByRole('button', { pressed: true })).toHaveText('noirnoel');
});

test('the panel resets the sample data to another size', async ({ page }) => {
  await toggle(page).click();
  await panel(page).getByLabel('Posts').fill('30');
  await panel(page).getByLabel('People').fill('12');
  await panel(page).getByRole('button', { name: 'Reset to this size' }).click();
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
  await waitForWorker(page, `${SUB_PATH}api/posts`);
  const sizeOf = async (name: string) => {
    const { body } = await call(page, 'GET', `${SUB_PATH}api/${name}`);
    return (body as Record<string, unknown[]>)[name]?.length;
  };
  expect([await sizeOf('posts'), await sizeOf('users')]).toEqual([30, 12]);
});

test('a progress bar shows while a large seed is written, and calls wait for it', async ({
  page,
}) => {
  await toggle(page).click();
  await panel(page).getByLabel('Posts').fill('5000');
  await panel(page).getByRole('button', { name: 'Reset to this size' }).click();
  const bar = page.getByRole('progressbar', { name: /Writing the sample data/ });
  await expect(bar).toBeVisible();
  await waitForWorker(page, `${SUB_PATH}api/posts`);
  const { body } = await call(page, 'GET', `${SUB_PATH}api/posts?feed=explore&sort=oldest`);
  expect((body as { posts: { _id: string }[] }).posts[0]?._id).toBe('seed-1');
  await expect(bar).toBeHidden();
});

test('the panel names the handler that answered each request', async ({ page }) => {
  await toggle(page).click();
  await expect(requests(page)).toContainText('POST /api/auth/login, by page');
  await panel(page).getByRole('button', { name: 'Clear the list' }).click();
  await expect(requests(page).getByRole('listitem')).toHaveCount(0);
  await like(page).click();
  await expect(requests(page)).toContainText(/\/api\/posts\/(dis)?like\/:postId, by page/);
});

test('on a phone the closed panel is a tab, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const box = await toggle(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(24);
  expect(await sidewaysScroll(page)).toBe(0);
  const options = page.getByRole('button', { name: 'Post options' }).first();
  await options.scrollIntoViewIfNeeded();
  await options.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
