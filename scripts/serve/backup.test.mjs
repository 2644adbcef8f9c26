/** Part of `npm run test:serve`: backups that are made while people write, and restored into the other kind of database. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { runAdmin } from './admin.mjs';
import { makeDatabase } from './postgres.mjs';
import { ask, post, signUp, start, stop } from './server.mjs';

const SAMPLE_DATA = 'on';
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const root = mkdtempSync(join(tmpdir(), 'cinefolk-backup-'));
/** @param {string} name */
const inRoot = (name) => join(root, name);

/** @type {import('./server.mjs').Server} */
let server;
let token = '';

/**
 * @param {'backup' | 'restore'} command
 * @param {string} file
 * @param {Record<string, string>} variables
 */
async function admin(command, file, variables) {
  const { code, problem } = await runAdmin([command, inRoot(file)], variables);
  return { code, problem };
}

const DONE = { code: 0, problem: '' };

/**
 * A restore ends all sessions, so it takes a new one to ask what was restored.
 * @param {import('./server.mjs').Server} at
 * @returns {Promise<string>}
 */
async function logIn(at) {
  assert.equal((await ask(at, 'api/users/bookmark', { token })).status, 401);
  const body = { username: 'archivist', password: 'correct-horse-1' };
  return (await (await ask(at, 'api/auth/login', { body })).json()).encodedToken;
}

/**
 * @param {import('./server.mjs').Server} at
 * @param {string} token
 */
async function idsOf(at, token) {
  const { posts } = await (await ask(at, 'api/posts?sort=latest&limit=100', { token })).json();
  return posts
    .map((/** @type {{ _id: string }} */ { _id }) => _id)
    .filter((/** @type {string} */ id) => id.startsWith('w'))
    .reverse();
}

/**
 * What a server answers to a set of calls, byte for byte.
 * @param {import('./server.mjs').Server} at
 * @param {string} token
 */
async function answersOf(at, token) {
  const { post: painted } = await (await ask(at, 'api/posts/painted', { token })).json();
  const me = await (await ask(at, 'api/users?username=archivist', { token })).json();
  const paths = [
    'api/posts',
    'api/posts?feed=home&limit=20',
    'api/posts?feed=explore&sort=trending&limit=20',
    'api/posts?q=painted',
    'api/posts/first-showing',
    'api/users',
    'api/users/bookmark',
    'api/notifications?limit=20',
    'api/films?limit=20',
    'api/films/vertigo-1958',
    'api/films/vertigo-1958/diaries',
    'api/lists?limit=20',
    'api/users/archivist/films',
    'api/users/archivist/diary',
    'api/users/archivist/all-time',
    'api/users/archivist/lists',
    'api/users/archivist/tags',
    'api/users/archivist/watchlist',
    'api/users/archivist/year/2026',
    `api/users/${me.users[0]._id}`,
    'api/users?q=lind',
    'api/users?suggested=true',
    'api/users/hidden',
    'api/posts/user/archivist',
    'api/posts?replyTo=first-showing',
    'api/directors/alfred-hitchcock',
    'api/films/friends',
    'api/lists/kept',
    'api/invitations',
    'api/moderation/reports',
    'api/moderation/log',
    'api/moderation/films',
    'api/moderation/films/our-holiday-reel-2025',
    painted.photos,
  ];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await ask(at, path, { token });
      const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
      const { status, headers } = answer;
      const [handler, revision] = ['x-handler', 'x-revision'].map((name) => headers.get(name));
      return { path, status, handler, revision, bytes };
    }),
  );
}

const ABOUT = { kind: 'post', id: 'two-frames-later' };

/** Calls after which every call that reads has something to answer. @type {readonly [string, object][]} */
const SAID = [
  ['api/posts/like/first-showing', {}],
  ['api/users/bookmark/first-showing', {}],
  ['api/posts', { postData: { _id: 'answer', content: 'So it is.', replyTo: 'first-showing' } }],
  ['api/users/follow/user-reelruth', {}],
  ['api/users/mute/user-noirnoel', {}],
  ['api/users/block/user-kinokai', {}],
  ['api/users/hidden-words', { words: ['twist'] }],
  ['api/films/watchlist/duel-1971', {}],
  ['api/lists', { listData: { _id: 'kept', title: 'Kept', films: [{ filmId: 'duel-1971' }] } }],
  ['api/diary', { entryData: { filmId: 'vertigo-1958', watchedOn: '2026-05-01', tags: ['70mm'] } }],
  ['api/films', { filmData: { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] } }],
  ['api/invitations', {}],
  ['api/reports', { reportData: { about: ABOUT, reason: 'Spoils it.' } }],
  ['api/moderation/take-down', { about: ABOUT, reason: 'Spoils it.' }],
];

