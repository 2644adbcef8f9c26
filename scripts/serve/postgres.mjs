/** A PostgreSQL for the tests of a built server. */
import { Client } from 'pg';

/** A client of a PostgreSQL; null if none is named, and there is none on this machine. */
async function findPostgres() {
  const named = process.env['DATABASE_TEST_URL'];
  const client = new Client({
    connectionString: named ?? 'postgres://postgres@127.0.0.1:5432/postgres',
    connectionTimeoutMillis: 2_000,
  });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (named) throw error;
    console.log('There is no PostgreSQL here: two processes on one are not tested.');
    return null;
  }
}

/**
 * Makes a database for a test; null where there is no PostgreSQL.
 * @param {string} purpose
 */
export async function makeDatabase(purpose) {
  const client = await findPostgres();
  if (!client) return null;
  const name = `cinefolk_${purpose}_${process.pid}`;
  await client.query(`create database ${name}`);
  const { user, host, port } = client;
  const address = process.env['DATABASE_TEST_URL'] ?? `postgres://${user}@${host}:${port}/`;
  return {
    DATABASE_URL: Object.assign(new URL(address), { pathname: `/${name}` }).href,
    client,
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
