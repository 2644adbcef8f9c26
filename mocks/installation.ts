import type { SeedSize } from '../src/domain/backend';
import type { Reading, Writing } from './db/db';
import type { LayingParts, Sample } from './laying';
import type { InstallationRecord } from './rules/records';

/** The stores hold nothing at all, not even a record of this installation. */
export class EmptiedError extends Error {}

interface Options extends Pick<LayingParts, 'opened' | 'sample'> {
  clock: { now(): Date };
  newSigningKey(): Uint8Array;
  /** Sees to what is left of a large sample. */
  layBehind(): void;
  /** Says that data which was expected is not there. */
  tellLost(): Promise<void>;
}

type Known = Pick<InstallationRecord, 'revision' | 'signingKey'>;

export interface Installation {
  /**
   * The record of this installation; whoever meets a large sample that is not all there yet sees to the rest.
   * @throws EmptiedError
   */
  find(tx: Reading): Promise<InstallationRecord>;
  /**
   * Fills empty stores with the sample; answers whether they were empty. Two tabs may both find nothing: the second
   * transaction sees the first's. Data that was expected is first said to be lost. Memory held none to lose.
   */
  layIfEmpty(isExpected: boolean): Promise<boolean>;
  /** Lays the sample, as the settings say or to another size, and the record with it. */
  lay(tx: Writing, sample: Sample, known: Known, size?: SeedSize): Promise<void>;
}

/** What the stores say of themselves, and how they come by their first data. */
export function createInstallation(options: Options): Installation {
  const { opened, sample, clock, newSigningKey, layBehind, tellLost } = options;

  async function look(tx: Reading): Promise<InstallationRecord | undefined> {
    const record = await tx.get('installation', 'here');
    if (record?.unlaid) layBehind();
    return record;
  }

  async function lay(
    tx: Writing,
    code: Sample,
    { revision, signingKey }: Known,
    size?: SeedSize,
  ): Promise<void> {
    const { sequence, unlaid } = await code.lay(tx, clock.now(), size);
    const record = { key: 'here' as const, revision, sequence, signingKey };
    await tx.put('installation', unlaid ? { ...record, unlaid } : record);
    await look(tx);
  }

  return {
    lay,

    async find(tx) {
      const record = await look(tx);
      if (!record) throw new EmptiedError();
      return record;
    },

    async layIfEmpty(isExpected) {
      const kept = await opened();
      if (await kept.read(look)) return false;
      const code = await sample();
      if (isExpected && kept.kept === 'indexeddb') await tellLost();
      return kept.write(async (tx) => {
        if (await look(tx)) return false;
        await lay(tx, code, { revision: 0, signingKey: newSigningKey() });
        return true;
      });
    },
  };
}
