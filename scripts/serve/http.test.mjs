/** Part of `npm run test:serve`: speaks HTTP to the built server, over the embedded database and PostgreSQL. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

test('a picture is answered by its address, which has its bytes', async () => {
  const token = await signUp(server, 'painter');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const drawing = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';
  const posted = await ask(server, 'api/posts', {
    token,
    headers: { Prefer: 'return=minimal' },
    body: { postData: { _id: 'painted', pictures: [{ src: `data:image/png;base64,${png}` }] } },
  });
  const edited = await ask(server, 'api/users/edit', {
    token,
    body: { userData: { avatar: drawing } },
  });
  const answers = [await posted.text(), await edited.text()];
  assert.doesNotMatch(answers.join(), /data:image/);
  /** @type {{ post: { photos: string, pictures: object[] } }} */
  const { post: painted } = JSON.parse(answers[0] ?? '');
  assert.deepEqual(painted.pictures, [{ src: painted.photos, width: 1, height: 1 }]);
  const { avatar } = JSON.parse(answers[1] ?? '').user;

  for (const [address, type] of [
    [painted.photos, 'image/png'],
    [avatar, 'image/svg+xml'],
  ]) {
    const { status, headers } = await ask(server, address);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), type);
    assert.match(String(headers.get('cache-control')), /immutable/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(
      headers.get('content-security-policy'),
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
  }
  const bytes = await (await ask(server, painted.photos)).arrayBuffer();
  assert.equal(Buffer.from(bytes).toString('base64'), png);
  assert.equal((await ask(server, `${painted.photos}0`)).status, 404);
  assert.equal((await ask(server, `api/photos/${'0'.repeat(64)}`)).status, 404);
});

test('refuses a body that is too large', async () => {
  const answer = await ask(server, 'api/auth/login', {
    body: { username: 'x'.repeat(9 * 2 ** 20) },
  });
  assert.equal(answer.status, 413);
});

test('refuses headers that are too large', async () => {
  const answer = await ask(server, 'healthz', { headers: { 'X-Long': 'x'.repeat(20_000) } });
  assert.equal(answer.status, 431);
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

test('the log has a line a request, by its name, and nothing that anybody wrote', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cinefolk-log-'));
  const logging = await start({ DATA_DIR, LOG_LEVEL: 'trace' }, 'pipe');
  let log = '';
  logging.child.stderr?.on('data', (part) => {
    log += String(part);
  });
  const token = await signUp(logging, 'secret-name');
  const answers = [
    await post(logging, token, 'secret-post', 'A secret-text'),
    await ask(logging, 'api/posts?q=secret-query', { token }),
    await ask(logging, 'secret-page'),
    await ask(logging, 'api/auth/login', {
      body: { username: 'secret-name', password: 'secret-guess' },
    }),
    await fetch(new URL('api/auth/login', logging.address), {
      method: 'POST',
      body: '{"password":"secret-broken',
    }),
    await ask(logging, 'api/users/bookmark', { token: 'secret-token' }),
  ];
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual(statuses, [201, 200, 200, 401, 400, 401]);
  await stop(logging, 'SIGINT');
  rmSync(DATA_DIR, { recursive: true });
  const lines = log.trim().split('\n');
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Answered.');
  for (const { headers, status } of answers) {
    const named = answered.filter(({ requestId }) => requestId === headers.get('x-request-id'));
    assert.deepEqual(
      named.map((line) => line.status),
      [status],
    );
  }
  assert.deepEqual(
    answered.map(({ method, route }) => `${method} ${route}`),
    [
      'POST /api/auth/signup',
      'POST /api/posts',
      'GET /api/posts',
      'GET /*',
      'POST /api/auth/login',
      'POST /api/auth/login',
      'GET /api/users/bookmark',
    ],
  );
  assert.doesNotMatch(log, /secret|correct-horse/);
  for (const part of token.split('.').slice(1)) assert.ok(!log.includes(part));
});

test('too many logins are refused, each network for itself, with the time to try again', async (context) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cinefolk-limits-'));
  const limited = await start({ DATA_DIR, RATE_LIMITS: 'on', TRUST_PROXY: 'on' });
  context.after(async () => {
    await stop(limited, 'SIGKILL');
    rmSync(DATA_DIR, { recursive: true });
  });
  /** @param {string} forwarded */
  const login = (forwarded) =>
    ask(limited, 'api/auth/login', {
      headers: { 'X-Forwarded-For': forwarded },
      body: { username: 'nobody', password: 'guess' },
    });
  const tries = Array.from({ length: 31 }, (_none, n) => login(`192.0.2.${n}, 198.51.100.1`));
  const answers = await Promise.all(tries);
  assert.deepEqual(tally(answers.map(({ status }) => status)), { 404: 30, 429: 1 });
  const refused = answers.find(({ status }) => status === 429);
  assert.match(String(refused?.headers.get('retry-after')), /^\d+$/);
  assert.deepEqual(await refused?.json(), { errors: ['Too many tries. Try again in 5 minutes.'] });
  assert.equal((await login('198.51.100.2')).status, 404);
});

const database = await makeDatabase('serve');
if (database) {
  test('figures are answered on a port of their own, and only there', async (context) => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    const METRICS_PORT = String(typeof address === 'object' && address?.port);
    probe.close();
    const { DATABASE_URL } = database;
    const counted = await start({ DATABASE_URL, METRICS_PORT });
    context.after(() => stop(counted, 'SIGKILL'));
    const token = await signUp(counted, 'counted');
    const { body } = await ask(counted, 'api/events', { token });
    assert.match(await (await ask(counted, 'metrics')).text(), /<title>/);
    const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    const lines = (await answer.text()).split('\n');
    for (const line of [
      'cinefolk_requests_total{method="POST",route="/api/auth/signup",status="201"} 1',
      'cinefolk_streams_open 1',
      'cinefolk_database_up 1',
    ])
      assert.ok(lines.includes(line), line);
    assert.match(lines.join('\n'), /^cinefolk_writer_wait_seconds_count [1-9]/m);
    await body?.cancel();
  });

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
