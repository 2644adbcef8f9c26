import { expect, test } from '../fixtures';
import { call, waitForWorker } from '../support/api';
import { KillableBrowser } from '../support/killableBrowser';
import { PIXEL } from '../support/pictures';

test.use({ serviceWorkers: 'allow' });

let browser: KillableBrowser;
test.beforeEach(() => {
  browser = new KillableBrowser();
});
test.afterEach(() => browser.remove());

/** One write of each kind in turn, as [path, body]; the results are checked at the end. */
const FIELDS = ['firstName', 'lastName', 'bio', 'website'] as const;
const ROUNDS = FIELDS.map((field, round): [path: string, body?: unknown][] => {
  const id = `kept-${round}`;
  return [
    ['/api/posts', { postData: { _id: id, content: 'Written just before', photos: PIXEL } }],
    [`/api/posts/like/${id}`],
    [`/api/users/bookmark/${id}`],
    [`/api/posts/edit/${id}`, { postData: { content: `Edited just before ${round}` } }],
    ['/api/users/edit', { userData: { [field]: `https://kept.example/${field}` } }],
  ];
});

test('every acknowledged write survives, with the browser killed twenty times right after an answer', async ({
  baseURL,
}) => {
  test.setTimeout(360_000);
  const first = await browser.start();
  await first.page.goto(`${baseURL ?? ''}/login`);
  await first.page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(first.page.getByRole('article').first()).toBeVisible();
  const token = (await first.page.evaluate(() => localStorage.getItem('token'))) ?? '';

  let running = first;
  for (const [path, body] of ROUNDS.flat()) {
    await waitForWorker(running.page, '/api/users?limit=1');
    const { status } = await call(running.page, 'POST', path, { token, body });
    await running.kill();
    expect(status, path).toBeLessThan(300);
    running = await browser.start();
    await running.page.goto(`${baseURL ?? ''}/landing-page`);
  }

  await waitForWorker(running.page);
  const read = async (path: string) => (await call(running.page, 'GET', path, { token })).body;
  const { bookmarks } = (await read('/api/users/bookmark')) as { bookmarks: string[] };
  const { users } = (await read('/api/users?username=matinee')) as {
    users: Record<string, unknown>[];
  };
  let found = 0;
  for (const [round, field] of FIELDS.entries()) {
    const { post } = (await read(`/api/posts/kept-${round}`)) as {
      post?: { content: string; photos: string; likes: { likeCount: number } };
    };
    found += [
      post?.photos === PIXEL,
      post?.likes.likeCount === 1,
      bookmarks.includes(`kept-${round}`),
      post?.content === `Edited just before ${round}`,
      users[0]?.[field] === `https://kept.example/${field}`,
    ].filter(Boolean).length;
  }
  await running.kill();
  expect(found).toBe(20);
});

test('a browser killed right after a login is signed in, after a logout signed out', async ({
  baseURL,
}) => {
  const home = `${baseURL ?? ''}/`;
  const first = await browser.start();
  await first.page.goto(`${home}login`);
  await first.page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(first.page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await first.kill();

  const second = await browser.start();
  await second.page.goto(home);
  await expect(second.page.getByRole('article').first()).toBeVisible();
  await second.page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(second.page).toHaveURL(`${home}login`);
  await second.kill();

  const third = await browser.start();
  await third.page.goto(home);
  await expect(third.page).toHaveURL(`${home}landing-page`);
  await third.kill();
});

test('databases damaged on disk are reported, and the app keeps running', async ({ baseURL }) => {
  const first = await browser.start();
  await first.page.goto(`${baseURL ?? ''}/login`);
  await first.page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(first.page.getByRole('article').first()).toBeVisible();
  await first.close();
  browser.damageDatabases();

  const second = await browser.start();
  await second.page.goto(`${baseURL ?? ''}/login`);
  await expect(
    second.page.getByRole('alert').filter({ hasText: /was lost|is damaged/ }),
  ).toBeVisible();
  await second.page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(second.page.getByRole('article').first()).toBeVisible();
  await second.kill();
});
