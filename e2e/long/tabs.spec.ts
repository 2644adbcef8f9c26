import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { call, guestToken, waitForWorker } from '../support/api';

test.use({ serviceWorkers: 'allow' });

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

  test('two tabs that each make two hundred different changes lose none', async ({ page }) => {
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
    const found = posts
      .filter(({ _id }) => _id.startsWith('tab-'))
      .flatMap(({ _id, content, likes }) => [
        true,
        content === `${_id} edited`,
        likes.likeCount === 1,
        bookmarks.includes(_id),
      ]);
    expect(found.filter(Boolean)).toHaveLength(2 * 4 * POSTS_A_TAB);
  });

  test('if the same like is sent eight times at once, exactly one succeeds', async ({
    page,
    watchdog,
  }) => {
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

/** Opens the app's database as a later release would. Returns its version and stores. */
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
  // Which of the two appears first depends on the page: the banner, or the answer to the click.
  const warning = (tab: Page) =>
    tab.getByRole('alert').filter({ hasText: 'newer version' }).first();
  await expect(warning(page)).toContainText('reload');
  const old = await context.newPage();
  await old.goto('/');
  await expect(warning(old)).toContainText('reload');
  await expect(old.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(await openAsNewer(newer)).toEqual(upgraded);
});
