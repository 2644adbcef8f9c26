/** Part of `npm run test:faults`: a PostgreSQL that restarts, is full, or is not brought up to date at the first attempt. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { after, test } from 'node:test';
import { makeDatabase } from './postgres.mjs';
import { startProxy } from './proxy.mjs';
import { ask, post, signUp, start, stop } from './server.mjs';

const database = await makeDatabase('database');

/**
 * Waits until it is so.
 * @param {() => Promise<boolean>} isSo
 */
async function until(isSo) {
  while (!(await isSo())) await pause(100);
}

if (database) {
  const { DATABASE_URL, client, drop } = database;
  const { Client } = await import('pg');

  after(drop);

  /**
   * A client of the test's database.
   * @param {import('node:test').TestContext} context
   */
  const openClient = async (context) => {
    const own = new Client({ connectionString: DATABASE_URL });
    await own.connect();
    context.after(() => own.end());
    return own;
  };

  test('while the database restarts calls are answered with 503, and afterwards everything goes on', async (context) => {
    const proxy = await startProxy(DATABASE_URL);
    const server = await start({ DATABASE_URL: proxy.address });
    context.after(async () => {
      await stop(server, 'SIGKILL');
      await proxy.goAway();
    });
    const token = await signUp(server, 'patient');
    const ending = new AbortController();
    const { body } = await ask(server, 'api/events', { token, signal: ending.signal });
    assert.equal((await post(server, token, 'before')).status, 201);

    await proxy.goAway();
    await until(async () => (await ask(server, 'readyz')).status === 503);
    assert.equal((await ask(server, 'healthz')).status, 200);
    const refused = await post(server, token, 'meanwhile');
    assert.equal(refused.status, 503);
    assert.match(await refused.text(), /cannot reach its data/);
    assert.equal((await ask(server, 'api/posts?feed=explore')).status, 503);
    assert.equal((await ask(server, `api/photos/${'0'.repeat(64)}`)).status, 503);

    await proxy.comeBack();
    await until(async () => (await ask(server, 'readyz')).status === 200);
    assert.equal((await post(server, token, 'after')).status, 201);
    assert.equal((await ask(server, 'api/posts/before')).status, 200);
    assert.equal((await ask(server, 'api/posts/meanwhile')).status, 404);
    let heard = '';
    for await (const part of body ?? []) {
      heard += new TextDecoder().decode(part);
      if (heard.includes('"after"')) break;
    }
    assert.match(heard, /"before"/);
  });

  test('a full disk is said as such, harms no reader, and is over once there is room', async (context) => {
    const server = await start({ DATABASE_URL });
    context.after(() => stop(server, 'SIGKILL'));
    const own = await openClient(context);
    const token = await signUp(server, 'hoarder');
    await own.query(`create function refuse() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file' using errcode = '53100'; end $$;
      create trigger full_disk before insert on posts execute function refuse()`);
    const refused = await post(server, token, 'too-much');
    assert.equal(refused.status, 507);
    const { errors } = await refused.json();
    assert.equal(errors.length, 1);
    assert.equal((await ask(server, 'api/posts?feed=explore')).status, 200);
    await own.query('drop trigger full_disk on posts; drop function refuse');
    assert.equal((await post(server, token, 'too-much')).status, 201);
  });

  test('a migration that was killed leaves nothing behind, and the next start finishes it', async (context) => {
    const [own, holder] = [await openClient(context), await openClient(context)];
    const before = await start({ DATABASE_URL });
    const token = await signUp(before, 'early');
    assert.equal((await post(before, token, 'kept', 'A gleaner')).status, 201);
    await stop(before, 'SIGINT');
    await own.query('drop table words, pictures, picture_uses');
    // It may read this table, but has to wait when it writes: the new tables are made by then.
    await holder.query('begin; lock table users in share mode');
    const migrating = spawn(process.execPath, ['dist-server/main.js'], {
      stdio: 'ignore',
      env: { ...process.env, PORT: '0', DATABASE_URL },
    });
    const ended = once(migrating, 'exit');
    await until(async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [new URL(DATABASE_URL).pathname.slice(1)],
      );
      return rows.length > 0;
    });
    migrating.kill('SIGKILL');
    await ended;
    await holder.query('rollback');
    await until(async () => {
      const { rows } = await own.query(
        `select from pg_stat_activity where datname = current_database() and application_name = 'cinefolk'`,
      );
      return rows.length === 0;
    });
    const { rows } = await own.query(`select to_regclass('pictures') as made`);
    assert.equal(rows[0].made, null);

    const server = await start({ DATABASE_URL });
    context.after(() => stop(server, 'SIGKILL'));
    const found = await (await ask(server, 'api/posts?q=gleaner')).json();
    assert.deepEqual(
      found.posts.map((/** @type {{ _id: string }} */ { _id }) => _id),
      ['kept'],
    );
  });
}
