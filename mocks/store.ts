import type {
  Change,
  ResetOutcome,
  SeedingListener,
  SeedSize,
  StorageListener,
  StorageReport,
} from '../src/domain/backend';
import type { Installation } from '../src/domain/failure';
import { ChunkLoadError } from './chunkLoadError';
import { clearAll, purgeDeleted } from './db/cleanup';
import { createCurrentDb } from './db/currentDb';
import { NewerDatabaseError, type Db, type Reading, type Writing } from './db/db';
import type { InstallationRecord } from './rules/records';
import { Refusal } from './rules/refusal';
import { createSeeding, EmptiedError, type WriteSeed } from './seeding';
import { keyId } from './session/token';
import { createSubject } from './subject';

/** A transaction's result, and the revision of the data it read or wrote. */
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

/** `change` is null if nothing changed. */
export interface Outcome<T> {
  value: T;
  change: Omit<Change, 'revision'> | null;
}

export interface Store {
  read<T>(
    work: (tx: Reading, installation: InstallationRecord) => Promise<T>,
  ): Promise<Snapshot<T>>;
  /** Reads, decides and writes in one transaction; answers and notifies after it is stored. */
  mutate<T>(work: (mutation: Mutation) => Promise<Outcome<T>>): Promise<Snapshot<T>>;
  storage(): Promise<StorageReport>;
  installation(): Promise<Installation>;
  /** Whether the id is this installation's, as far as is known. */
  isInstallation(id: string): boolean;
  onStorage(listener: StorageListener): void;
  onSeeding(listener: SeedingListener): void;
  reset(size?: SeedSize): Promise<ResetOutcome>;
}

interface Options {
  db: Db | Promise<Db>;
  /** Calls back if the database is slow to open. */
  onSlow?: ((listener: () => void) => void) | undefined;
  clock: { now(): Date };
  expectsData: boolean;
  loadSeed(): Promise<WriteSeed>;
  newSigningKey(): Uint8Array;
  notify(change: Change): void;
}

/** The data behind the handlers: seeded when empty, with a revision for every mutation. */
export function createStore(options: Options): Store {
  const { onSlow, clock, expectsData, loadSeed, newSigningKey, notify } = options;
  const {
    opened,
    fallBackToMemory: goOnInMemory,
    replaceFallback: leaveStandIn,
  } = createCurrentDb(options.db);
  const reports = createSubject<StorageReport>();
  const progress = createSubject<number | null>();
  const seeding = createSeeding({
    opened,
    loadSeed,
    newSigningKey,
    notifyLost: () => reports.notify({ storage: 'indexeddb', found: 'lost' }),
    notifyProgress: (part) => void progress.notify(part),
  });

  async function start(): Promise<StorageReport> {
    const report = await openFilled();
    // A loss has already been reported, before the seed replaced the data.
    if (report.found !== 'lost') void reports.notify(report);
    return report;
  }

  async function openFilled(): Promise<StorageReport> {
    try {
      const wasEmpty = await seeding.fillIfEmpty(expectsData);
      const { storage, replaceDamaged } = await opened();
      if (replaceDamaged) return { storage, found: 'damaged' };
      const isLost = expectsData && storage === 'indexeddb';
      return { storage, found: !wasEmpty ? 'data' : isLost ? 'lost' : 'nothing' };
    } catch (error) {
      if (error instanceof ChunkLoadError) throw error;
      if (error instanceof Refusal) return { storage: 'indexeddb', found: 'newer' };
      // The app needs at least the seed, and not even that fits.
      goOnInMemory();
      await seeding.fillIfEmpty(false);
      return { storage: 'memory', found: 'nothing' };
    }
  }

  let starting: Promise<StorageReport> | null = null;

  /** Fails only if the seed's code cannot be fetched; the next call retries. */
  const started = (): Promise<StorageReport> =>
    (starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    }));

  // Every call awaits it too, and receives its failure.
  started().catch(() => undefined);
  onSlow?.(() => void reports.notify({ storage: 'indexeddb', found: 'busy' }));

  /** Runs the work on filled stores, and again if they were emptied meanwhile. */
  async function withData<T>(work: () => Promise<T>): Promise<T> {
    await started();
    try {
      return await work();
    } catch (error) {
      if (error instanceof NewerDatabaseError) {
        await reports.notify({ storage: 'indexeddb', found: 'newer' });
        throw Refusal.named('newerData');
      }
      if (!(error instanceof EmptiedError)) throw error;
      await seeding.fillIfEmpty(true);
      return work();
    }
  }

  const read: Store['read'] = (work) =>
    withData(async () =>
      (await opened()).read(async (tx) => {
        const installation = await seeding.find(tx);
        return { value: await work(tx, installation), revision: installation.revision };
      }),
    );

  return {
    read,

    async mutate(work) {
      const { value, change, revision, installationId } = await withData(async () =>
        (await opened()).write(async (tx) => {
          const installation = await seeding.find(tx);
          const now = clock.now();
          let { revision, sequence } = installation;
          await purgeDeleted(tx, now);
          const nextSeq = (): number => (sequence += 1);
          const outcome = await work({ tx, installation, now, nextSeq });
          if (outcome.change) revision += 1;
          await tx.put('installation', { ...installation, revision, sequence });
          return { ...outcome, revision, installationId: keyId(installation.signingKey) };
        }),
      );
      if (change) notify({ ...change, revision, installationId });
      return { value, revision };
    },

    storage: started,

    async installation() {
      const { value: id } = await read((_tx, { signingKey }) => Promise.resolve(keyId(signingKey)));
      return { id, isKept: (await opened()).storage === 'indexeddb' };
    },

    isInstallation: seeding.isInstallation,

    onStorage: reports.subscribe,
    onSeeding: progress.subscribe,

    async reset(size) {
      await loadSeed();
      const outcome = await leaveStandIn();
      if (outcome) {
        const found = (await seeding.fillIfEmpty(false)) ? 'nothing' : 'data';
        await reports.notify({ storage: 'indexeddb', found });
      }
      if (outcome === 'recovered') return outcome;
      const { revision, installationId } = await withData(() =>
        seeding.write(async (tx, fill) => {
          const { revision, signingKey } = await seeding.find(tx);
          await clearAll(tx);
          await fill(tx, { revision: revision + 1, signingKey }, size);
          return { revision: revision + 1, installationId: keyId(signingKey) };
        }),
      );
      const nobody = { actorId: null, postIds: [], userIds: [] };
      notify({ ...nobody, kind: 'reset', revision, installationId });
      return 'reset';
    },
  };
}
