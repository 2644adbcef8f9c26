import type { HttpHandler } from 'msw';
import type { Backend, BackendSettings } from '../src/domain/backend';
import type { SignUpMode } from '../src/domain/signUp';
import { createChangeChannel, type Channel } from './changeChannel';
import { lazyCode } from './chunkLoadError';
import type { PageDb } from './db/db';
import type { Opening } from './db/opening';
import { filmsOnDemand } from './films/filmsOnDemand';
import { mswHandlers } from './handlers/mswHandlers';
import { pageEndpoints } from './handlers/pageEndpoints';
import type { Server } from './handlers/server';
import type { SeedAccount } from './seed/people';
import { hasGone } from './leaving/hasGone';
import { createPageStore } from './pageStore';
import type { ScryptCost } from './session/password';
import { answer } from './transport';
import { picturesBelow } from './views/users';

export interface BackendParts {
  db: PageDb | Promise<PageDb>;
  /** For a database that can be slow to open. */
  opening?: Pick<Opening, 'onSlow' | 'retry'>;
  clock: { now(): Date };
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  scryptCost: ScryptCost;
  /** Replaces the seed's accounts in tests. */
  people?: readonly SeedAccount[];
  /** See `Presentation`; everything if omitted. */
  mostListed?: number;
  /** Who can make an account: on a page's own backend, anybody. */
  signUp?: SignUpMode;
  settings: BackendSettings;
  /** To and from the other tabs; omitted where there are none. */
  channel?: Channel;
}

const SALT_BYTES = 16;

/** The hashing code is loaded only for login and signup. */
const hashing = () => lazyCode(import('./session/password'));

/** Assembles everything behind `/api` from parts that differ between the browser and tests. */
export function createBackend(parts: BackendParts): Backend & { handlers: HttpHandler[] } {
  const { db, opening, clock, newId, randomBytes, scryptCost, people, settings, channel } = parts;
  const { signUp = 'open' } = parts;
  const changes = createChangeChannel(channel, (id) => store.isInstallation(id));
  const store = createPageStore({
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
  const server: Server = {
    store,
    filmIndex: filmsOnDemand(),
    picture: picturesBelow(settings.basePath),
    mostListed: parts.mostListed ?? Infinity,
    passwords: {
      hash: async (password) =>
        (await hashing()).hashPassword(password, randomBytes(SALT_BYTES), scryptCost),
      verify: async (password, stored) => (await hashing()).verifyPassword(password, stored),
    },
    signUp,
    clock,
    newId,
  };
  const handlers = mswHandlers(pageEndpoints(server), {
    delayMs: settings.delayMs,
    currentRevision: async () => (await store.read(() => Promise.resolve(null))).revision,
    // A feed needs none of them.
    loadMore: async () =>
      (await lazyCode(import('./handlers/laterEndpoints'))).laterEndpoints(server),
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
    async eraseLeavers() {
      if (!(await hasGone(store, clock.now()))) return;
      await (await lazyCode(import('./leaving/eraseLeavers'))).eraseLeavers(server);
    },
    retry: () => opening?.retry(),
    onStorage: store.onStorage,
    onChange: changes.subscribe,
    onSeeding: store.onSeeding,
    reset: store.reset,
  };
}
