import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { expectToast, sawToast } from './support/toasts';

/** A system with a share sheet, which notes what it is given and then does as the test says. */
async function giveShareSheet(
  context: BrowserContext,
  outcome: 'shared' | 'AbortError' | 'DataError',
): Promise<void> {
  await context.addInitScript((ends) => {
    const shared: unknown[] = [];
    Object.assign(window, { __shared: shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        shared.push(data);
        return ends === 'shared'
          ? Promise.resolve()
          : Promise.reject(new DOMException('No.', ends));
      },
    });
  }, outcome);
}

const shared = (page: Page) => page.evaluate(() => Reflect.get(window, '__shared') as unknown);
const firstCard = (page: Page) => page.getByRole('article').first();

test('a post’s address goes to the system’s share sheet', async ({ page, context, baseURL }) => {
  await giveShareSheet(context, 'shared');
  await signInQuietly(page);
  const id = await firstCard(page).getAttribute('data-post-id');
  await firstCard(page).getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => shared(page))
    .toEqual([{ title: 'A post on Cinefolk', url: `${baseURL}/singlePost/${id}` }]);
});

test('sending the sheet away is no error', async ({ page, context }) => {
  await giveShareSheet(context, 'AbortError');
  await signInQuietly(page);
  await firstCard(page).getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shared(page)).toHaveLength(1);
  await firstCard(page).getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link Copied', 'bottom-right');
  expect(await sawToast(page, 'could not be shared')).toBe(false);
});

test('a sheet that fails leaves the link to take', async ({ page, context }) => {
  await giveShareSheet(context, 'DataError');
  await signInQuietly(page);
  await firstCard(page).getByRole('button', { name: 'Share' }).click();
  await expectToast(page, /could not be shared.*\/singlePost\//);
});

test('where the system has no share sheet there is Copy link alone', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await signInQuietly(page);
  await expect(firstCard(page).getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(firstCard(page).getByRole('button', { name: 'Share' })).toBeHidden();
});
