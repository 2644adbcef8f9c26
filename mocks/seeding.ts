import type { SeedSize } from '../src/domain/backend';
import type { Db, Reading, Writing } from './db/db';
import type { InstallationRecord } from './rules/records';
import { keyId } from './session/token';

/** The stores hold nothing at all, not even a record of this installation. */
export class EmptiedError extends Error {}

/** Fills empty stores, as the settings say or to another size; answers the last number of the sequence it took. */
export type WriteSeed = (
  tx: Writing,
  onProgress: (progress: number) => void,
  size?: SeedSize,
) => Promise<number>;

interface Options {
  opened(): Promise<Db>;
  /** Its code comes in a chunk of its own, before the transaction: none stays open for so long. */
  loadSeed(): Promise<WriteSeed>;
  newSigningKey(): Uint8Array;
  /** Data that was expected is not there. */
  notifyLost(): Promise<void>;
  /** How much of a large seed is written; null once it is stored, or has failed. */
  notifyProgress(progress: number | null): void;
}

/** Writes the seed and the record of the installation into empty stores. */
type Fill = (
  tx: Writing,
  known: Pick<InstallationRecord, 'revision' | 'signingKey'>,
  size?: SeedSize,
) => Promise<void>;

export interface Seeding {
  /** The record of this installation. @throws EmptiedError */
  find(tx: Reading): Promise<InstallationRecord>;
  /** Whether the record found last is this installation's; true before one was found. */
  isInstallation(id: string): boolean;
  /** Fills empty stores; answers whether they were empty. Where data was expected its loss is notified before. */
  fillIfEmpty(isExpected: boolean): Promise<boolean>;
  /** Runs the work in one transaction, in which it can fill the stores; nothing is written where the seed's code is missing. */
  write<T>(work: (tx: Writing, fill: Fill) => Promise<T>): Promise<T>;
}

const recordIn = (tx: Reading) => tx.get('installation', 'here');

/**
 * How stores come by their first data. A seed is written in one transaction: a kill in the middle leaves empty stores,
 * and the next start begins again.
 */
export function createSeeding(options: Options): Seeding {
  const { opened, loadSeed, newSigningKey, notifyLost, notifyProgress } = options;

  let progress: number | null = null;
  const report = (next: number | null): void => {
    if (next === progress) return;
    progress = next;
    notifyProgress(next);
  };

  const write: Seeding['write'] = async (work) => {
    const [db, writeSeed] = await Promise.all([opened(), loadSeed()]);
    const fill: Fill = async (tx, { revision, signingKey }, size) => {
      const sequence = await writeSeed(tx, report, size);
      await tx.put('installation', { key: 'here', revision, sequence, signingKey });
    };
    try {
      return await db.write((tx) => work(tx, fill));
    } finally {
      report(null);
    }
  };

  let found: InstallationRecord | undefined;

  return {
    write,

    async find(tx) {
      const record = await recordIn(tx);
      if (!record) throw new EmptiedError();
      found = record;
      return record;
    },

    isInstallation: (id) => !found || keyId(found.signingKey) === id,

    async fillIfEmpty(isExpected) {
      const db = await opened();
      if (await db.read(recordIn)) return false;
      await loadSeed();
      // Memory held nothing that could be lost.
      if (isExpected && db.storage === 'indexeddb') await notifyLost();
      return write(async (tx, fill) => {
        // Another tab may have filled them meanwhile.
        if (await recordIn(tx)) return false;
        await fill(tx, { revision: 0, signingKey: newSigningKey() });
        return true;
      });
    },
  };
}
