import { chromium, type CDPSession, type Page } from '@playwright/test';
import { browserOptions } from '../../scripts/browserOptions.mjs';
import { expect, signInAsGuest, signInQuietly, test } from '../fixtures';
import { call, waitForWorker } from '../support/api';
import { APP_BUILD } from '../support/builds';
import { setFaults } from '../support/faults';
import { expectPersisted } from '../support/persisted';
import { expectToast, recordToasts } from '../support/toasts';
import { cardWith, composer, oneSecondLater, writePost } from '../support/posts';
import { goTo } from '../support/routes';
import { startStaticHost } from '../support/staticHost';

test.use({ serviceWorkers: 'allow' });

/** Checks that the app works: writes, likes, and finds both on Explore. */
async function expectToWork(page: Page, text: string): Promise<void> {
  const card = await writePost(page, text);
  await expectToast(page, 'Post Created');
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  await goTo(page, 'Explore');
  await expect(cardWith(page, text).getByTestId('like-count')).toHaveText('1');
}

/** Signs in and waits for the service worker. Returns the browser's CDP session. */
async function signInBesideWorker(page: Page): Promise<CDPSession> {
  await signInQuietly(page);
  await waitForWorker(page);
  return page.context().newCDPSession(page);
}

test('the app works in a browser without service workers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await signInAsGuest(page);
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  await expectToWork(page, 'Nobody to ask');
});

test('the app works if the host answers the worker’s script with a page', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/unsupported MIME type|Failed to register a ServiceWorker/);
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    Object.assign(prototype, {
      register(this: ServiceWorkerContainer) {
        return register.call(this, '/index.html');
      },
    });
  });
  await signInAsGuest(page);
  await expectToWork(page, 'A page for a worker');
});

test('the app and calls from the console still work after the browser has stopped the worker', async ({
  page,
}) => {
  const browser = await signInBesideWorker(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  expect((await call(page, 'GET', '/api/posts')).type).toContain('json');
  await browser.send('ServiceWorker.stopAllWorkers');
  await expectToWork(page, 'The worker has gone home');
});

test('the app works after a hard reload, without reloading again', async ({ page }) => {
  const browser = await signInBesideWorker(page);
  const loaded = page.waitForEvent('load');
  await browser.send('Page.reload', { ignoreCache: true });
  await loaded;
  await page.evaluate(() => Object.assign(window, { __same: true }));
  await expectToWork(page, 'Hard reloaded');
  await waitForWorker(page);
  expect(await page.evaluate(() => '__same' in window)).toBe(true);
});

test('an HTML page instead of an answer is reported as a failure and never read as data', async ({
  page,
}) => {
  await signInQuietly(page);
  await setFaults(page, [{ path: '/api/posts$', method: 'POST', html: true, times: 1 }]);
  await composer(page).getByRole('textbox').fill('Answered by a page');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const unsent = page.getByRole('alert').filter({ hasText: 'Answered by a page' });
  await expect(unsent).toBeVisible();
  await expect(unsent).not.toContainText(/<|token|JSON/);
  await unsent.getByRole('button', { name: 'Retry' }).click();
  await expect(cardWith(page, 'Answered by a page')).toBeVisible();
});

test('over plain http with a host name the app works and keeps its data', async () => {
  const host = await startStaticHost(APP_BUILD);
  const { args, ...options } = browserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--host-resolver-rules=MAP cinefolk.lan 127.0.0.1'],
  });
  try {
    const baseURL = `http://cinefolk.lan:${host.port}`;
    const context = await browser.newContext({ baseURL });
    await recordToasts(context);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await signInAsGuest(page);
    expect(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator])).toEqual([
      false,
      false,
    ]);
    const card = await writePost(page, 'Over the air');
    await card.getByRole('button', { name: 'Like', exact: true }).click();
    await expectPersisted(page, (tab) =>
      expect(cardWith(tab, 'Over the air').getByTestId('like-count')).toHaveText('1'),
    );
    await composer(page).getByRole('textbox').fill('And more');
    await oneSecondLater(page);
    await page.reload();
    await expect(card.getByTestId('like-count')).toHaveText('1');
    await expect(composer(page).getByRole('textbox')).toHaveValue('And more');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await host.stop();
  }
});

test('a new post is the newest even if the clock was set back a day', async ({ page }) => {
  await signInQuietly(page);
  await writePost(page, 'Written today');
  await page.clock.setFixedTime(Date.now() - 86_400_000);
  await writePost(page, 'Written yesterday, by the clock');
  await expect(page.getByRole('article').first()).toContainText('Written yesterday');
  await expectToast(page, 'Post Created');
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toContainText('Written yesterday');
  await expect(page.getByRole('article').nth(1)).toContainText('Written today');
});

test('everything works with service workers blocked', async ({ newVisitor }) => {
  const page = await newVisitor({ serviceWorkers: 'block' });
  await signInAsGuest(page);
  const card = await writePost(page, 'No worker needed');
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card.getByTestId('like-count')).toHaveText('1');

  await expectPersisted(page, (tab) =>
    expect(cardWith(tab, 'No worker needed').getByTestId('like-count')).toHaveText('1'),
  );
  await page.reload();
  await expect(card.getByTestId('like-count')).toHaveText('1');
});
