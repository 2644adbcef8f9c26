import type { HttpHandler } from 'msw';
import type { Backend, BackendSettings } from '../src/domain/backend';
import { createChangeChannel, type Channel } from './changeChannel';
import type { Db } from './db/db';
import type { Opening } from './db/opening';
import { createFilmIndex } from './films/filmIndex';
import { loadTable } from './films/loadTable';
import { createHandlers } from './handlers/handlers';
import { createRoute } from './handlers/route';
import { lazyCode } from './chunkLoadError';
import type { SeedAccount } from './seed/people';
import type { ScryptCost } from './session/password';
import { createStore } from './store';
import { answer } from './transport';
import { picturesBelow } from './views/users';

export interface BackendParts {
  db: Db | Promise<Db>;
  /** For a database that can be slow to open. */
  opening?: Pick<Opening, 'onSlow' | 'retry'>;
  clock: { now(): Date };
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  scryptCost: ScryptCost;
  /** Replaces the seed's accounts in tests. */
  people?: readonly SeedAccount[];
  settings: BackendSettings;
  /** To and from the other tabs; omitted where there are none. */
  channel?: Channel;
}

/** Assembles everything behind `/api` from parts that differ between the browser and tests. */
export function createBackend(parts: BackendParts): Backend & { handlers: HttpHandler[] } {
  const { db, opening, clock, newId, randomBytes, scryptCost, people, settings, channel } = parts;
  const changes = createChangeChannel(channel, (id) => store.isInstallation(id));
  const store = createStore({
    db,
    onSlow: opening?.onSlow,
    clock,
    expectsData: settings.expectsData,
    loadSeed: async () => {
      const { writeSeed } = await lazyCode(import('./seed/writeSeed'));
      return (tx, onProgress, size = settings) =>
        writeSeed(tx, clock.now(), { ...size, people, onProgress });
    },
    newSigningKey: () => randomBytes(32),
    notify: changes.notify,
  });
  const handlers = createHandlers({
    route: createRoute({
      delayMs: settings.delayMs,
      currentRevision: async () => (await store.read(() => Promise.resolve(null))).revision,
    }),
    store,
    filmIndex: createFilmIndex(loadTable),
    picture: picturesBelow(settings.basePath),
    clock,
    newId,
    randomBytes,
    scryptCost,
  });
  let worker: Promise<void> | undefined;
  const startWorkerOnce = async () => {
    try {
      const { startWorker } = await import('./browser');
      await startWorker(handlers, settings);
    } catch (error) {
      worker = undefined;
      throw error;
    }
  };
  return {
    handlers,
    answer: (request) => answer(handlers, request),
    startWorker: () => (worker ??= startWorkerOnce()),
    storage: store.storage,
    installation: store.installation,
    retry: () => opening?.retry(),
    onStorage: store.onStorage,
    onChange: changes.subscribe,
    onSeeding: store.onSeeding,
    reset: store.reset,
  };
}
