import { databaseFailure, mayDelete } from '../../src/domain/failure';
import { lazyCode } from '../chunkLoadError';
import { NewerDatabaseError, type PageDb, type Replacement } from './db';

/** A database that is being opened. */
export interface Opening {
  db: Promise<PageDb>;
  /** Calls back if opening takes long, for example because another tab blocks it. Opening continues regardless. */
  onSlow(listener: () => void): void;
  /** Starts another attempt in parallel; the first to succeed is used. */
  retry(): void;
}

interface Storage {
  /** Opens the database and reads from it, since some damage shows only then. */
  open(): Promise<PageDb>;
  delete(): Promise<void>;
}

const SLOW_MS = 5_000;
/** A disk that is busy or full for a moment causes the same errors as damage. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Opens the stored database, waiting for one that is slow. Falls back to memory if it cannot be opened; the fallback
 * can replace the stored database only if that failed every retry.
 */
export function openWithRetry(storage: Storage): Opening {
  let attempt = (): void => undefined;
  let isOpen = false;
  const db = new Promise<PageDb>((resolve, reject) => {
    attempt = () => {
      openOrFallBack(storage).then((opened) => {
        if (isOpen) opened.close();
        isOpen = true;
        resolve(opened);
      }, reject);
    };
  });
  attempt();
  return {
    db,
    onSlow: (listener) => {
      const timer = setTimeout(listener, SLOW_MS);
      db.finally(() => clearTimeout(timer)).catch(() => undefined);
    },
    retry: () => attempt(),
  };
}

/** A database in memory, whose code is rarely needed. */
export const memoryDb = async (): Promise<PageDb> =>
  (await lazyCode(import('./memory'))).createMemoryDb();

async function openOrFallBack(storage: Storage): Promise<PageDb> {
  try {
    return await openOrThrow(storage);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    const memory = await memoryDb();
    if (!mayDelete(databaseFailure(error))) return memory;
    return { ...memory, replaceDamaged: () => replaceDamaged(storage) };
  }
}

/** Retries, since only a repeated failure means damage. */
async function openOrThrow(storage: Storage): Promise<PageDb> {
  for (let triesLeft = TRIES; ;) {
    try {
      return await storage.open();
    } catch (error) {
      triesLeft -= 1;
      const isFinal = error instanceof NewerDatabaseError || databaseFailure(error) === 'refused';
      if (isFinal || triesLeft === 0) throw error;
    }
    await pause(BETWEEN_TRIES_MS);
  }
}

/** Deletes the database only if it is still damaged on another attempt. */
async function replaceDamaged(storage: Storage): Promise<Replacement> {
  try {
    return { db: await openOrThrow(storage), wasDeleted: false };
  } catch (error) {
    if (!mayDelete(databaseFailure(error))) throw error;
  }
  await storage.delete();
  return { db: await storage.open(), wasDeleted: true };
}
