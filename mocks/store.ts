import type { Change, SeedSize, StorageListener, StorageReport } from '../src/domain/backend';
import { NewerDatabaseError, type Db, type Reading, type Writing } from './db/db';
import { createMemoryDb } from './db/memory';
import { clearAll, purgeDeleted } from './db/upkeep';
import { createLaying, type Laid, type LayingParts } from './laying';
import type { InstallationRecord } from './rules/records';
import { Refusal } from './rules/refusal';
import { createStorageNews } from './storageNews';

/** What a transaction answered, and the revision of the data it saw or made. */
export interface Snapshot<T> {
  value: T;
  revision: number;
}

export interface Mutation {
  tx: Writing;
  installation: InstallationRecord;
  now: Date;
  nextSeq: () => number;
}

/** `change` is null where everything stayed as it was. */
export interface Outcome<T> {
  value: T;
  change: Omit<Change, 'revision'> | null;
}

export interface Store {
  read<T>(
    work: (tx: Reading, installation: InstallationRecord) => Promise<T>,
  ): Promise<Snapshot<T>>;
  /** One transaction: read fresh, decided and written inside it; answered and told of after it is kept. */
  mutate<T>(work: (mutation: Mutation) => Promise<Outcome<T>>): Promise<Snapshot<T>>;
  storage(): Promise<StorageReport>;
  onStorage(listener: StorageListener): void;
  reset(size?: SeedSize): Promise<void>;
}

interface Options extends Omit<LayingParts, 'opened'> {
  db: Db | Promise<Db>;
  clock: { now(): Date };
  expectsData: boolean;
  /** Fills empty stores, as the settings say or to another size. */
  laySeed(tx: Writing, now: Date, size?: SeedSize): Promise<Laid>;
  newSigningKey(): Uint8Array;
  tell(change: Change): void;
}

/** The stores hold nothing at all, not even a record of this installation. */
class EmptiedError extends Error {}

/** The data behind the handlers: seeded when it is empty, with a revision for every mutation. */
export function createStore(options: Options): Store {
  const { clock, expectsData, laySeed, layStretch, isUnlaid, idle, newSigningKey, tell } = options;
  let db = options.db;
  const storage = createStorageNews();
  const laying = createLaying({ opened, layStretch, isUnlaid, idle });

  async function opened(): Promise<Db> {
    try {
      return await db;
    } catch (error) {
      throw error instanceof NewerDatabaseError ? Refusal.named('newerData') : error;
    }
  }

  /**
   * Answers whether there was nothing yet. Two tabs may both find nothing: the second transaction sees the first's.
   * Data that was expected is first said to be lost. Memory held none to lose.
   */
  async function seedIfEmpty(isExpected: boolean): Promise<boolean> {
    const kept = await opened();
    if (await kept.read(findInstallation)) return false;
    if (isExpected && kept.kept === 'indexeddb')
      await storage.tell({ kept: kept.kept, found: 'lost' });
    return kept.write(async (tx) => {
      if (await findInstallation(tx)) return false;
      await lay(tx, { revision: 0, signingKey: newSigningKey() });
      return true;
    });
  }

  async function lay(
    tx: Writing,
    { revision, signingKey }: Pick<InstallationRecord, 'revision' | 'signingKey'>,
    size?: SeedSize,
  ): Promise<void> {
    const { sequence, unlaid } = await laySeed(tx, clock.now(), size);
    const installation = { key: 'here' as const, revision, sequence, signingKey };
    await tx.put('installation', unlaid ? { ...installation, unlaid } : installation);
    await findInstallation(tx);
  }

  /** Whoever meets a large sample that is not all there yet sees to the rest. */
  async function findInstallation(tx: Reading): Promise<InstallationRecord | undefined> {
    const installation = await tx.get('installation', 'here');
    if (installation?.unlaid) void laying.layBehind();
    return installation;
  }

  async function start(): Promise<StorageReport> {
    try {
      const wasEmpty = await seedIfEmpty(expectsData);
      const { kept, replaceDamaged } = await opened();
      if (replaceDamaged) return { kept, found: 'damaged' };
      const isLost = expectsData && kept === 'indexeddb';
      return { kept, found: !wasEmpty ? 'data' : isLost ? 'lost' : 'nothing' };
    } catch (error) {
      if (error instanceof Refusal) return { kept: 'indexeddb', found: 'newer' };
      // Not even the sample finds room: without it nothing works.
      db = createMemoryDb();
      await seedIfEmpty(false);
      return { kept: 'memory', found: 'nothing' };
    }
  }

  const started = start();
  void started.then(storage.tell);

  /** Somebody may empty the browser's storage while the page is open: the seed is then laid again. */
  async function installationIn(tx: Reading): Promise<InstallationRecord> {
    const installation = await findInstallation(tx);
    if (!installation) throw new EmptiedError();
    return installation;
  }

  async function withData<T>(work: (kept: Db) => Promise<T>): Promise<T> {
    await started;
    const kept = await opened();
    const run = (): Promise<T> => laying.withAllItNeeds(() => work(kept));
    try {
      return await run();
    } catch (error) {
      if (error instanceof NewerDatabaseError) {
        await storage.tell({ kept: 'indexeddb', found: 'newer' });
        throw Refusal.named('newerData');
      }
      if (!(error instanceof EmptiedError)) throw error;
      await seedIfEmpty(true);
      return run();
    }
  }

  return {
    read: (work) =>
      withData((kept) =>
        kept.read(async (tx) => {
          const installation = await installationIn(tx);
          const value = await work(laying.viewOf(tx, installation), installation);
          return { value, revision: installation.revision };
        }),
      ),

    async mutate(work) {
      const { value, change, revision } = await withData((kept) =>
        kept.write(async (tx) => {
          const installation = await installationIn(tx);
          const now = clock.now();
          let { revision, sequence } = installation;
          await purgeDeleted(tx, now);
          const view = { ...tx, ...laying.viewOf(tx, installation) };
          const nextSeq = (): number => (sequence += 1);
          const outcome = await work({ tx: view, installation, now, nextSeq });
          if (outcome.change) revision += 1;
          await tx.put('installation', { ...installation, revision, sequence });
          return { ...outcome, revision };
        }),
      );
      if (change) tell({ ...change, revision });
      return { value, revision };
    },

    storage: () => started,
    onStorage: storage.listen,

    async reset(size) {
      const { replaceDamaged } = await opened();
      if (replaceDamaged) {
        db = await replaceDamaged();
        await seedIfEmpty(false);
        await storage.tell({ kept: 'indexeddb', found: 'nothing' });
      }
      const revision = await withData((kept) =>
        kept.write(async (tx) => {
          const { revision, signingKey } = await installationIn(tx);
          await clearAll(tx);
          await lay(tx, { revision: revision + 1, signingKey }, size);
          return revision + 1;
        }),
      );
      tell({ revision, actorId: null, kind: 'reset', postIds: [], userIds: [] });
    },
  };
}
