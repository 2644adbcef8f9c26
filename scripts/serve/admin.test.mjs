/** Part of `npm run test:serve`: an admin's commands, on a running server, on a stopped one, and on PostgreSQL. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { runAdmin } from './admin.mjs';
import { makeDatabase } from './postgres.mjs';
import { ask, post, signUp, start, stop, trySignUp } from './server.mjs';

const COMMUNITY = {
  SIGN_UP: 'invite',
  COMMUNITY_NAME: 'Kino "& Club',
  COMMUNITY_RULES: 'Be kind.\n<No spoilers>',
};
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const root = mkdtempSync(join(tmpdir(), 'cinefolk-admin-'));
after(() => rmSync(root, { recursive: true }));

/**
 * @param {Record<string, string>} variables
 * @param {readonly string[]} args
 */
async function done(variables, ...args) {
  const { code, said, problem } = await runAdmin(args, variables);
  assert.deepEqual([code, problem], [0, ''], args.join(' '));
  return said;
}

/**
 * @param {Record<string, string>} variables
 * @param {readonly string[]} args
 */
async function refused(variables, ...args) {
  const { code, said, problem } = await runAdmin(args, variables);
  assert.deepEqual([code, said], [1, ''], args.join(' '));
  return problem;
}

/** @param {string} said */
const codeIn = (said) => /\/signup\?invitation=([\w-]{22})\n$/.exec(said)?.[1] ?? '';

/**
 * @param {import('./server.mjs').Server} server
 * @param {string} username
 * @param {string} password
 */
const logIn = (server, username, password) =>
  ask(server, 'api/auth/login', { body: { username, password } });

/**
 * All commands, while a server runs on the database.
 * @param {Record<string, string>} database
 */
async function commandsOn(database) {
  const server = await start({ ...database, ...COMMUNITY });
  const admin = (/** @type {string[]} */ ...args) => done(database, ...args);
  try {
    const early = await (await ask(server, 'landing-page')).text();
    assert.match(early, /<html data-installation="[^"]+" data-sign-up="open"/);
    assert.match(await refused(database, 'invite'), /^There is no admin/);
    const first = await signUp(server, 'ada');
    assert.equal((await trySignUp(server, 'ben')).status, 403);
    const page = await (await ask(server, 'landing-page')).text();
    assert.match(page, / data-sign-up="invite" data-community="Kino &quot;&amp; Club" data-rules=/);
    assert.match(page, /data-rules="Be kind\.\n&lt;No spoilers&gt;"/);
    assert.match(
      page,
      /<span data-slot="community"><bdi>Kino &quot;&amp; Club<\/bdi> · <\/span>A social/,
    );

    const invitation = codeIn(await admin('invite'));
    assert.equal((await trySignUp(server, 'ben', { invitation })).status, 201);
    assert.equal((await trySignUp(server, 'cleo', { invitation })).status, 403);
    const made = await (await ask(server, 'api/invitations', { token: first })).json();
    assert.deepEqual(
      made.invitations.map((/** @type {any} */ { code, used }) => [code, used.by.username]),
      [[invitation, 'ben']],
    );

    const old = await (await logIn(server, 'ben', 'correct-horse-1')).json();
    const password = (await admin('password', 'BEN')).trim().split('\n').at(-1) ?? '';
    assert.equal(
      (await ask(server, 'api/users/bookmark', { token: old.encodedToken })).status,
      401,
    );
    assert.equal((await logIn(server, 'ben', 'correct-horse-1')).status, 401);
    const renewed = await logIn(server, 'ben', password);
    assert.equal(renewed.status, 200);
    const token = (await renewed.json()).encodedToken;

    const asks = () => ask(server, 'api/moderation/reports', { token });
    assert.equal((await asks()).status, 403);
    assert.equal(await admin('role', 'ben', 'moderator'), 'ben is a moderator.\n');
    assert.equal((await asks()).status, 200);
    assert.equal(await admin('role', 'ben', 'member'), 'ben is a member.\n');
    assert.equal((await asks()).status, 403);

    assert.equal(await admin('reports'), 'There are no open reports.\n');
    assert.equal((await post(server, first, 'rude')).status, 201);
    const about = { kind: 'post', id: 'rude' };
    const reportData = { about, reason: 'Rude' };
    assert.equal((await ask(server, 'api/reports', { token, body: { reportData } })).status, 201);
    assert.match(await admin('reports'), /Z {2}post rude, by ben: "Rude"\n$/);

    assert.equal(
      await admin('take-down', 'post', 'rude', 'Be kind.'),
      'The post rude is taken down, and its author is told why.\n',
    );
    assert.equal(await admin('reports'), 'There are no open reports.\n');
    assert.equal((await ask(server, 'api/posts/rude', { token })).status, 404);
    assert.equal(
      await refused(database, 'take-down', 'post', 'rude', 'Be kind.'),
      'Post not found.\n',
    );
    assert.match(
      await refused(database, 'take-down', 'list', 'none', ' '),
      /^A reason must not be/,
    );
    assert.match(
      await refused(database, 'take-down', 'user', 'ben', 'Rude'),
      /choices are post, list/,
    );

    const filmData = { title: 'Vertigo, restored', year: 1959, directors: ['A. Hitchcock'] };
    const { film } = await (await ask(server, 'api/films', { token, body: { filmData } })).json();
    assert.equal(
      await admin('films', 'merge', film._id, 'vertigo-1958'),
      `${film._id} is merged into vertigo-1958, and leads there.\n`,
    );
    const led = await (await ask(server, `api/films/${film._id}`, { token })).json();
    assert.equal(led.film._id, 'vertigo-1958');
    assert.match(
      await refused(database, 'films', 'merge', film._id, 'm-1931'),
      /merged into another/,
    );
    assert.match(await refused(database, 'films', 'merge', 'm-1931', film._id), /^Only films that/);

    assert.equal(await admin('suspend', 'ben'), 'ben is suspended.\n');
    assert.equal((await ask(server, 'api/users/bookmark', { token })).status, 403);
    assert.equal(await admin('free', 'ben'), 'ben is free again.\n');
    assert.equal((await logIn(server, 'ben', password)).status, 200);

    const pictures = [{ src: PNG }];
    const shown = { postData: { _id: 'shown', content: '', pictures } };
    const { post: painted } = await (
      await ask(server, 'api/posts', {
        token: first,
        headers: { Prefer: 'return=minimal' },
        body: shown,
      })
    ).json();
    assert.match(await admin('usage'), /^accounts {6}2\nposts {9}1\n[^]*photos {8}1, [^]*MB\n$/);
    assert.equal(await admin('clean-photos'), 'Photos erased: 0, 0 bytes.\n');
    assert.equal((await ask(server, painted.photos)).status, 200);

    assert.equal(await refused(database, 'role', 'nobody', 'admin'), unknown('nobody'));
    assert.equal(await refused(database, 'password', 'nobody'), unknown('nobody'));
    assert.match(await refused(database, 'role', 'ben', 'king'), /Allowed choices are member/);
  } finally {
    await stop(server, 'SIGINT');
  }
}

