import { Refusal } from '../rules/refusal';
import { NewerDatabaseError, type PageDb } from './db';
import { memoryDb } from './opening';

/** The database in use: the stored one, or one in memory as a fallback, which can be replaced by the stored one. */
export interface CurrentDb {
  /** @throws Refusal if a newer version of the app owns it */
  opened(): Promise<PageDb>;
  /** Switches to an empty database in memory. */
  fallBackToMemory(): void;
  /**
   * Replaces the fallback for a damaged database by the stored one.
   * @returns whether the damaged database had to be `deleted`; null if the current one is not such a fallback
   */
  replaceFallback(): Promise<'deleted' | 'recovered' | null>;
}

export function createCurrentDb(first: PageDb | Promise<PageDb>): CurrentDb {
  let db = first;

  async function opened(): Promise<PageDb> {
    try {
      return await db;
    } catch (error) {
      throw error instanceof NewerDatabaseError ? Refusal.named('newerData') : error;
    }
  }

  return {
    opened,
    fallBackToMemory: () => {
      db = memoryDb();
    },
    async replaceFallback() {
      const { replaceDamaged } = await opened();
      if (!replaceDamaged) return null;
      const replacement = await replaceDamaged();
      ({ db } = replacement);
      return replacement.wasDeleted ? 'deleted' : 'recovered';
    },
  };
}
