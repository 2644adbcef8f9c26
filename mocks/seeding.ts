import type { SeedSize } from '../src/domain/backend';
import type { PageDb, Reading, Writing } from './db/db';
import type { InstallationRecord } from './rules/records';
import { keyId } from './session/token';

/** The stores are empty: even the installation's record is missing. */
export class EmptiedError extends Error {}

/** Fills empty stores to the default size or another; returns the last sequence number used. */
export type WriteSeed = (
  tx: Writing,
  onProgress: (progress: number) => void,
  size?: SeedSize,
) => Promise<number>;

interface Options {
  opened(): Promise<PageDb>;
  /** Loads the seed's code before the transaction, which cannot stay open that long. */
  loadSeed(): Promise<WriteSeed>;
  newSigningKey(): Uint8Array;
  /** Expected data is missing. */
  notifyLost(): Promise<void>;
  /** The written share of a large seed; null once it is stored or has failed. */
  notifyProgress(progress: number | null): void;
}

/** Writes the seed and the installation's record into empty stores. */
type Fill = (
  tx: Writing,
  known: Pick<InstallationRecord, 'revision' | 'signingKey'>,
  size?: SeedSize,
) => Promise<void>;

export interface Seeding {
  /** The installation's record. @throws EmptiedError */
  find(tx: Reading): Promise<InstallationRecord>;
  /** Whether the last record found is this installation's; true before one was found. */
  isInstallation(id: string): boolean;
  /** Fills empty stores; returns whether they were empty. If data was expected, its loss is reported first. */
  fillIfEmpty(isExpected: boolean): Promise<boolean>;
  /** Runs the work in one transaction that can fill the stores; writes nothing if the seed's code cannot be loaded. */
  write<T>(work: (tx: Writing, fill: Fill) => Promise<T>): Promise<T>;
}

const recordIn = (tx: Reading) => tx.get('installation', 'here');

/**
 * Fills empty stores. A seed is written in one transaction: if the tab is killed halfway, the stores stay empty and the
 * next start begins again.
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
      // A database in memory had nothing to lose.
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
