/** Part of `npm run test:serve`: speaks HTTP to the built server, over the embedded database and PostgreSQL. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeDatabase } from './postgres.mjs';
import { ask, post, signUp, start, stop, trySignUp } from './server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-serve-'));
const MINUTE = 60_000;

/** @type {import('./server.mjs').Server} */
let server;

/** On the embedded database, which has the sample people. */
const startHere = () => start({ DATA_DIR: folder, SAMPLE_DATA: 'on' });

/**
 * How often each value is there.
 * @param {unknown[]} values
 */
const tally = (values) =>
  Object.fromEntries(
    [...new Set(values)].map((one) => [one, values.filter((value) => value === one).length]),
  );

before(async () => {
  server = await startHere();
});

after(async () => {
  if (server.child.exitCode === null) await stop(server, 'SIGINT');
  rmSync(folder, { recursive: true });
});

test('answers the API, and says that it lives and is ready', async () => {
  const posts = await ask(server, 'api/posts?limit=3');
  assert.equal(posts.status, 200);
  assert.equal(posts.headers.get('x-answered-by'), 'cinefolk');
  assert.equal((await ask(server, 'healthz')).status, 200);
  assert.equal(await (await ask(server, 'readyz')).text(), 'ready');
  assert.equal((await ask(server, 'api/nothing')).status, 404);
});

test('serves pages, compressed files that are kept for ever, and 404 for unknown ones', async () => {
  const page = await ask(server, 'films/any', { headers: { 'accept-encoding': 'br' } });
  const text = await page.text();
  assert.match(text, /<title>/);
  assert.equal(page.headers.get('content-encoding'), 'br');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  assert.match(String(page.headers.get('content-security-policy')), /'sha256-.*frame-ancestors/);
  const etag = String(page.headers.get('etag'));
  const again = await ask(server, 'films/any', {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  });
  assert.equal(again.status, 304);
  const [, script = ''] = /(assets\/[\w-]+\.js)/.exec(text) ?? [];
  const asset = await ask(server, script, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(asset.headers.get('content-encoding'), 'gzip');
  assert.match(String(asset.headers.get('cache-control')), /immutable/);
  assert.equal((await ask(server, 'assets/gone.js')).status, 404);
});

test('refuses a body that is too large', async () => {
  const answer = await ask(server, 'api/auth/login', {
    body: { username: 'x'.repeat(9 * 2 ** 20) },
  });
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
  const token = await signUp(server, 'under-load');
  /** @type {string[]} */
  const acknowledged = [];
  /** @param {number} writer */
  const write = async (writer) => {
    for (let n = 0; ; n += 1) {
      const _id = `w${writer}-${n}`;
      const answer = await post(server, token, _id, `Post ${n}`);
      assert.equal(answer.status, 201);
      acknowledged.push(_id);
      if (acknowledged.length === 200) void stop(server, 'SIGKILL');
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(write));
  assert.ok(acknowledged.length >= 200);
  server = await startHere();
  const statuses = await Promise.all(
    acknowledged.map(async (id) => (await ask(server, `api/posts/${id}`, { token })).status),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
});

test('Ctrl-C closes it, and gives the folder back', async () => {
  assert.equal(await stop(server, 'SIGINT'), 0);
  assert.equal(existsSync(join(folder, 'lock')), false);
});

const database = await makeDatabase('serve');
if (database) {
  test('two processes on one PostgreSQL count everything once', async (context) => {
    const { DATABASE_URL, drop } = database;
    const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    context.after(async () => {
      for (const { child } of [one, other]) child.kill('SIGKILL');
      await drop();
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

    const sameName = await statusesOf(10, (n) => trySignUp(either(n), 'same'));
    assert.deepEqual(sameName, { 201: 1, 422: 9 });
    const tokens = await Promise.all(
      Array.from({ length: 24 }, (_none, n) => signUp(either(n), `fan-${n}`)),
    );
    /** @param {number} n */
    const tokenOf = (n) => tokens[Math.floor(n / 3) % 24];
    const created = await statusesOf(6, (n) => post(either(n), tokens[0], 'same'));
    assert.deepEqual(created, { 201: 6 });
    const headers = { Prefer: 'return=minimal' };
    const liked = await statusesOf(72, (n) =>
      ask(either(n), 'api/posts/like/same', { token: tokenOf(n), headers, body: {} }),
    );
    assert.deepEqual(liked, { 201: 24, 400: 48 });
    const others = await statusesOf(72, (n) => post(either(n), tokenOf(n), `p${n}`));
    assert.deepEqual(others, { 201: 72 });
    /** @type {{ posts: { _id: string, likes: { likeCount: number } }[] }} */
    const { posts } = await (await ask(one, 'api/posts')).json();
    assert.equal(posts.length, 73);
    assert.equal(posts.find(({ _id }) => _id === 'same')?.likes.likeCount, 24);

    assert.deepEqual(await Promise.all([stop(one, 'SIGINT'), stop(other, 'SIGINT')]), [0, 0]);
  });
}
