import { expect, test } from '../fixtures';
import { subPathPort, SUB_PATH } from '../support/builds';
import { call, waitForWorker } from '../support/api';
import { expectToast } from '../support/toasts';
import { composer, oneSecondLater } from '../support/posts';

test.use({ serviceWorkers: 'allow' });

const site = `http://localhost:${subPathPort}${SUB_PATH}`;

test.beforeEach(async ({ page }) => {
  await page.goto(`${site}login`);
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('under a sub-path every address, picture and reload stays within it', async ({ page }) => {
  await expect(page).toHaveURL(site);
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expect(page).toHaveURL(`${site}explore`);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  const broken = await page.evaluate(async () => {
    const sources = [...document.images].map((image) => image.src);
    const answers = await Promise.all(sources.map((source) => fetch(source)));
    return answers
      .filter(({ headers }) => !headers.get('Content-Type')?.startsWith('image/'))
      .map(({ url }) => url);
  });
  expect(broken).toEqual([]);
});

test('under a sub-path a copied link includes it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).first().click();
  await expectToast(page, 'Link Copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${site}singlePost/[\\w-]+$`));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
});

test('under a sub-path the worker answers API calls within it', async ({ page }) => {
  await waitForWorker(page, `${SUB_PATH}api/posts`);
  const { body } = await call(page, 'GET', `${SUB_PATH}api/posts`);
  expect((body as { posts: unknown[] }).posts).toHaveLength(6);
});

test('under a sub-path a session and a draft survive a reload', async ({ page }) => {
  await composer(page).getByRole('textbox').fill('Below /films');
  await oneSecondLater(page);
  await page.reload();
  await expect(composer(page).getByRole('textbox')).toHaveValue('Below /films');
});
