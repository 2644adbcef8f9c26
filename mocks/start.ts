import { deleteDB } from 'idb';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
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
 * The backend of a browser's page, stored in its IndexedDB where there is one to be had.
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
    ...(typeof BroadcastChannel !== 'undefined' && {
      channel: new BroadcastChannel(DATABASE_NAME),
    }),
  });
}

/** What browsers say where a page may have no database; anything else means one that is broken. */
const DENIALS = [
  'SecurityError',
  'NotAllowedError',
  'InvalidStateError',
  'TypeError',
  'ReferenceError',
];

const DenialSchema = v.object({ name: v.picklist(DENIALS) });

/** Denied, damaged and silent databases are done without, in memory; a newer one is left alone and reported. */
async function openStorage(): Promise<Db> {
  const opening = openReadable();
  const limit = timeLimit(OPENING_LIMIT_MS);
  try {
    return await Promise.race([opening, limit.passed]);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    opening.then((db) => db.close()).catch(() => undefined);
    return v.is(DenialSchema, error) ? createMemoryDb() : { ...createMemoryDb(), replaceDamaged };
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
