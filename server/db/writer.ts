import type { Pool, PoolClient } from 'pg';
import type { Database } from '../../mocks/store';
import { inDatabase, translated } from './failures';
import { queryOn } from './queryOn';
import { writing, type SqlWriting } from './transaction';

/** How many jobs share a commit at most. */
const GROUP = 16;
/** Held by the process that writes, until its commit: any number that only we use. */
export const WRITER_LOCK = 7_202_640;

interface Job {
  /** Does the work; the returned function tells its outcome, once that is stored. */
  run(tx: SqlWriting): Promise<() => void>;
  fail(reason: unknown): void;
}

/**
 * One writer at a time, in all processes: so the order of sequence numbers, revisions and commits is the same. Jobs that
 * wait for it share the next commit, each with a savepoint, so that one that fails does not take the others along.
 * @param waited hears how many milliseconds a job has waited for its turn
 */
export function createWriter(
  pool: Pool,
  waited: (ms: number) => void,
): Database<SqlWriting>['write'] {
  const queue: Job[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) await writeGroup(queue.splice(0, GROUP));
    isWriting = false;
  }

  async function writeGroup(jobs: readonly Job[]): Promise<void> {
    try {
      const tellAll = await inDatabase(pool, (client) => commitAll(client, jobs));
      for (const tell of tellAll) tell();
    } catch (error) {
      for (const { fail } of jobs) fail(error);
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const asked = performance.now();
      queue.push({
        run: async (tx) => {
          waited(performance.now() - asked);
          const value = await work(tx);
          return () => resolve(value);
        },
        fail: reject,
      });
      if (!isWriting) void writeAll();
    });
}

/** Stores the jobs' work; returns the functions that tell each its outcome. */
async function commitAll(client: PoolClient, jobs: readonly Job[]): Promise<(() => void)[]> {
  await Promise.all([
    // A snapshot of the whole transaction would be as old as the wait for the lock.
    client.query('begin isolation level read committed'),
    client.query(`select pg_advisory_xact_lock(${WRITER_LOCK})`),
  ]);
  try {
    const outcomes = [];
    for (const job of jobs) outcomes.push(await runWithSavepoint(client, job));
    await client.query('commit');
    return outcomes;
  } catch (error) {
    // A lost connection is not used again, and rolls back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function runWithSavepoint(client: PoolClient, job: Job): Promise<() => void> {
  await client.query('savepoint job');
  const tx = writing(queryOn(client));
  try {
    const tell = await job.run(tx);
    await tx.taken();
    await client.query('release savepoint job');
    return tell;
  } catch (error) {
    // After a statement that the database refused, all others fail as well.
    const first: unknown = await tx.taken().then(
      () => error,
      (refused: unknown) => refused,
    );
    await client.query('rollback to savepoint job');
    return () => job.fail(translated(first));
  }
}
