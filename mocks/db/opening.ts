import { databaseFailure, mayDelete } from '../../src/domain/failure';
import { NewerDatabaseError, type Db, type Replacement } from './db';
import { createMemoryDb } from './memory';

/** A database that is being opened, for as long as that takes. */
export interface Opening {
  db: Promise<Db>;
  /** Calls back when it takes long: another tab may hold the data. It is waited for all the same. */
  onSlow(listener: () => void): void;
  /** Tries once more beside what is waited for; whichever comes first is taken. */
  retry(): void;
}

interface Storage {
  /** Opens the database and reads from it: some damage shows only then. */
  open(): Promise<Db>;
  delete(): Promise<void>;
}

const SLOW_MS = 5_000;
/** A disk that is busy or full for a moment says what a damaged one says. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 250;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Opens the stored database. Where it cannot be had memory stands in for it, and only where it proved to be broken, try
 * after try, can it be replaced. One that is slow is waited for.
 */
export function openWithRetry(storage: Storage): Opening {
  let attempt = (): void => undefined;
  let isOpen = false;
  const db = new Promise<Db>((resolve, reject) => {
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

async function openOrFallBack(storage: Storage): Promise<Db> {
  try {
    return await openOrThrow(storage);
  } catch (error) {
    if (error instanceof NewerDatabaseError) throw error;
    if (!mayDelete(databaseFailure(error))) return createMemoryDb();
    return { ...createMemoryDb(), replaceDamaged: () => replaceDamaged(storage) };
  }
}

/** Opens it, and believes a failure only when it comes again and again. */
async function openOrThrow(storage: Storage): Promise<Db> {
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

/** Deletes only what is still broken when it is looked at once more. */
async function replaceDamaged(storage: Storage): Promise<Replacement> {
  try {
    return { db: await openOrThrow(storage), wasDeleted: false };
  } catch (error) {
    if (!mayDelete(databaseFailure(error))) throw error;
  }
  await storage.delete();
  return { db: await storage.open(), wasDeleted: true };
}
