import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Pool } from 'pg';
import { embeddedPool, postgresPool } from '../db/pools';

const address = (): string => process.env['CONTRACT_DATABASE_URL'] ?? '';

/** Asks for more connections than any pool opens, and tells how many it has. */
async function opened(pool: Pool): Promise<number> {
  const wanted = 20;
  await Promise.all(Array.from({ length: wanted }, () => pool.query('select 1')));
  return pool.totalCount;
}

afterEach(() => {
  jest.useRealTimers();
});

test('over PostgreSQL, opens up to ten connections, which bear the name of the application', async () => {
  const pool = postgresPool(address());
  expect(await opened(pool)).toBe(10);
  const { rows } = await pool.query('show application_name');
  expect(rows).toEqual([{ application_name: 'cinefolk' }]);
  await pool.end();
});

test('goes on after a connection was lost while it was idle', async () => {
  const [pool, other] = [postgresPool(address()), postgresPool(address())];
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await removed;
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await Promise.all([pool.end(), other.end()]);
});

test('of an embedded database, keeps the one connection, however long it is idle', async () => {
  const pool = embeddedPool({ connectionString: address() });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  expect(await opened(pool)).toBe(1);
  jest.advanceTimersByTime(3_600_000);
  expect(pool.totalCount).toBe(1);
  await pool.end();
});

test('does not wait long for a PostgreSQL that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const at = silent.address();
  const port = typeof at === 'object' ? at?.port : 0;
  const pool = postgresPool(`postgres://postgres@127.0.0.1:${port}/none`);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const query = pool.query('select 1');
  query.catch(() => undefined);
  await once(silent, 'connection');
  jest.advanceTimersByTime(5_000);
  await expect(query).rejects.toThrow('timeout');
  await pool.end();
  silent.close();
});
