import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serve, type ServerType } from '@hono/node-server';
import { v7 as uuid } from 'uuid';
import { createFilmIndex } from '../mocks/films/filmIndex';
import { loadTable } from '../mocks/films/loadTable';
import { endpoints } from '../mocks/handlers/endpoints';
import { createRespond } from '../mocks/handlers/respond';
import type { WriteSeed } from '../mocks/seeding';
import { writeSeed } from '../mocks/seed/writeSeed';
import { picturesBelow } from '../mocks/views/users';
import { createApp } from './app';
import { ConfigError, readConfig, type Config } from './config';
import { createChangeLog } from './db/changes';
import { openEmbedded, type Database } from './db/embedded';
import { FolderInUseError } from './db/folderLock';
import { listenForCommits } from './db/listen';
import { postgresPool } from './db/pools';
import { migrate } from './db/schema';
import { createSqlDb } from './db/sqlDb';
import { createEvents } from './events';
import { createHub } from './hub';
import { createLog } from './log';
import { passwords } from './passwords';
import { createRouter, forwardedUrl } from './router';
import { shielded } from './shielded';
import { createServerStore } from './store';

const SIGNING_KEY_BYTES = 32;
/** How many items a list holds that the app in its browser's home gets whole. */
const MOST_LISTED = 1_000;
const SAMPLE_SIZE = { seedPosts: 6, seedUsers: 5 };
const PURGE_MS = 60_000;
/** For clients that send slowly, or nothing: pictures over a slow line take a minute. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};
/** How long a connection may go on after Ctrl-C. */
const DRAIN_MS = 10_000;

const clock = { now: () => new Date() };

const seedFor = ({ SAMPLE_DATA }: Config): WriteSeed =>
  SAMPLE_DATA === 'on'
    ? (tx, onProgress) => writeSeed(tx, clock.now(), { ...SAMPLE_SIZE, onProgress })
    : () => Promise.resolve(0);

async function openDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  if (DATABASE_URL === undefined) return openEmbedded(DATA_DIR);
  const pool = postgresPool(DATABASE_URL);
  return {
    pool,
    listen: (onCommit) => listenForCommits(DATABASE_URL, onCommit),
    close: () => pool.end(),
  };
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  const { pool, listen, close } = await openDatabase(config);
  await migrate(pool);
  const changes = createChangeLog(pool);
  const hub = createHub(changes, log);
  const store = createServerStore({
    db: createSqlDb(pool),
    clock,
    newSigningKey: () => randomBytes(SIGNING_KEY_BYTES),
    writeSeed: seedFor(config),
    record: (tx, change) => tx.record(change),
    notify: hub.wake,
  });
  // A transaction that meets missing code runs again: here, nothing is missing.
  await Promise.all([store.fillIfEmpty(), loadTable()]);
  const purging = setInterval(() => {
    Promise.all([store.purge(), changes.purge()]).catch((error: unknown) =>
      log.warn({ err: error }, 'Nothing was purged.'),
    );
  }, PURGE_MS);
  const table = endpoints({
    store,
    filmIndex: createFilmIndex(loadTable),
    picture: picturesBelow('/'),
    passwords,
    isSignUpOpen: config.SIGN_UP === 'open',
    clock,
    newId: uuid,
    mostListed: MOST_LISTED,
  });
  const respond = createRespond(store.currentRevision);
  const events = createEvents({ hub, changes, store, clock, respond, log });
  const stopListening = listen?.(hub.wake);
  const app = createApp({
    router: createRouter(
      table.map((endpoint) => shielded(endpoint, log)),
      respond,
      ...(config.TRUST_PROXY === 'on' ? [forwardedUrl] : []),
    ),
    openEvents: events.open,
    checkDatabase: async () => {
      await pool.query('select 1');
    },
    folder: fileURLToPath(new URL('app', import.meta.url)),
    home: {
      installationId: await store.installationId(),
      hasSamples: config.SAMPLE_DATA === 'on',
    },
  });
  const address = { port: config.PORT, hostname: config.HOST };
  const server = serve({ fetch: app.fetch, ...address, serverOptions: LIMITS }, ({ port }) =>
    console.log(`Cinefolk: http://${config.HOST}:${port}/`),
  );
  closeOnSignal(server, events.close, () => {
    clearInterval(purging);
    stopListening?.();
    return close();
  });
}

/** Answers what has been asked, and then closes the database. */
function closeOnSignal(
  server: ServerType,
  endStreams: () => void,
  closeDatabase: () => Promise<void>,
): void {
  const stop = (): void => {
    endStreams();
    const timer = setTimeout(() => closeAll(server), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      void closeDatabase().then(() => process.exit(0));
    });
    if (isHttpServer(server)) server.closeIdleConnections();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

const isHttpServer = (server: ServerType): server is Server => 'closeIdleConnections' in server;

function closeAll(server: ServerType): void {
  if (isHttpServer(server)) server.closeAllConnections();
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
