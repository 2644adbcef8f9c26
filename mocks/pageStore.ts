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
import { NewerDatabaseError, type PageDb } from './db/db';
import { Refusal } from './rules/refusal';
import { createSeeding, EmptiedError, type WriteSeed } from './seeding';
import { keyId } from './session/token';
import { createStore, type Store } from './store';
import { createObservable } from './observable';

/** The data behind a page's endpoints, and where it is. */
export interface PageStore extends Store {
  storage(): Promise<StorageReport>;
  installation(): Promise<Installation>;
  /** Whether the id is this installation's, as far as is known. */
  isInstallation(id: string): boolean;
  onStorage(listener: StorageListener): void;
  onSeeding(listener: SeedingListener): void;
  reset(size?: SeedSize): Promise<ResetOutcome>;
}

interface Options {
  db: PageDb | Promise<PageDb>;
  /** Calls back if the database is slow to open. */
  onSlow?: ((listener: () => void) => void) | undefined;
  clock: { now(): Date };
  expectsData: boolean;
  loadSeed(): Promise<WriteSeed>;
  newSigningKey(): Uint8Array;
  notify(change: Change): void;
}

/** A store over the page's database: opened with a fallback to memory, and seeded when empty. */
export function createPageStore(options: Options): PageStore {
  const { onSlow, clock, expectsData, loadSeed, newSigningKey, notify } = options;
  const { opened, fallBackToMemory, replaceFallback } = createCurrentDb(options.db);
  const reports = createObservable<StorageReport>();
  const progress = createObservable<number | null>();
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
      fallBackToMemory();
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
  async function withData<T>(work: (db: PageDb) => Promise<T>): Promise<T> {
    await started();
    try {
      return await work(await opened());
    } catch (error) {
      if (error instanceof NewerDatabaseError) {
        await reports.notify({ storage: 'indexeddb', found: 'newer' });
        throw Refusal.named('newerData');
      }
      if (!(error instanceof EmptiedError)) throw error;
      await seeding.fillIfEmpty(true);
      return work(await opened());
    }
  }

  const store = createStore({
    withDb: withData,
    find: seeding.find,
    clock,
    tidy: purgeDeleted,
    notify,
  });

  return {
    ...store,

    storage: started,

    async installation() {
      const { value: id } = await store.read((_tx, { signingKey }) =>
        Promise.resolve(keyId(signingKey)),
      );
      return { id, isKept: (await opened()).storage === 'indexeddb' };
    },

    isInstallation: seeding.isInstallation,

    onStorage: reports.subscribe,
    onSeeding: progress.subscribe,

    async reset(size) {
      await loadSeed();
      const outcome = await replaceFallback();
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
