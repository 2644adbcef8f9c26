import { deleteDB } from 'idb';
import { v7 as uuid } from 'uuid';
import type { Backend, BackendSettings } from '../src/domain/backend';
import { createBackend } from './backend';
import { DATABASE_NAME, openIndexedDb } from './db/indexedDb';
import { NewerDatabaseError, type Db } from './db/db';
import { createMemoryDb } from './db/memory';
import type { ScryptCost } from './session/password';

/** An IndexedDB that has not answered by then never will. */
const OPENING_LIMIT_MS = 8_000;

const SCRYPT_COST: ScryptCost = { N: 2 ** 14, r: 8, p: 1 };

/**
 * The backend of a browser's page, kept in its IndexedDB where there is one to be had.
 * @param scryptCost what a new password's hash costs; tests that sign up hundreds pay less
 */
export function startBackend(settings: BackendSettings, scryptCost = SCRYPT_COST): Backend {
  return createBackend({
    db: openStorage(),
    clock: { now: () => new Date() },
    newId: uuid,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    scryptCost,
    settings,
    idle,
    ...(typeof BroadcastChannel !== 'undefined' && {
      channel: new BroadcastChannel(DATABASE_NAME),
    }),
  });
}

/** Longer than the steps of a login and of a first screen are apart: between them a page only waits for answers. */
const QUIET_MS = 2_000;
/** A page in the background is never said to be idle. */
const IDLE_AT_LATEST_MS = 1_000;
/** Where the browser does not say when it is idle. */
const BREATH_MS = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** When the browser has a moment to spare. */
const spareMoment = (): Promise<void> =>
  'requestIdleCallback' in globalThis
    ? new Promise((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: IDLE_AT_LATEST_MS });
      })
    : pause(BREATH_MS);

async function idle(lastCall: () => number): Promise<void> {
  const quietIn = () => lastCall() + QUIET_MS - performance.now();
  // Somebody may ask again while the moment is waited for.
  do {
    while (quietIn() > 0) await pause(quietIn());
    await spareMoment();
  } while (quietIn() > 0);
}

/** What browsers say where a page may have no database; anything else tells of one that is broken. */
const DENIALS = [
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
  'TypeError',
  'ReferenceError',
];

const isDenial = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  DENIALS.some((name) => name === error.name);

/** Denied, damaged and silent databases are done without, in memory; a newer one is left alone and reported. */
async function openStorage(): Promise<Db> {
  const opening = openReadable();
  const limit = timeLimit(OPENING_LIMIT_MS);
  try {
    return await Promise.race([opening, limit.passed]);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    opening.then((lazyComponent) => lazyComponent.close()).catch(() => undefined);
    return isDenial(error) ? createMemoryDb() : { ...createMemoryDb(), replaceDamaged };
  } finally {
    limit.lift();
  }
}

/** Some damage shows only when the database is read. */
async function openReadable(): Promise<Db> {
  const db = await openIndexedDb();
  await db.read((tx) => tx.get('installation', 'here'));
  return db;
}

async function replaceDamaged(): Promise<Db> {
  await deleteDB(DATABASE_NAME);
  return openReadable();
}

function timeLimit(ms: number): { passed: Promise<never>; lift(): void } {
  let lift = (): void => undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The time limit has passed.')), ms);
    lift = () => clearTimeout(timer);
  });
  return { passed, lift };
}
