import { findPostgres, runOn } from './findPostgres';

/** Makes a database for this run of Jest, which its workers find in the environment. */
export default async function makeDatabase(): Promise<void> {
  const address = await findPostgres();
  if (address === null) return;
  const name = `cinefolk_test_${process.pid}`;
  await runOn(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  // Where the schema of every test finds it.
  await runOn(url.href, 'create extension pg_trgm');
  process.env['CONTRACT_DATABASE_URL'] = url.href;
}
