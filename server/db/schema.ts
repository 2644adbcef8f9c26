import type { Pool, PoolClient } from 'pg';
import { NewerDatabaseError } from '../../mocks/db/db';
import { STORE_NAMES } from '../../mocks/db/schema';
import { addPictures } from './addPictures';
import { addWords } from './addWords';
import { CREATE_CHANGES } from './changes';
import { inDatabase } from './failures';
import { orderOf, tableOf, type Table } from './tables';
import { WRITER_LOCK } from './writer';

/** Rewrites records of a release before. A released step is never changed; new ones are appended. */
export type Step = string;

/** Stores, fields and indexes need no step, since `statementsOf` adds those that are missing. */
export const STEPS: readonly Step[] = [
  // Rewrites nothing: it keeps out the releases that would log an evening without counting it.
  'select 1',
  // Rewrites nothing: it keeps out the releases that would show people to those whom they block.
  'select 1',
  // Rewrites nothing: it keeps out the releases that would let a suspended person in, or show people who have left.
  'select 1',
  // Rewrites nothing: it keeps out the releases that would show a merged film beside the one that it became.
  'select 1',
];

const COLLATED = { text: 'text collate "C"', 'double precision': 'double precision' } as const;
const list = (fields: readonly string[]): string => fields.map((field) => `"${field}"`).join(', ');

/** Named by its fields, so that an index whose fields changed is another one. */
const nameOfIndex = (table: Table, index: string): string =>
  `${table.name}_${(table.indexes[index] ?? []).join('_')}`;

/** Adds what a table lacks: as a whole, or a column with its values. */
function statementsOf(table: Table): string[] {
  const columns = table.columns.map(({ field, sqlType }) => `"${field}" ${COLLATED[sqlType]}`);
  const indexes = Object.keys(table.indexes);
  return [
    `create table if not exists "${table.name}"
      (${columns.join(', ')}, value json not null, primary key (${list(table.key)}))`,
    ...indexes.map(
      (index) => `create index if not exists "${nameOfIndex(table, index)}"
        on "${table.name}" (${list(orderOf(table, index))})`,
    ),
  ];
}

async function addColumns(client: PoolClient, table: Table): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [`"${table.name}"`],
  );
  const known = new Set(rows.map(({ name }) => name));
  if (known.size === 0) return;
  for (const { field, sqlType } of table.columns.filter((column) => !known.has(column.field))) {
    await client.query(`alter table "${table.name}" add column "${field}" ${COLLATED[sqlType]}`);
    await client.query(
      `update "${table.name}" set "${field}" = (value ->> '${field}')::${sqlType}`,
    );
  }
}

/**
 * Brings the database to this release's layout, in one transaction: one that is interrupted leaves it as it was.
 * @throws NewerDatabaseError if a later release has had it
 */
export const migrate = (pool: Pool, steps: readonly Step[] = STEPS): Promise<void> =>
  inDatabase(pool, async (client) => {
    await client.query('begin');
    try {
      await client.query(`select pg_advisory_xact_lock(${WRITER_LOCK})`);
      await migrateIn(client, steps);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

async function migrateIn(client: PoolClient, steps: readonly Step[]): Promise<void> {
  await client.query('create table if not exists migrations (version int primary key)');
  const { rows } = await client.query<{ version: number | null }>(
    'select max(version) as version from migrations',
  );
  const version = rows[0]?.version ?? steps.length;
  if (version > steps.length) {
    throw new NewerDatabaseError('The database belongs to a newer version of Cinefolk.');
  }
  for (const step of steps.slice(version)) await client.query(step);
  for (const table of STORE_NAMES.map(tableOf)) {
    await addColumns(client, table);
    for (const statement of statementsOf(table)) await client.query(statement);
  }
  await addWords(client);
  // Puts records, and so their words.
  await addPictures(client);
  for (const statement of CREATE_CHANGES) await client.query(statement);
  await client.query('insert into migrations values ($1) on conflict do nothing', [steps.length]);
}
