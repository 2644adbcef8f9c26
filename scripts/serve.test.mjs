/** `npm run test:serve`: builds the server, and speaks HTTP to it over the embedded database. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { chromium } from '@playwright/test';
import { browserOptions } from './browserOptions.mjs';
import { findTestBrowser } from './findBrowser.mjs';
import { Client } from 'pg';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-serve-'));
const MINUTE = 60_000;

/** @type {Awaited<ReturnType<typeof start>>} */
let server;

/** @param {Record<string, string>} variables */
async function start(variables = { DATA_DIR: folder, SAMPLE_DATA: 'on' }) {
  const child = spawn(process.execPath, ['dist-server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...variables },
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: String(line).replace('Cinefolk: ', '') };
}

/** @param {'SIGINT' | 'SIGKILL'} signal */
async function stop(signal, { child } = server) {
  const ended = once(child, 'exit');
  child.kill(signal);
  const [code] = await ended;
  return code;
}

/**
 * @param {string} path
 * @param {{ of?: typeof server, token?: string, body?: object, headers?: Record<string, string> }} call
 */
const ask = (path, { of = server, token, body, headers } = {}) =>
  fetch(new URL(path, of.address), {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', authorization: token ?? '', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

/** @param {string} username */
function trySignUp(username, of = server) {
  const person = { firstName: 'Ida', lastName: 'Lind', avatar: '' };
  const body = { username, password: 'correct-horse-1', ...person };
  return ask('api/auth/signup', { of, body });
}

/** @param {string} username */
async function signUp(username, of = server) {
  const answer = await trySignUp(username, of);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()).encodedToken;
}

/** A client of a PostgreSQL; null if none is named, and there is none on this machine. */
async function findPostgres() {
  const named = process.env['DATABASE_TEST_URL'];
  const client = new Client({
    connectionString: named ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (named) throw error;
    console.log('There is no PostgreSQL here: two processes on one are not tested.');
    return null;
  }
}

/**
 * How often each value is there.
 * @param {unknown[]} values
 */
const tally = (values) =>
  Object.fromEntries(
    [...new Set(values)].map((one) => [one, values.filter((value) => value === one).length]),
  );

before(
  async () => {
    if (!existsSync('dist/index.html')) spawnSync('npx', ['vite', 'build', '--logLevel', 'warn']);
    const args = ['vite', 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'];
    assert.equal(spawnSync('npx', args, { stdio: 'inherit' }).status, 0);
    server = await start();
  },
  { timeout: 2 * MINUTE },
);

after(async () => {
  if (server.child.exitCode === null) await stop('SIGINT');
  rmSync(folder, { recursive: true });
});

test('answers the API, and says that it lives and is ready', async () => {
  const posts = await ask('api/posts?limit=3');
  assert.equal(posts.status, 200);
  assert.equal(posts.headers.get('x-answered-by'), 'cinefolk');
  assert.equal((await ask('healthz')).status, 200);
  assert.equal(await (await ask('readyz')).text(), 'ready');
  assert.equal((await ask('api/nothing')).status, 404);
});

test('serves pages, compressed files that are kept for ever, and 404 for unknown ones', async () => {
  const page = await ask('films/any', { headers: { 'accept-encoding': 'br' } });
  const text = await page.text();
  assert.match(text, /<title>/);
  assert.equal(page.headers.get('content-encoding'), 'br');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  assert.match(String(page.headers.get('content-security-policy')), /'sha256-.*frame-ancestors/);
  const etag = String(page.headers.get('etag'));
  const again = await ask('films/any', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  assert.equal(again.status, 304);
  const [, script = ''] = /(assets\/[\w-]+\.js)/.exec(text) ?? [];
  const asset = await ask(script, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(asset.headers.get('content-encoding'), 'gzip');
  assert.match(String(asset.headers.get('cache-control')), /immutable/);
  assert.equal((await ask('assets/gone.js')).status, 404);
});

test('the app uses the server that it came from, and fetches no backend of its own', async () => {
  const browser = await chromium.launch(browserOptions(findTestBrowser()));
  /** @type {string[]} */
  const fetched = [];
  /** @param {string} username */
  async function join(username) {
    const context = await browser.newContext({ baseURL: server.address });
    context.on('request', (request) => fetched.push(request.url()));
    const page = await context.newPage();
    await page.goto('/signup');
    for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill(username);
    await page.getByLabel('Username').fill(username);
    for (const label of ['Password', 'Confirm password'])
      await page.getByLabel(label, { exact: true }).fill('correct-horse-1');
    await page.getByRole('button', { name: 'Create New Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    return page;
  }
  const [writer, reader] = [await join('writer'), await join('reader')];
  await writer.getByRole('textbox', { name: 'What did you watch?' }).fill('Seen by both.');
  await writer.getByRole('button', { name: 'Post', exact: true }).click();
  await writer.getByRole('article').getByText('Seen by both.').waitFor();
  await reader.goto('/explore');
  const card = reader.getByRole('article').filter({ hasText: 'Seen by both.' });
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await card.getByRole('button', { name: 'Like', exact: true, pressed: true }).waitFor();
  await reader.goto('/settings');
  await reader.getByRole('heading', { name: 'Your data' }).waitFor();
  assert.equal(await reader.getByRole('button', { name: 'Reset sample data' }).count(), 0);
  await reader.evaluate(async () => navigator.serviceWorker.ready);
  await writer.goto('/notifications');
  await writer.getByText('liked your post').waitFor();
  assert.deepEqual(
    fetched.filter((url) => url.includes('/mocks-')),
    [],
  );
  await browser.close();
});

test('refuses a body that is too large', async () => {
  const answer = await ask('api/auth/login', { body: { username: 'x'.repeat(9 * 2 ** 20) } });
  assert.equal(answer.status, 413);
});

test('refuses a second process on the folder, with the reason', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist-server/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.match(stderr, new RegExp(`Process ${server.child.pid} has this folder open`));
});

test('a kill under load loses nothing that was acknowledged', { timeout: 5 * MINUTE }, async () => {
  const token = await signUp('under-load');
  /** @type {string[]} */
  const acknowledged = [];
  /** @param {number} writer */
  const write = async (writer) => {
    for (let n = 0; ; n += 1) {
      const _id = `w${writer}-${n}`;
      const answer = await ask('api/posts', {
        token,
        headers: { Prefer: 'return=minimal' },
        body: { postData: { _id, content: `Post ${n}` } },
      });
      assert.equal(answer.status, 201);
      acknowledged.push(_id);
      if (acknowledged.length === 200) void stop('SIGKILL');
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(write));
  assert.ok(acknowledged.length >= 200);
  server = await start();
  const statuses = await Promise.all(
    acknowledged.map(async (id) => (await ask(`api/posts/${id}`, { token })).status),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
});

test('Ctrl-C closes it, and gives the folder back', async () => {
  assert.equal(await stop('SIGINT'), 0);
  assert.equal(existsSync(join(folder, 'lock')), false);
});

const postgres = await findPostgres();
if (postgres) {
  test('two processes on one PostgreSQL count everything once', async (context) => {
    const name = `cinefolk_serve_${process.pid}`;
    await postgres.query(`create database ${name}`);
    const { user, host, port } = postgres;
    const address = process.env['DATABASE_TEST_URL'] ?? `postgres://${user}@${host}:${port}/`;
    const DATABASE_URL = Object.assign(new URL(address), { pathname: `/${name}` }).href;
    const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    context.after(async () => {
      for (const { child } of [one, other]) child.kill('SIGKILL');
      await postgres.query(`drop database ${name} with (force)`);
      await postgres.end();
    });
    /** @param {number} n */
    const either = (n) => (n % 2 === 0 ? one : other);
    /**
     * @param {number} count
     * @param {(n: number) => Promise<Response>} call
     */
    const statusesOf = async (count, call) => {
      const calls = Array.from({ length: count }, (_none, n) => call(n));
      return tally((await Promise.all(calls)).map(({ status }) => status));
    };

    const sameName = await statusesOf(10, (n) => trySignUp('same', either(n)));
    assert.deepEqual(sameName, { 201: 1, 422: 9 });
    const tokens = await Promise.all(
      Array.from({ length: 24 }, (_none, n) => signUp(`fan-${n}`, either(n))),
    );
    const headers = { Prefer: 'return=minimal' };
    /** @param {number} n */
    const as = (n) => ({ of: either(n), token: tokens[Math.floor(n / 3) % 24], headers });
    const samePost = { postData: { _id: 'same', content: 'Once' } };
    const created = await statusesOf(6, (n) =>
      ask('api/posts', { ...as(0), of: either(n), body: samePost }),
    );
    assert.deepEqual(created, { 201: 6 });
    const liked = await statusesOf(72, (n) => ask('api/posts/like/same', { ...as(n), body: {} }));
    assert.deepEqual(liked, { 201: 24, 400: 48 });
    const others = await statusesOf(72, (n) =>
      ask('api/posts', { ...as(n), body: { postData: { _id: `p${n}`, content: 'Another' } } }),
    );
    assert.deepEqual(others, { 201: 72 });
    /** @type {{ posts: { _id: string, likes: { likeCount: number } }[] }} */
    const { posts } = await (await ask('api/posts', { of: one })).json();
    assert.equal(posts.length, 73);
    assert.equal(posts.find(({ _id }) => _id === 'same')?.likes.likeCount, 24);

    assert.deepEqual(await Promise.all([stop('SIGINT', one), stop('SIGINT', other)]), [0, 0]);
  });
}
