/** `npm run test:faults`: clients, networks and databases at their worst, against a built server. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { ask, post, signUp, start, stop } from './server.mjs';
import { makeDatabase } from './postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-faults-'));
const MEGABYTE = 2 ** 20;

/** @type {import('./server.mjs').Server} */
let server;

before(async () => {
  server = await start({ DATA_DIR: folder });
});

after(async () => {
  if (server.child.exitCode === null) await stop(server, 'SIGINT');
  rmSync(folder, { recursive: true });
});

/** Memory that the server's process has, in MB; NaN where there is no /proc. */
function residentMb() {
  try {
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}

/** A connection that speaks for itself. @param {string} text */
function speak(text) {
  const { hostname, port } = new URL(server.address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

test('2,000 acknowledged writes survive kills under load', { timeout: 300_000 }, async () => {
  const token = await signUp(server, 'writer');
  /** @type {string[]} */
  const acknowledged = [];
  for (let kill = 1; acknowledged.length < 2_000; kill += 1) {
    const { length } = acknowledged;
    /** @param {number} writer */
    const write = async (writer) => {
      for (let n = 0; ; n += 1) {
        const _id = `k${kill}-${writer}-${n}`;
        const { status } = await post(server, token, _id);
        assert.equal(status, 201);
        acknowledged.push(_id);
        if (acknowledged.length === length + 500) void stop(server, 'SIGKILL');
      }
    };
    await Promise.allSettled([0, 1, 2, 3].map(write));
    assert.ok(acknowledged.length >= length + 500);
    server = await start({ DATA_DIR: folder });
  }
  let lost = 0;
  for (const id of acknowledged)
    if ((await ask(server, `api/posts/${id}`)).status !== 200) lost += 1;
  console.log(`${lost} of ${acknowledged.length} acknowledged writes are lost.`);
  assert.equal(lost, 0);
});

test('a body of 50 MB, announced or not, is refused, takes no memory and harms nobody', async () => {
  const before = residentMb();
  const announced = await ask(server, 'api/auth/login', {
    body: { username: 'x'.repeat(50 * MEGABYTE) },
  }).then(
    ({ status }) => status,
    () => 413,
  );
  assert.equal(announced, 413);
  const chunk = 'x'.repeat(MEGABYTE);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 50) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const unannounced = await fetch(new URL('api/auth/login', server.address), init).then(
    ({ status }) => status,
    () => 413,
  );
  assert.equal(unannounced, 413);
  assert.equal((await ask(server, 'readyz')).status, 200);
  const grown = residentMb() - before;
  console.log(`Memory has grown by ${grown.toFixed(0)} MB.`);
  assert.ok(!(grown > 60));
});

test('a client that sends a byte a second is cut off, while others are answered', async () => {
  const socket = speak('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const dripping = setInterval(() => socket.write('a'), 1_000);
  let isClosed = false;
  socket.on('close', () => {
    isClosed = true;
  });
  const from = Date.now();
  while (!isClosed && Date.now() - from < 30_000) {
    assert.equal((await ask(server, 'healthz')).status, 200);
    await pause(500);
  }
  clearInterval(dripping);
  console.log(`Cut off after ${((Date.now() - from) / 1000).toFixed(0)} s.`);
  assert.ok(isClosed);
});

test('10,000 open connections that say nothing harm nobody', async () => {
  const token = await signUp(server, 'undisturbed');
  let open = 0;
  const idle = [];
  for (let n = 0; n < 10_000; n += 1) {
    const socket = speak('');
    socket.once('connect', () => {
      open += 1;
    });
    idle.push(socket);
    // The machine's queue of new connections is short.
    if (n % 100 === 99) while (open <= n) await pause(5);
  }
  assert.equal((await post(server, token, 'undisturbed')).status, 201);
  assert.equal((await ask(server, 'api/posts/undisturbed')).status, 200);
  console.log(`With 10,000 connections the server has ${residentMb().toFixed(0)} MB.`);
  for (const socket of idle) socket.destroy();
  assert.equal((await ask(server, 'readyz')).status, 200);
});

test('a clock that is set back changes no order, ends no session, and hides no post', async (context) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cinefolk-clock-'));
  const clock = new URL('clock.mjs', import.meta.url).href;
  const other = await start({ DATA_DIR, NODE_OPTIONS: `--import ${clock}` });
  context.after(async () => {
    await stop(other, 'SIGKILL');
    rmSync(DATA_DIR, { recursive: true });
  });
  const token = await signUp(other, 'traveller');
  const earlier = await (await post(other, token, 'earlier')).json();
  other.child.kill('SIGUSR2');
  // The signal may arrive after a call that was sent later.
  for (let n = 0, isBack = false; !isBack; n += 1) {
    const between = await (await post(other, token, `between-${n}`)).json();
    isBack = between.post.createdAt < earlier.post.createdAt;
  }
  assert.equal((await post(other, token, 'later')).status, 201);
  const { posts } = await (
    await ask(other, 'api/posts?feed=explore&sort=latest', { token })
  ).json();
  const ids = posts.map((/** @type {{ _id: string }} */ { _id }) => _id);
  assert.deepEqual([ids.at(0), ids.at(-1)], ['later', 'earlier']);
  const { body } = await ask(other, 'api/events?after=0', { token });
  let told = '';
  for await (const part of body ?? []) {
    told += new TextDecoder().decode(part);
    if (told.includes('"later"')) break;
  }
  assert.ok(told.indexOf('"earlier"') < told.indexOf('"later"'));
});

test('1,000 open streams hear of a post, and a thousand idle connections harm nobody', async () => {
  const [writer, reader] = [await signUp(server, 'teller'), await signUp(server, 'listener')];
  const before = residentMb();
  const ending = new AbortController();
  const idle = Array.from({ length: 1_000 }, () => speak(''));
  const streams = await Promise.all(
    Array.from({ length: 1_000 }, () =>
      ask(server, 'api/events', { token: reader, signal: ending.signal }),
    ),
  );
  const heard = Promise.all(
    streams.map(async ({ body }) => {
      let text = '';
      for await (const part of body ?? []) {
        text += new TextDecoder().decode(part);
        if (text.includes('"told-to-all"')) return Date.now();
      }
      throw new Error('The stream has ended.');
    }),
  );
  await pause(1_000);
  const from = Date.now();
  assert.equal((await post(server, writer, 'told-to-all')).status, 201);
  const last = Math.max(...(await heard)) - from;
  const grown = residentMb() - before;
  console.log(`Heard by all after ${last} ms; memory has grown by ${grown.toFixed(0)} MB.`);
  ending.abort();
  for (const socket of idle) socket.destroy();
  assert.equal((await ask(server, 'readyz')).status, 200);
});

const database = await makeDatabase('faults');
if (database) {
  test('what one process commits, the streams of another tell, also after its connections were cut', async (context) => {
    const { DATABASE_URL, client, drop } = database;
    const [one, other] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
    context.after(async () => {
      for (const { child } of [one, other]) child.kill('SIGKILL');
      await drop();
    });
    const token = await signUp(one, 'writer');
    const ending = new AbortController();
    const { body } = await ask(other, 'api/events', { token, signal: ending.signal });
    /** @type {ReadableStreamDefaultReader<Uint8Array>} */
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
    let text = '';
    /** @param {string} part */
    const hear = async (part) => {
      while (!text.includes(part)) {
        const { done, value } = await reader.read();
        assert.ok(!done);
        text += new TextDecoder().decode(value);
      }
    };
    assert.equal((await post(one, token, 'first')).status, 201);
    await hear('"first"');
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and pid <> pg_backend_pid()`,
      [new URL(DATABASE_URL).pathname.slice(1)],
    );
    for (let tries = 0; (await post(one, token, 'second')).status !== 201; tries += 1)
      assert.ok(tries < 5);
    await hear('"second"');
    ending.abort();
  });
}
