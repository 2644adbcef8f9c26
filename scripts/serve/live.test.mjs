/** Part of `npm run test:serve`: two people in two browsers, who see each other's changes as they happen. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { browserOptions } from '../browserOptions.mjs';
import { findTestBrowser } from '../findBrowser.mjs';
import { ask, signUp, start, stop } from './server.mjs';
import { signUpAs } from './signUpAs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-live-'));

/** @type {import('./server.mjs').Server} */
let server;
/** @type {import('@playwright/test').Browser} */
let browser;
/** @type {string[]} */
const fetched = [];

/**
 * A new person in a browser of their own, at Home.
 * @param {string} username
 */
async function joinIn(username) {
  const context = await browser.newContext({ baseURL: server.address });
  context.on('request', (request) => fetched.push(request.url()));
  const page = await context.newPage();
  await page.goto('/signup');
  await signUpAs(page, username);
  return page;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const cardOf = (page, text) => page.getByRole('article').filter({ hasText: text });

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
async function write(page, text) {
  await page.getByRole('textbox', { name: 'What did you watch?' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await cardOf(page, text).waitFor();
}

before(async () => {
  server = await start({ DATA_DIR: folder });
  browser = await chromium.launch(browserOptions(findTestBrowser()));
});

after(async () => {
  await browser.close();
  if (server.child.exitCode === null) await stop(server, 'SIGINT');
  rmSync(folder, { recursive: true });
});

/** @param {import('@playwright/test').Page} page */
const tokenOf = async (page) => (await page.evaluate(() => localStorage.getItem('token'))) ?? '';

test('what one person does, another sees as it happens', async () => {
  const [writer, reader] = [await joinIn('writer'), await joinIn('reader')];
  const second = await reader.context().newPage();
  await second.goto('/explore');
  await second.getByRole('heading', { level: 1, name: 'Explore' }).waitFor();
  const token = await tokenOf(reader);
  const writerId = JSON.parse(
    Buffer.from((await tokenOf(writer)).split('.')[1] ?? '', 'base64url').toString(),
  )._id;
  // As from a third place: the open tabs hear of it.
  assert.equal(
    (await ask(server, `api/users/follow/${writerId}`, { token, body: {} })).status,
    200,
  );

  // An empty feed fills by itself, a longer one offers what is new.
  await write(writer, 'Seen by both.');
  await cardOf(reader, 'Seen by both.').waitFor();
  await cardOf(second, 'Seen by both.').waitFor();
  await write(writer, 'And another.');
  await second.getByRole('button', { name: '1 new post' }).waitFor();
  await reader.getByRole('button', { name: '1 new post' }).click();
  await cardOf(reader, 'And another.').waitFor();

  // A like counts and is notified, in both directions.
  const mine = cardOf(writer, 'Seen by both.');
  await cardOf(reader, 'Seen by both.').getByRole('button', { name: 'Like', exact: true }).click();
  await mine.getByTestId('like-count').filter({ hasText: '1' }).waitFor();
  await cardOf(second, 'Seen by both.')
    .getByRole('button', { name: 'Like', exact: true, pressed: true })
    .waitFor();
  const bell = writer
    .getByRole('navigation')
    .getByRole('link', { name: /^Notifications/ })
    .first();
  await bell.and(writer.getByRole('link', { name: /2 unread/ })).waitFor();

  // A reply appears in the thread that is being read.
  const posts = await (await ask(server, 'api/posts')).json();
  const { _id } = posts.posts.find(
    (/** @type {{ content: string }} */ { content }) => content === 'Seen by both.',
  );
  await second.goto(`/singlePost/${_id}`);
  await cardOf(second, 'Seen by both.').waitFor();
  const reply = { postData: { _id: 'answer', content: 'I saw it, too.', replyTo: _id } };
  const answer = await ask(server, 'api/posts', { token: await tokenOf(writer), body: reply });
  assert.equal(answer.status, 201);
  await cardOf(second, 'I saw it, too.').waitFor();

  // A changed name shows.
  await ask(server, 'api/users/edit', {
    token: await tokenOf(writer),
    body: { userData: { firstName: 'Agnès' } },
  });
  await cardOf(reader, 'Seen by both.').getByText('Agnès').first().waitFor();

  // The app fetched no backend of its own; the end of a session ends it in the other tab.
  assert.deepEqual(
    fetched.filter((url) => url.includes('/mocks-')),
    [],
  );
  await reader.getByRole('button', { name: 'Logout' }).first().click();
  await second.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await writer.context().close();
  await reader.context().close();
});

test('what is written while the server is away arrives once, in order, also over a reload', async () => {
  const writer = await joinIn('patient');
  await writer.evaluate(async () => navigator.serviceWorker.ready);
  await write(writer, 'Before.');
  await stop(server, 'SIGKILL');
  await cardOf(writer, 'Before.').getByRole('button', { name: 'Like', exact: true }).click();
  await writer.getByText('Cinefolk can’t be reached right now.').waitFor();
  await write(writer, 'While it was away.');
  await write(writer, 'And again.');
  await writer.reload();
  await writer.getByText('Cinefolk can’t be reached right now.').waitFor();

  server = await start({ DATA_DIR: folder, PORT: new URL(server.address).port });
  await writer.getByText('Cinefolk can’t be reached right now.').waitFor({ state: 'hidden' });
  for (const text of ['Before.', 'While it was away.', 'And again.'])
    await cardOf(writer, text).waitFor();
  await cardOf(writer, 'Before.')
    .getByRole('button', { name: 'Like', exact: true, pressed: true })
    .waitFor();
  const reader = await signUp(server, 'late');
  const { posts } = await (
    await ask(server, 'api/posts?sort=latest&limit=3', { token: reader })
  ).json();
  assert.deepEqual(
    posts.map((/** @type {{ content: string }} */ { content }) => content),
    ['And again.', 'While it was away.', 'Before.'],
  );
  assert.equal(posts.at(-1).likes.likeCount, 1);
  await writer.context().close();
});
