import type { Change, SeedSize, StorageListener, StorageReport } from '../src/domain/backend';
import { NewerDatabaseError, type Db, type Reading, type Writing } from './db/db';
import { createMemoryDb } from './db/memory';
import { clearAll, purgeDeleted } from './db/cleanup';
import { createInstallation, EmptiedError } from './installation';
import { ChunkLoadError } from './chunkLoadError';
import { createLaying, type LayingParts } from './laying';
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
  newSigningKey(): Uint8Array;
  tell(change: Change): void;
}

/** The data behind the handlers: seeded when it is empty, with a revision for every mutation. */
export function createStore(options: Options): Store {
  const { clock, expectsData, sample, isUnlaid, idle, newSigningKey, tell } = options;
  let db = options.db;
  const storage = createStorageNews();
  const laying = createLaying({ opened, sample, isUnlaid, idle });
  const { find, layIfEmpty, lay } = createInstallation({
    opened,
    sample,
    clock,
    newSigningKey,
    layBehind: () => void laying.layBehind(),
    tellLost: () => storage.tell({ kept: 'indexeddb', found: 'lost' }),
  });

  async function opened(): Promise<Db> {
    try {
      return await db;
    } catch (error) {
      throw error instanceof NewerDatabaseError ? Refusal.named('newerData') : error;
    }
  }

  async function start(): Promise<StorageReport> {
    const report = await firstLook();
    void storage.tell(report);
    return report;
  }

  async function firstLook(): Promise<StorageReport> {
    try {
      const wasEmpty = await layIfEmpty(expectsData);
      const { kept, replaceDamaged } = await opened();
      if (replaceDamaged) return { kept, found: 'damaged' };
      const isLost = expectsData && kept === 'indexeddb';
      return { kept, found: !wasEmpty ? 'data' : isLost ? 'lost' : 'nothing' };
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      if (error instanceof Refusal) return { kept: 'indexeddb', found: 'newer' };
      // Not even the sample finds room: without it nothing works.
      db = createMemoryDb();
      await layIfEmpty(false);
      return { kept: 'memory', found: 'nothing' };
    }
  }

  let starting: Promise<StorageReport> | null = null;

  /** Fails only where the sample's code cannot be fetched; the next call tries again. */
  const started = (): Promise<StorageReport> =>
    (starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    }));

  // Every call waits for it too, and hears of a failure.
  started().catch(() => undefined);

  async function withData<T>(work: (kept: Db) => Promise<T>): Promise<T> {
    await started();
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
      await layIfEmpty(true);
      return run();
    }
  }

  return {
    read: (work) =>
      withData((kept) =>
        kept.read(async (tx) => {
          const installation = await find(tx);
          const value = await work(laying.viewOf(tx, installation), installation);
          return { value, revision: installation.revision };
        }),
      ),

    async mutate(work) {
      const { value, change, revision } = await withData((kept) =>
        kept.write(async (tx) => {
          const installation = await find(tx);
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

    storage: started,
    onStorage: storage.listen,

    async reset(size) {
      const code = await sample();
      const { replaceDamaged } = await opened();
      if (replaceDamaged) {
        db = await replaceDamaged();
        await layIfEmpty(false);
        await storage.tell({ kept: 'indexeddb', found: 'nothing' });
      }
      const revision = await withData((kept) =>
        kept.write(async (tx) => {
          const { revision, signingKey } = await find(tx);
          await clearAll(tx);
          await lay(tx, code, { revision: revision + 1, signingKey }, size);
          return revision + 1;
        }),
      );
      tell({ revision, actorId: null, kind: 'reset', postIds: [], userIds: [] });
    },
  };
}
