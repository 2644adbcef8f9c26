import { findPostgres, runOn } from './findPostgres';

export default async function dropDatabase(): Promise<void> {
  const address = await findPostgres();
  if (address === null) return;
  await runOn(address, `drop database if exists cinefolk_test_${process.pid} with (force)`);
}
