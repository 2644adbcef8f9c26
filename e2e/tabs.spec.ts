import type { Page } from '@playwright/test';
import { expect, signIn, signInQuietly, test } from './fixtures';
import { call, guestToken, waitForWorker } from './support/api';
import { expectToast } from './support/toasts';
import { cardWith, choosePostOption, composer, oneSecondLater, writePost } from './support/posts';
import { timeUntilShown } from './support/timeUntilShown';
import { SAMPLE_PASSWORDS } from '../src/domain/demoAccounts';

const POSTS_A_TAB = 50;

test.describe('writing at once', () => {
  let tabs: Page[];
  let token: string;

  test.beforeEach(async ({ page, context }) => {
    tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto('/landing-page');
      await waitForWorker(tab, '/api/users?limit=1');
    }
    token = await guestToken(page);
  });

  test('two tabs with two hundred different changes each lose none', async ({ page }) => {
    const write = (tab: Page, name: string) =>
      tab.evaluate(
        async ([prefix, count, authorization]) => {
          const send = async (path: string, body?: unknown) => {
            const { status } = await fetch(`/api${path}`, {
              method: 'POST',
              headers: { authorization, prefer: 'return=minimal' },
              body: JSON.stringify(body ?? {}),
            });
            return status < 300;
          };
          const made: boolean[] = [];
          const makeOne = async (id: string) => {
            made.push(await send('/posts', { postData: { _id: id, content: id, photos: null } }));
            const rest = [
              send(`/posts/like/${id}`),
              send(`/users/bookmark/${id}`),
              send(`/posts/edit/${id}`, { postData: { content: `${id} edited` } }),
            ];
            made.push(...(await Promise.all(rest)));
          };
          for (let number = 0; number < count; number += 5) {
            const ids = [0, 1, 2, 3, 4].map((step) => `${prefix}-${number + step}`);
            await Promise.all(ids.map(makeOne));
          }
          return made.filter(Boolean).length;
        },
        [name, POSTS_A_TAB, token] as const,
      );
    const accepted = await Promise.all(tabs.map((tab, place) => write(tab, `tab-${place}`)));
    expect(accepted).toEqual([4 * POSTS_A_TAB, 4 * POSTS_A_TAB]);

    const read = async (path: string) => (await call(page, 'GET', path, { token })).body;
    const { posts } = (await read('/api/posts')) as {
      posts: { _id: string; content: string; likes: { likeCount: number } }[];
    };
    const { bookmarks } = (await read('/api/users/bookmark')) as { bookmarks: string[] };
    const kept = posts
      .filter(({ _id }) => _id.startsWith('tab-'))
      .flatMap(({ _id, content, likes }) => [
        true,
        content === `${_id} edited`,
        likes.likeCount === 1,
        bookmarks.includes(_id),
      ]);
    expect(kept.filter(Boolean)).toHaveLength(2 * 4 * POSTS_A_TAB);
  });

  test('of the same like eight times at once exactly one succeeds', async ({ page, watchdog }) => {
    watchdog.allow(/status of 400/);
    const postData = { _id: 'liked-at-once', content: 'Everybody likes this', photos: null };
    await call(page, 'POST', '/api/posts', { token, body: { postData } });
    const likes = Array.from({ length: 8 }, (_, place) =>
      call(tabs[place % 2] ?? page, 'POST', '/api/posts/like/liked-at-once', { token }),
    );
    const statuses = (await Promise.all(likes)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 400, 400, 400, 400, 400, 400, 400]);
    const { body } = await call(page, 'GET', '/api/posts/liked-at-once');
    expect(body).toMatchObject({ post: { likes: { likeCount: 1 } } });
  });
});

const NEWER = 99;

/** Opens the app's database as a later release would. Answers its version and stores. */
const openAsNewer = (page: Page) =>
  page.evaluate(
    (version) =>
      new Promise<[number, string[]]>((resolve, reject) => {
        const request = indexedDB.open('cinefolk', version);
        request.onerror = () => reject(request.error ?? new Error('not opened'));
        request.onupgradeneeded = () => request.result.createObjectStore('reels').put('kept', 'a');
        request.onsuccess = () => {
          const { result: database } = request;
          const found: [number, string[]] = [database.version, [...database.objectStoreNames]];
          database.close();
          resolve(found);
        };
      }),
    NEWER,
  );

