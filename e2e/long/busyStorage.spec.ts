import type { Page } from '@playwright/test';
import { expect, signInAsGuest, signInQuietly, test } from '../fixtures';
import { expectFeed, writePost } from '../support/posts';
import { expectToast } from '../support/toasts';

/** Blocks the database with a transaction that is kept alive, as a paused debugger would; returns how to release it. */
async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cinefolk');
        request.onerror = () => reject(request.error ?? new Error('not opened'));
        request.onsuccess = () => {
          const { result: database } = request;
          const tx = database.transaction([...database.objectStoreNames], 'readwrite');
          const goOn = (): void => {
            if (Reflect.get(window, '__letGo')) return;
            tx.objectStore('installation').get('here').onsuccess = goOn;
          };
          tx.objectStore('installation').get('here').onsuccess = () => {
            resolve();
            goOn();
          };
        };
      }),
  );
  return () => page.evaluate(() => void Reflect.set(window, '__letGo', true));
}

const busy = (page: Page) => page.getByRole('alert').filter({ hasText: 'is using this browser' });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('a database that another tab keeps busy is awaited; nobody is signed out and nothing is deleted', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  await writePost(page, 'Still here afterwards');
  await expectToast(page, 'Post Created');
  const before = await token(page);
  const letGo = await holdDatabase(page);

  const waiting = await context.newPage();
  await waiting.goto('/');
  await expect(busy(waiting)).toContainText('Nothing is lost');
  await expect(waiting.getByText('is damaged')).toBeHidden();
  // Calls time out after fifteen seconds, the feed and the suggestions each in its own time; a retry waits again.
  const late = waiting.getByText('That took too long');
  await expect(late).toHaveCount(2);
  await busy(waiting).getByRole('button', { name: 'Retry' }).click();
  await expect(late).toHaveCount(0);
  expect(await token(page)).toBe(before);

  await letGo();
  await expect(busy(waiting)).toBeHidden();
  await expectFeed(waiting);
  await expect(waiting.getByText('Still here afterwards')).toBeVisible();
  expect(await token(waiting)).toBe(before);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

/** A tab to which the browser denies the database. */
async function openDenied(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  return tab;
}

const isSignedIn = (page: Page) =>
  expect(page.getByRole('navigation').getByRole('link', { name: /Okafor/ })).toBeVisible();

test('a tab in memory and one with the database sign in and out independently', async ({
  page,
}) => {
  await signInQuietly(page);
  const before = await token(page);
  const denied = await openDenied(page);
  await denied.goto('/');
  await expect(denied.getByText(/will not be kept/)).toBeVisible();
  await expect(denied).toHaveURL(/login|landing-page/);
  await isSignedIn(page);

  await signInAsGuest(denied);
  await writePost(denied, 'While it lasts');
  await expectToast(denied, 'Post Created');
  await isSignedIn(page);
  await page.reload();
  await isSignedIn(page);
  await expect(page.getByText('While it lasts')).toBeHidden();
  expect(await token(page)).toBe(before);

  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await isSignedIn(denied);
  await signInQuietly(page);
  await denied.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(denied).toHaveURL('/login');
  await isSignedIn(page);
});

test('two tabs in memory have separate sessions', async ({ page }) => {
  const [one, other] = [await openDenied(page), await openDenied(page)];
  await signInAsGuest(one);
  await signInAsGuest(other);
  await one.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expectFeed(one);
  await other.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expectFeed(other);
});
