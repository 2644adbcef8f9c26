import type { BrowserContext, Page } from '@playwright/test';
import type { Post } from '../../src/domain/entities';
import { expect, signInAsGuest, signInQuietly, test } from '../fixtures';
import { call, waitForWorker } from '../support/api';
import { expectPersisted } from '../support/persisted';
import { expectToast } from '../support/toasts';
import { noise } from '../support/pictures';
import { cardWith, composer, describePhoto, writePost } from '../support/posts';
import { goTo } from '../support/routes';

test.use({ serviceWorkers: 'allow' });

/** Space for the seed and a few words, but not for a photo. */
const SMALL_DISK = 680_000;
const NO_SPACE = 'There is not enough space left on this device to save this.';

async function postWithPhoto(page: Page, text: string): Promise<void> {
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill(text);
  await form.getByLabel('Add photo').setInputFiles(noise(900, 900));
  await describePhoto(form, 'Noise');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
}

/** The number of likes of the post with this text, on the server. */
async function servedLikes(page: Page, text: string): Promise<number | undefined> {
  const { body } = await call(page, 'GET', '/api/posts');
  return (body as { posts: Post[] }).posts.find(({ content }) => content === text)?.likes.likeCount;
}

const unsent = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.describe('without a worker, whose cache would take the space first', () => {
  test.use({ serviceWorkers: 'block' });

  test('a full disk refuses a photo and says so; everything stays readable, and once there is space Retry publishes it', async ({
    page,
    context,
    baseURL,
  }) => {
    const browser = await context.newCDPSession(page);
    const { origin } = new URL(baseURL ?? '');
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: SMALL_DISK });
    await signInQuietly(page);
    await writePost(page, 'Before the disk was full');
    await expectToast(page, 'Post Created');
    await postWithPhoto(page, 'Too much for this disk');
    await expectToast(page, NO_SPACE);
    await expect(unsent(page, 'Too much for this disk')).toContainText(NO_SPACE);
    await cardWith(page, 'Before the disk was full').getByTestId('post-text').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('article')).toHaveCount(7);

    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
    await unsent(page, 'Too much for this disk').getByRole('button', { name: 'Retry' }).click();
    await expect(unsent(page, 'Too much for this disk')).toBeHidden();
    await page.goto('/explore');
    const card = cardWith(page, 'Too much for this disk');
    await expect(card.getByRole('button', { name: /^View photo/ })).toBeVisible();
  });
});

test('if only large writes find no space, small ones work, and the refused post keeps its text', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      const isLarge = JSON.stringify(given[0]).length > 100_000;
      if (isLarge) throw new DOMException('The disk is full.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await signInQuietly(page);
  await postWithPhoto(page, 'Too much for this disk');
  await expectToast(page, NO_SPACE);
  const card = await writePost(page, 'Small enough');
  await expectToast(page, 'Post Created');
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await waitForWorker(page);
  await expect.poll(() => servedLikes(page, 'Small enough')).toBe(1);
  await page.reload();
  await expect(unsent(page, 'Too much for this disk')).toBeVisible();
  await expect(card.getByTestId('like-count')).toHaveText('1');
});

async function deny(context: BrowserContext, names: string[]): Promise<void> {
  await context.addInitScript((denied) => {
    for (const name of denied) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  }, names);
}

async function expectToWork(page: Page): Promise<void> {
  await signInAsGuest(page);
  const card = await writePost(page, 'While it lasts');
  await expectToast(page, 'Post Created');
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await goTo(page, 'Explore');
  await expect(cardWith(page, 'While it lasts').getByTestId('like-count')).toHaveText('1');
}

for (const names of [['indexedDB'], ['indexedDB', 'localStorage', 'sessionStorage']]) {
  test(`with ${names.join(' and ')} denied the app runs in memory, under a banner`, async ({
    page,
    context,
  }) => {
    await deny(context, names);
    await expectToWork(page);
    await expect(page.getByText(/will not be kept/)).toBeVisible();
  });
}

test('with only local storage denied, everything is still stored', async ({ page, context }) => {
  await deny(context, ['localStorage', 'sessionStorage']);
  await expectToWork(page);
  const isLiked = (tab: Page) =>
    expect(cardWith(tab, 'While it lasts').getByTestId('like-count')).toHaveText('1');
  await expectPersisted(page, isLiked);
  await page.goto('/');
  await isLiked(page);
  await expect(page.getByText(/will not be kept/)).toBeHidden();
});

const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'was lost' });

test('a lost database is reported until the user confirms it, and the sample data is back', async ({
  page,
  watchdog,
}) => {
  // A plain file names no icon, so the browser requests a missing one.
  watchdog.allow(/status of 404/);
  await signInQuietly(page);
  await writePost(page, 'Soon lost');
  await expectToast(page, 'Post Created');
  // A file of the site, where no app runs that would detect the loss first.
  await page.goto('/favicon.svg');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase('cinefolk');
        request.onsuccess = resolve;
        request.onerror = reject;
      }),
  );
  await page.goto('/');
  await expect(lost(page)).toContainText('log in again');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(lost(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(lost(page)).toBeHidden();
});

test('a database that is emptied under an open page is reported too', async ({ page }) => {
  await signInQuietly(page);
  // The click follows at once: the page’s next call on its own would take the posts, and their buttons, off the screen.
  await page
    .getByRole('button', { name: 'Like', exact: true })
    .first()
    .evaluate(
      (like: HTMLElement) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open('cinefolk');
          request.onerror = reject;
          request.onsuccess = () => {
            const { result: database } = request;
            const tx = database.transaction([...database.objectStoreNames], 'readwrite');
            for (const name of database.objectStoreNames) tx.objectStore(name).clear();
            tx.oncomplete = () => {
              like.click();
              resolve();
            };
          };
        }),
    );
  await expect(lost(page)).toBeVisible();
});

test('a damaged database is reported and left alone until the user starts afresh', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...given) {
      if (given[0] === 'cinefolk' && sessionStorage.getItem('disk') !== 'sound')
        throw new DOMException('Internal error opening backing store.', 'UnknownError');
      return open.apply(this, given);
    };
    const { deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
      sessionStorage.setItem('disk', 'sound');
      return deleteDatabase.call(this, name);
    };
  });
  await signInQuietly(page);
  const damaged = page.getByRole('alert').filter({ hasText: 'is damaged' });
  await expect(damaged).toContainText('will not be kept');
  await writePost(page, 'In memory');

  await damaged.getByRole('button', { name: 'Start afresh' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(damaged).toBeHidden();
  await expect(page).toHaveURL('/login');
  await signInQuietly(page);
  await writePost(page, 'On a sound disk');
  await expectToast(page, 'Post Created');
  await page.reload();
  await expect(cardWith(page, 'On a sound disk')).toBeVisible();
  await expect(cardWith(page, 'In memory')).toBeHidden();
});
