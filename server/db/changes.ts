import type { Pool } from 'pg';
import * as v from 'valibot';
import { ChangeSchema, type Change } from '../../src/domain/backend';
import { inDatabase } from './failures';

/** What was committed in the last day, for pages that have missed it. Revisions have no gaps, so neither has this. */
export const CREATE_CHANGES = [
  `create table if not exists changes
    (revision double precision primary key, value json not null, at timestamptz not null default now())`,
  'create index if not exists changes_at on changes (at)',
];

const AFTER = {
  name: 'changes.after',
  text: 'select value from changes where revision > $1 order by revision limit $2',
};

/** What was committed, in order. */
export interface ChangeLog {
  /** The first changes after a revision. */
  after(revision: number, limit: number): Promise<Change[]>;
  /** Forgets what is older than a day. */
  purge(): Promise<void>;
}

export const createChangeLog = (pool: Pool): ChangeLog => ({
  after: (revision, limit) =>
    inDatabase(pool, async (client) => {
      const { rows } = await client.query<{ value: unknown }>({
        ...AFTER,
        values: [revision, limit],
      });
      return rows.map(({ value }) => value).filter((value) => v.is(ChangeSchema, value));
    }),
  purge: () =>
    inDatabase(pool, async (client) => {
      await client.query(`delete from changes where at < now() - interval '1 day'`);
    }),
});
