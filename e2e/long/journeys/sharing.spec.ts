import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectToast, sawToast } from '../../support/toasts';

type Outcome = 'shared' | 'AbortError' | 'DataError';

/** A fake share sheet that records what it is given and responds as the test requires. */
async function giveShareSheet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { __shared: shared, __outcome: 'shared' });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        shared.push(data);
        const outcome = String(Reflect.get(window, '__outcome'));
        return outcome === 'shared'
          ? Promise.resolve()
          : Promise.reject(new DOMException('No.', outcome));
      },
    });
  });
}

const shared = (page: Page) => page.evaluate(() => Reflect.get(window, '__shared') as unknown);
const endIn = (page: Page, outcome: Outcome) =>
  page.evaluate((ends) => Object.assign(window, { __outcome: ends }), outcome);
const firstCard = (page: Page) => page.getByRole('article').first();

test('a post’s address goes to the system’s share sheet; dismissing that is no error, and if it fails the link can be copied', async ({
  page,
  context,
  baseURL,
}) => {
  await giveShareSheet(context);
  await signInQuietly(page);
  const id = await firstCard(page).getAttribute('data-post-id');
  const share = async () => {
    await firstCard(page).getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Share link…' }).click();
  };
  await share();
  await expect
    .poll(() => shared(page))
    .toEqual([{ title: 'A post on Cinefolk', url: `${baseURL}/singlePost/${id}` }]);

  await endIn(page, 'AbortError');
  await share();
  await expect.poll(() => shared(page)).toHaveLength(2);
  await firstCard(page).getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link Copied', 'bottom-right');
  expect(await sawToast(page, 'could not be shared')).toBe(false);

  await endIn(page, 'DataError');
  await share();
  await expectToast(page, /could not be shared.*\/singlePost\//);
});

test('without a share sheet the link can only be copied', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await signInQuietly(page);
  await firstCard(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Share link…' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expectToast(page, 'Link Copied', 'bottom-right');
});
