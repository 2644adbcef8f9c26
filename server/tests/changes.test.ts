import type { Pool } from 'pg';
import { createChangeLog } from '../db/changes';
import { listenForCommits } from '../db/listen';
import { migrate } from '../db/schema';
import { createSqlDb } from '../db/sqlDb';
import { changeAt } from '../testing/changeLog';
import { openSchema } from '../testing/openSchema';

async function migrated(): Promise<Pool> {
  const pool = await openSchema();
  await migrate(pool);
  return pool;
}

test('keeps a change with the rest of its transaction, and none of one that fails', async () => {
  const pool = await migrated();
  const { write } = createSqlDb(pool);
  const changes = createChangeLog(pool);
  await write((tx) => tx.record(changeAt(1)));
  const failed = write(async (tx) => {
    await tx.record(changeAt(2));
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  await write((tx) => tx.record(changeAt(2, { replyToId: 'p', notifiedIds: ['bob'] })));
  expect(await changes.after(0, 9)).toEqual([
    changeAt(1),
    changeAt(2, { replyToId: 'p', notifiedIds: ['bob'] }),
  ]);
  expect(await changes.after(0, 1)).toEqual([changeAt(1)]);
  expect(await changes.after(2, 9)).toEqual([]);
});

test('forgets changes after a day', async () => {
  const pool = await migrated();
  const changes = createChangeLog(pool);
  await createSqlDb(pool).write(async (tx) => {
    await tx.record(changeAt(1));
    await tx.record(changeAt(2));
  });
  await pool.query(`update changes set at = at - interval '25 hours' where revision = 1`);
  await changes.purge();
  expect(await changes.after(0, 9)).toEqual([changeAt(2)]);
});

/** Waits for the next call. */
function hearing() {
  let hear: () => void = () => undefined;
  return {
    heard: () => hear(),
    next: () =>
      new Promise<void>((resolve) => {
        hear = resolve;
      }),
  };
}

test('hears of the commits of other processes, also after its connection was lost', async () => {
  const pool = await migrated();
  const { write } = createSqlDb(pool);
  const { heard, next } = hearing();
  const connected = next();
  const stop = listenForCommits(process.env['CONTRACT_DATABASE_URL'] ?? '', heard);
  await connected;
  const told = next();
  await write((tx) => tx.record(changeAt(1)));
  await told;
  const again = next();
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'cinefolk-listener' and datname = current_database()`,
  );
  await again;
  const toldAgain = next();
  await write((tx) => tx.record(changeAt(2)));
  await toldAgain;
  stop();
});

test('gives its connection up once it is ended', async () => {
  const pool = await migrated();
  const { heard, next } = hearing();
  const connected = next();
  const stop = listenForCommits(process.env['CONTRACT_DATABASE_URL'] ?? '', heard);
  await connected;
  const listeners = async () =>
    (
      await pool.query(
        `select from pg_stat_activity
         where application_name = 'cinefolk-listener' and datname = current_database()`,
      )
    ).rowCount;
  let left = await listeners();
  expect(left).toBeGreaterThan(0);
  stop();
  while (left !== 0) left = await listeners();
});
