import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNEL } from './transaction';

const AGAIN_MS = 1_000;

/**
 * Calls back when a process on the same PostgreSQL has committed something, or may have: after each time the connection
 * was lost.
 * @returns a function that ends it
 */
export function listenForCommits(connectionString: string, onCommit: () => void): () => void {
  const ending = new AbortController();
  let client: Client | undefined;

  async function listen(): Promise<void> {
    client = new Client({ connectionString, application_name: 'cinefolk-listener' });
    const lost = once(client, 'end');
    client.on('error', () => undefined);
    client.on('notification', onCommit);
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onCommit();
    await lost;
  }

  async function listenAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch(() => undefined);
      await pause(AGAIN_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  void listenAgain();
  return () => {
    ending.abort();
    void client?.end().catch(() => undefined);
  };
}
