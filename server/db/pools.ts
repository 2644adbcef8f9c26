import { Pool, TypeOverrides, type PoolConfig } from 'pg';
import { decodeRecord } from './values';

/** The number that PostgreSQL gives the type `json`. */
const JSON_TYPE = 114;

/** Columns of JSON contain records. */
const recordTypes = new TypeOverrides();
recordTypes.setTypeParser(JSON_TYPE, decodeRecord);

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;

/** A pool of connections that each send their statements without waiting for answers. */
export function poolOf(config: PoolConfig): Pool {
  const pool = new Pool({ pipeline: true, types: recordTypes, ...config });
  // A lost connection fails the statements that wait for it, or nobody. An event without a listener would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Connections to PostgreSQL, which are opened as they are needed. */
export const postgresPool = (connectionString: string): Pool =>
  poolOf({
    connectionString,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'cinefolk',
  });

/** The one connection that an embedded database has, which must not be given up while it is idle. */
export const embeddedPool = (connection: PoolConfig): Pool =>
  poolOf({ ...connection, max: 1, idleTimeoutMillis: 0 });
