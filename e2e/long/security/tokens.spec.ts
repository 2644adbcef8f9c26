import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { GUEST } from '../../../src/domain/demoAccounts';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectToast, sawToast } from '../../support/toasts';
import { composer, oneSecondLater } from '../../support/posts';

const ENDED = 'Your session has ended. Please log in again; your drafts are kept.';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** A forged token, signed with another key. */
const sign = (header: object, payload: object, hash = 'sha256') => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, 'guessed').update(text).digest('base64url')}`;
};

type Forge = (token: string) => string;
const payloadOf = (token: string) => decode(token.split('.')[1]);

const FORGERIES: [what: string, forge: Forge][] = [
  ['is garbage', () => 'garbage'],
  ['is empty', () => ''],
  ['has three parts of garbage', () => 'a.b.c'],
  ['cannot be sent in a header', (token) => `${token}\n\u0436`],
  ['has no algorithm', (token) => `${encode({ alg: 'none' })}.${token.split('.')[1] ?? ''}.`],
  ['is HS512', (token) => sign({ alg: 'HS512', typ: 'JWT' }, payloadOf(token), 'sha512')],
  ['is signed with another key', (token) => sign({ alg: 'HS256' }, payloadOf(token))],
  [
    'has a swapped payload',
    (token) => {
      const [head = '', payload = '', signature = ''] = token.split('.');
      return `${head}.${encode({ ...decode(payload), username: 'reelruth' })}.${signature}`;
    },
  ],
  ['has lost its signature', (token) => token.split('.').slice(0, 2).join('.')],
  ['has expired', (token) => sign({ alg: 'HS256' }, { ...payloadOf(token), exp: 1_700_000_000 })],
];

async function replaceToken(page: Page, forge: Forge): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.evaluate((forged) => localStorage.setItem('token', forged), forge(token));
}

async function logInAgain(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill(GUEST.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a forged token ends the session with a message, and login leads back', async ({ page }) => {
  await signInQuietly(page);
  for (const [what, forge] of FORGERIES) {
    await test.step(`a token that ${what}`, async () => {
      await replaceToken(page, forge);
      await page.goto('/bookmarks?from=here');
      await expect(page).toHaveURL('/login');
      await expectToast(page, ENDED);
      await expect(page.getByRole('article')).toHaveCount(0);
      await logInAgain(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
      await expect(page).toHaveURL('/bookmarks?from=here');
    });
  }
});

test('a draft survives a bad token, and is there after the next login', async ({ page }) => {
  await signInQuietly(page);
  await composer(page).getByRole('textbox').fill('Written before the lights went out');
  await oneSecondLater(page);
  await replaceToken(page, () => 'garbage');
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expectToast(page, ENDED);
  await logInAgain(page);
  await expect(composer(page).getByRole('textbox')).toHaveValue(
    'Written before the lights went out',
  );
});

test('a valid token of somebody who no longer exists ends the session with a message', async ({
  page,
}) => {
  await signInQuietly(page);
  const remaining = await page.evaluate(async (username) => {
    const databases = await indexedDB.databases();
    for (const { name = '' } of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error ?? new Error(name));
      });
      if (db.objectStoreNames.contains('users')) {
        await new Promise<void>((resolve, reject) => {
          const tx = db.transaction('users', 'readwrite');
          const walk = tx.objectStore('users').openCursor();
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return;
            if ((cursor.value as { username: string }).username === username) cursor.delete();
            cursor.continue();
          };
          tx.oncomplete = () => resolve();
          tx.onerror = () => reject(tx.error ?? new Error(name));
        });
      }
      db.close();
    }
    return localStorage.getItem('token');
  }, GUEST.username);
  expect(remaining).not.toBeNull();
  await page.goto('/bookmarks');
  await expect(page).toHaveURL('/login');
  await expectToast(page, ENDED);
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expectToast(page, 'Wrong Credentials');
});

test('a visitor who never had a token is led to the landing page without a message', async ({
  page,
}) => {
  await page.goto('/bookmarks');
  await expect(page).toHaveURL('/landing-page');
  await expect(page.getByRole('link', { name: 'Join Now' })).toBeVisible();
  expect(await sawToast(page, 'session')).toBe(false);
});
