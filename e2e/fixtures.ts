import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { GUEST } from '../src/domain/demoAccounts';
import { recordToasts } from './support/toasts';
import { expectFeed } from './support/posts';
import { Watchdog } from './support/watchdog';

export { expect };

interface Fixtures {
  /** Fails the test on a console error or warning, an uncaught error, or a request to another host. */
  watchdog: Watchdog;
  /** Opens a page in a separate browser context: another visitor, with separate storage. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  watchdog: [
    async ({ context }, use) => {
      const watchdog = new Watchdog();
      watchdog.watch(context);
      await recordToasts(context);
      await use(watchdog);
      expect(watchdog.complaints, 'what went wrong beside the test').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, watchdog, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      watchdog.watch(context);
      await recordToasts(context);
      contexts.push(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

/** Signs in through the login form and waits for Home. */
export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectHome(page);
}

/** Signs in with the Guest Mode button and waits for Home. */
export async function signInAsGuest(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expectHome(page);
}

/** Signs in as the guest through the form, without a welcome toast that covers the page. */
export async function signInQuietly(page: Page): Promise<void> {
  await signIn(page, GUEST.username, GUEST.password);
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expectFeed(page);
}