const database = await makeDatabase('backup');
if (database) {
  const { DATABASE_URL, client, drop } = database;
  // Hooks of a file without tests would start a server that nothing ends.
  before(async () => {
    server = await start({ DATA_DIR: inRoot('first'), SAMPLE_DATA });
    token = await signUp(server, 'archivist');
  });

  after(async () => {
    if (server.child.exitCode === null) await stop(server, 'SIGINT');
    rmSync(root, { recursive: true });
  });
  after(drop);

  /** Empties the database, as one does who restores into a new one. */
  const renew = async () => {
    const name = new URL(DATABASE_URL).pathname.slice(1);
    await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${name}`);
  };

  test('a backup under writes has what was acknowledged before, and nothing without what came before it', async () => {
    /** @type {string[]} */
    const acknowledged = [];
    let isOver = false;
    const write = async () => {
      for (let n = 0; !isOver && n < 90; n += 1) {
        assert.equal((await post(server, token, `w${n}`)).status, 201);
        acknowledged.push(`w${n}`);
      }
    };
    const writing = write();
    while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 10));
    const { length } = acknowledged;
    assert.deepEqual(await admin('backup', 'under-writes', { DATA_DIR: inRoot('first') }), DONE);
    isOver = true;
    await writing;
    assert.equal(statSync(inRoot('under-writes')).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(inRoot('first/backups')), []);

    assert.deepEqual(await admin('restore', 'under-writes', { DATABASE_URL }), DONE);
    const restored = await start({ DATABASE_URL, SAMPLE_DATA });
    const ids = await idsOf(restored, await logIn(restored));
    await stop(restored, 'SIGINT');
    assert.ok(ids.length >= length);
    assert.deepEqual(ids, acknowledged.slice(0, ids.length));
  });

  test('from the embedded database to PostgreSQL and back, every answer is the same', async (context) => {
    const pictures = [{ src: PNG }];
    const painted = { _id: 'painted', content: 'A painted\u2028line\u0000', pictures };
    const made = await ask(server, 'api/posts', { token, body: { postData: painted } });
    assert.equal(made.status, 201);
    for (const [path, body] of SAID) {
      const { status } = await ask(server, path, { token, body });
      assert.ok(status < 300, `${path} ${status}`);
    }
    const expected = await answersOf(server, token);
    for (const { path, status } of expected) assert.equal(status, 200, path);
    const reading = [...readFileSync('docs/server-attacks.md', 'utf8').matchAll(/`(GET [^`]+)`/g)];
    const asked = new Set(expected.map(({ handler }) => handler));
    assert.ok(reading.length > 20, 'The table of calls has another form.');
    for (const [, name = ''] of reading) assert.ok(asked.has(name), `${name} is not asked.`);
    assert.deepEqual(await admin('backup', 'at-rest', { DATA_DIR: inRoot('first') }), DONE);

    await renew();
    assert.deepEqual(await admin('restore', 'at-rest', { DATABASE_URL }), DONE);
    const over = await start({ DATABASE_URL, SAMPLE_DATA });
    context.after(() => stop(over, 'SIGKILL'));
    assert.deepEqual(await answersOf(over, await logIn(over)), expected);

    assert.deepEqual(await admin('backup', 'and-back', { DATABASE_URL }), DONE);
    assert.deepEqual(await admin('restore', 'and-back', { DATA_DIR: inRoot('second') }), DONE);
    const back = await start({ DATA_DIR: inRoot('second'), SAMPLE_DATA });
    context.after(() => stop(back, 'SIGKILL'));
    const again = await logIn(back);
    assert.deepEqual(await answersOf(back, again), expected);
    // What comes after goes on from there.
    assert.equal((await post(back, again, 'afterwards')).status, 201);
  });

  test('what cannot be is refused with the reason, and changes nothing', async () => {
    const full = await admin('restore', 'at-rest', { DATABASE_URL });
    assert.equal(full.code, 1);
    assert.match(full.problem, /^The database is not empty/);
    const taken = await admin('backup', 'at-rest', { DATABASE_URL });
    assert.match(taken.problem, /at-rest exists already/);
    const open = await admin('restore', 'at-rest', { DATA_DIR: inRoot('first') });
    assert.match(open.problem, /has this folder open/);

    await renew();
    const whole = readFileSync(inRoot('at-rest'));
    writeFileSync(inRoot('cut'), whole.subarray(0, whole.length - 100));
    writeFileSync(inRoot('other'), 'something else');
    for (const file of ['cut', 'other', 'missing']) {
      const { code, problem } = await admin('restore', file, { DATABASE_URL });
      assert.equal(code, 1);
      assert.match(problem, /^The file cannot be read to its end/);
    }
    assert.deepEqual(await admin('restore', 'at-rest', { DATABASE_URL }), DONE);
  });
}
