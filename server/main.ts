import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { v7 as uuid } from 'uuid';
import { createFilmIndex } from '../mocks/films/filmIndex';
import { loadTable } from '../mocks/films/loadTable';
import { endpoints } from '../mocks/handlers/endpoints';
import { createRespond } from '../mocks/handlers/respond';
import type { Server } from '../mocks/handlers/server';
import { eraseLeavers } from '../mocks/leaving/eraseLeavers';
import type { WriteSeed } from '../mocks/seeding';
import { writeSeed } from '../mocks/seed/writeSeed';
import { tokenOf } from '../mocks/session/session';
import { verifyToken } from '../mocks/session/token';
import { picturesBelow } from '../mocks/views/users';
import type { Site } from './admin/site';
import { answerAtSocket } from './admin/socket';
import { doTask } from './admin/tasks';
import { createApp } from './app';
import { backUp } from './backup/backUp';
import { createNightly } from './backup/nightly';
import type { CalledEndpoint } from './caller';
import { closeOnSignal } from './closing';
import { ConfigError, readConfig, type Config } from './config';
import { createChangeLog } from './db/changes';
import { findPicture } from './db/pictures';
import { FolderInUseError } from './db/folderLock';
import { openDatabase } from './db/open';
import { migrate } from './db/schema';
import { createSqlDb } from './db/sqlDb';
import { tidyUp } from './db/tidyUp';
import { createEvents } from './events';
import { createHub } from './hub';
import { createLimits } from './limits';
import { createLog, type Log } from './log';
import { createMetrics } from './metrics';
import { passwords } from './passwords';
import { createPhotos } from './photos';
import { servedAddress } from './pictureData';
import { createRouter, forwardedUrl, statedUrl } from './router';
import { shielded } from './shielded';
import { newSigningKey } from './signingKey';
import { createSignUpMode } from './signUpMode';
import { createServerStore } from './store';

/** How many items a list holds that the app in its browser's home gets whole. */
const MOST_LISTED = 1_000;
const SAMPLE_SIZE = { seedPosts: 6, seedUsers: 5 };
const PURGE_MS = 60_000;
/** How often it is looked whether today's backup is due. */
const NIGHTLY_MS = 10 * 60_000;
/** For clients that send slowly, or nothing: pictures over a slow line take a minute. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
};

const clock = { now: () => new Date() };

const ofSamples = picturesBelow('/');

const seedFor = ({ SAMPLE_DATA }: Config): WriteSeed =>
  SAMPLE_DATA === 'on'
    ? (tx, onProgress) => writeSeed(tx, clock.now(), { ...SAMPLE_SIZE, onProgress })
    : () => Promise.resolve(0);

/** Does for the embedded database what nobody else can: what is for each night, and what an admin asks for. */
function serveAdmin({ DATA_DIR }: Config, site: Site, log: Log): () => void {
  const options = {
    folder: DATA_DIR,
    backUp: (path: string) => backUp(site.pool, path, clock.now()),
    tidyUp: () => tidyUp(site.pool),
    log,
  };
  const socket = answerAtSocket({
    ...options,
    doTask: (name, args) => doTask(site, name, args),
  });
  const tonight = createNightly({ ...options, folder: join(DATA_DIR, 'backups'), clock });
  const looking = setInterval(() => {
    tonight().catch((error: unknown) =>
      log.error({ err: error }, 'What is for the night was not done.'),
    );
  }, NIGHTLY_MS);
  return () => {
    clearInterval(looking);
    socket.close();
  };
}

async function start(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL);
  const { pool, listen, close } = await openDatabase(config);
  await migrate(pool);
  const metrics = createMetrics();
  const changes = createChangeLog(pool);
  const hub = createHub(changes, log);
  const store = createServerStore({
    db: createSqlDb(pool, metrics.writerWaited),
    clock,
    newSigningKey,
    writeSeed: seedFor(config),
    record: (tx, change) => tx.record(change),
    notify: hub.wake,
  });
  // A transaction that meets missing code runs again. The largest, the film table, is there before the first call.
  await Promise.all([store.fillIfEmpty(), loadTable()]);
  const { value: signingKey } = await store.read((_tx, signing) =>
    Promise.resolve(signing.signingKey),
  );
  const limited = createLimits((request) =>
    verifyToken(tokenOf(request) ?? '', signingKey, clock.now()),
  );
  const isProxied = config.TRUST_PROXY === 'on';
  const filmIndex = createFilmIndex(loadTable);
  const served: Server = {
    store,
    filmIndex,
    picture: (stored) => servedAddress(ofSamples(stored)),
    passwords,
    signUp: config.SIGN_UP,
    clock,
    newId: uuid,
    mostListed: MOST_LISTED,
  };
  const table: CalledEndpoint[] = endpoints(served);
  const purge = async () => {
    await Promise.all([store.purge(), changes.purge()]);
    await eraseLeavers(served);
  };
  const purging = setInterval(() => {
    purge().catch((error: unknown) => log.warn({ err: error }, 'Not everything was purged.'));
  }, PURGE_MS);
  const respond = createRespond(store.currentRevision);
  const events = createEvents({ hub, changes, store, clock, respond, log });
  const stopListening = listen?.(hub.wake);
  const checkDatabase = async (): Promise<void> => {
    await pool.query('select 1');
  };
  metrics.watch('cinefolk_streams_open', 'Open streams of events.', events.count);
  metrics.watch('cinefolk_database_up', '1 while the database can be reached.', () =>
    checkDatabase().then(
      () => 1,
      () => 0,
    ),
  );
  const app = createApp({
    router: createRouter(
      table
        .map((endpoint) => (config.RATE_LIMITS === 'on' ? limited(endpoint) : endpoint))
        .map((endpoint) => shielded(endpoint, log)),
      respond,
      isProxied ? forwardedUrl : statedUrl,
    ),
    openEvents: events.open,
    sendPhoto: createPhotos({ find: (hash) => findPicture(pool, hash), respond, log }),
    checkDatabase,
    observe: (answered) => {
      metrics.observe(answered);
      const level = answered.route.startsWith('/api') ? 'info' : 'debug';
      log[level](answered, 'Answered.');
    },
    log,
    isProxied,
    folder: fileURLToPath(new URL('app', import.meta.url)),
    home: {
      installationId: await store.installationId(),
      hasSamples: config.SAMPLE_DATA === 'on',
      name: config.COMMUNITY_NAME,
      rules: config.COMMUNITY_RULES,
      signUpMode: createSignUpMode(store, config.SIGN_UP),
    },
  });
  const address = { port: config.PORT, hostname: config.HOST };
  const server = serve({ fetch: app.fetch, ...address, serverOptions: LIMITS }, ({ port }) =>
    console.log(`Cinefolk: http://${config.HOST}:${port}/`),
  );
  const figures =
    config.METRICS_PORT === undefined ? null : metrics.listen(config.METRICS_PORT, config.HOST);
  const site = { pool, store, filmIndex, newId: uuid };
  const endAdmin = config.DATABASE_URL === undefined ? serveAdmin(config, site, log) : null;
  closeOnSignal(server, events.close, () => {
    clearInterval(purging);
    figures?.close();
    endAdmin?.();
    stopListening?.();
    return close();
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