/** @param {string} name */
const unknown = (name) => `Nobody here has the username ${name}.\n`;

const embedded = { DATA_DIR: join(root, 'embedded') };

test('an admin’s commands work on a server that runs on the embedded database', () =>
  commandsOn(embedded));

test('and after it has stopped, on what it left', async () => {
  assert.match(await done(embedded, 'usage'), /^accounts {6}2\n/);
  assert.equal(await done(embedded, 'role', 'ben', 'admin'), 'ben is an admin.\n');
  const invitation = codeIn(await done(embedded, 'invite'));
  const server = await start({ ...embedded, ...COMMUNITY });
  const { status } = await trySignUp(server, 'cleo', { invitation });
  await stop(server, 'SIGINT');
  assert.equal(status, 201);
});

test('where there is no database, they say so and make none', async () => {
  const nowhere = { DATA_DIR: join(root, 'nowhere') };
  for (const command of ['usage', 'invite'])
    assert.match(await refused(nowhere, command), /^There is no database in .*nowhere/);
});

test('every command explains itself', async () => {
  const commands = [...(await done({}, '--help')).matchAll(/^ {2}([a-z-]+) /gm)].flatMap(
    ([, name = '']) => (name === 'help' || name.startsWith('-') ? [] : [name]),
  );
  assert.equal(commands.length, 12);
  for (const name of commands)
    assert.match(await done({}, name, '--help'), new RegExp(`^Usage: admin ${name} `));
  assert.match(await done({}, 'films', 'merge', '--help'), /^Usage: admin films merge .*<into>/);
});

const database = await makeDatabase('admin');
if (database) {
  const { DATABASE_URL, drop } = database;
  after(drop);

  test('an admin’s commands work beside servers on PostgreSQL', () => commandsOn({ DATABASE_URL }));

  test('photos that nothing names are erased, and no others', async () => {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    const hash = 'f'.repeat(64);
    await client.query(`insert into pictures values ($1, 'image/png', $2)`, [hash, 'seven b']);
    await client.query(`insert into picture_uses values ('photos', 'gone', $1)`, [hash]);
    await client.end();
    assert.match(await done({ DATABASE_URL }, 'usage'), /photos {8}2,/);
    assert.equal(await done({ DATABASE_URL }, 'clean-photos'), 'Photos erased: 1, 7 bytes.\n');
    assert.match(await done({ DATABASE_URL }, 'usage'), /photos {8}1,/);
  });
}