test('an upgrade completes while an old tab is open; the old release then says "reload" and touches nothing', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  const newer = await context.newPage();
  await newer.goto('/landing-page');
  const upgraded = await openAsNewer(newer);
  expect(upgraded[0]).toBe(NEWER);

  await page.getByRole('button', { name: 'Like', exact: true }).first().click();
  // Which of the two is said first depends on the page: the banner, or the answer to the click.
  const told = (tab: Page) => tab.getByRole('alert').filter({ hasText: 'newer version' }).first();
  await expect(told(page)).toContainText('reload');
  const old = await context.newPage();
  await old.goto('/');
  await expect(told(old)).toContainText('reload');
  await expect(old.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await openAsNewer(newer)).toEqual(upgraded);
});

test.describe('tabs follow each other', () => {
  let other: Page;

  test.beforeEach(async ({ page, context }) => {
    await signInQuietly(page);
    other = await context.newPage();
    await other.goto('/explore');
    await expect(other.getByRole('article').first()).toBeVisible();
  });

  test('in likes, edits, bookmarks and deletions of what they show', async ({ page }) => {
    const card = await writePost(page, 'Seen from both sides');
    await other.getByRole('button', { name: '1 new post' }).click();
    const theirs = cardWith(other, 'Seen from both sides');
    await expect(theirs).toBeVisible();

    await card.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(theirs.getByTestId('like-count')).toHaveText('1');
    await expect(theirs.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await expect(theirs.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await choosePostOption(page, card, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Post' });
    await dialog.getByRole('textbox').fill('Seen from both sides, twice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByTestId('post-text')).toHaveText('Seen from both sides, twice');
    await choosePostOption(page, cardWith(page, 'twice'), 'Delete');
    await expect(theirs).toBeHidden();
  });

  test('out, and in as somebody else, within a second; nothing goes out under the wrong name', async ({
    page,
  }) => {
    const untilOut = await timeUntilShown(other, 'h1', 'Login');
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await untilOut()).toBeLessThan(1000);

    const untilIn = await timeUntilShown(other, 'nav a[href$="/profile"]', 'Kai Lindqvist');
    await signIn(page, 'kinokai', SAMPLE_PASSWORDS['kinokai'] ?? '');
    expect(await untilIn()).toBeLessThan(1000);
    const card = await writePost(other, 'By whom is this?');
    await expect(card).toHaveAccessibleName('Post by Kai Lindqvist');
    await expectToast(other, 'Post Created');
    await page.goto('/profile');
    await expect(cardWith(page, 'By whom is this?')).toBeVisible();
  });
});

test('two tabs keep two drafts, and a post published in one leaves the other its own', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/');
  await composer(page).getByRole('textbox').fill('A thought of the first tab');
  await composer(other).getByRole('textbox').fill('Another of the second');
  await oneSecondLater(page);
  await oneSecondLater(other);

  const third = await context.newPage();
  const aside = third.getByRole('status').filter({ hasText: 'A thought of the first tab' });
  // A tab in the background may be given its turn to write late.
  await expect(async () => {
    await third.goto('/');
    await expect(aside).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(composer(third).getByRole('textbox')).toHaveValue('Another of the second');
  await aside.getByRole('button', { name: 'Continue' }).click();
  await expect(composer(third).getByRole('textbox')).toHaveValue('A thought of the first tab');
  await expect(
    third.getByRole('status').filter({ hasText: 'Another of the second' }),
  ).toBeVisible();
  await composer(third).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(third, 'A thought of the first tab')).toBeVisible();

  await expect(composer(page).getByRole('textbox')).toHaveValue('');
  await expect(composer(other).getByRole('textbox')).toHaveValue('Another of the second');
  await third.reload();
  await expect(composer(third).getByRole('textbox')).toHaveValue('Another of the second');
});
