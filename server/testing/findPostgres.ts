import { Client } from 'pg';

const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres';

/** The address of a PostgreSQL for tests; null if none is named, and there is none on this machine. */
export async function findPostgres(): Promise<string | null> {
  const named = process.env['DATABASE_TEST_URL'];
  if (named !== undefined) return named;
  const client = new Client({ connectionString: LOCAL, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return LOCAL;
  } catch {
    return null;
  }
}

export async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
