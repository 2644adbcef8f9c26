import { purgeDeleted } from '../mocks/db/cleanup';
import type { Reading, Writing } from '../mocks/db/db';
import type { Change } from '../src/domain/backend';
import type { InstallationRecord } from '../mocks/rules/records';
import type { WriteSeed } from '../mocks/seeding';
import { keyId } from '../mocks/session/token';
import { createStore, type Database, type Store } from '../mocks/store';

interface Options<Tx extends Writing> {
  db: Database<Tx>;
  clock: { now(): Date };
  newSigningKey(): Uint8Array;
  /** Fills an empty database. */
  writeSeed: WriteSeed;
  /** Stores a change, in its transaction, for those who hear of it. */
  record?(tx: Tx, change: Change): Promise<void>;
  /** Something was committed here. */
  notify(): void;
}

/** What the endpoints read and change, on a database that other processes may have open too. */
export interface ServerStore extends Store {
  /** Makes the installation's record and whatever else an empty database begins with. */
  fillIfEmpty(): Promise<void>;
  currentRevision(): Promise<number>;
  /** Removes what can no longer be restored: from time to time, since it counts as gone already. */
  purge(): Promise<void>;
  installationId(): Promise<string>;
}

const recordIn = (tx: Reading): Promise<InstallationRecord | undefined> =>
  tx.get('installation', 'here');

async function find(tx: Reading): Promise<InstallationRecord> {
  const record = await recordIn(tx);
  if (!record) throw new Error('The database was emptied while it was in use.');
  return record;
}

export function createServerStore<Tx extends Writing>(options: Options<Tx>): ServerStore {
  const { db, newSigningKey, writeSeed, ...rest } = options;
  const store = createStore({ withDb: (work) => work(db), find, ...rest });
  return {
    ...store,

    fillIfEmpty: () =>
      db.write(async (tx) => {
        if (await recordIn(tx)) return;
        const sequence = await writeSeed(tx, () => undefined);
        const signingKey = newSigningKey();
        await tx.put('installation', { key: 'here', revision: 0, sequence, signingKey });
      }),

    purge: () => db.write((tx) => purgeDeleted(tx, rest.clock.now())),

    async currentRevision() {
      return (await store.read(() => Promise.resolve(null))).revision;
    },

    async installationId() {
      const { value } = await store.read((_tx, { signingKey }) => Promise.resolve(signingKey));
      return keyId(value);
    },
  };
}
