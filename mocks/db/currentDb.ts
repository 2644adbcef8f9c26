import { Refusal } from '../rules/refusal';
import { NewerDatabaseError, type Db } from './db';
import { createMemoryDb } from './memory';

/** The database that is worked with now: one in memory may stand in for the stored one, and give way to it. */
export interface CurrentDb {
  /** @throws Refusal where a newer version of the app owns it */
  opened(): Promise<Db>;
  /** Goes on in memory, which is empty. */
  fallBackToMemory(): void;
  /**
   * Puts the stored database in the place of a stand-in.
   * @returns what became of a damaged one: whether it had to be `deleted`; null where nothing stands in for one
   */
  replaceFallback(): Promise<'deleted' | 'recovered' | null>;
}

export function createCurrentDb(first: Db | Promise<Db>): CurrentDb {
  let db = first;

  async function opened(): Promise<Db> {
    try {
      return await db;
    } catch (error) {
      throw error instanceof NewerDatabaseError ? Refusal.named('newerData') : error;
    }
  }

  return {
    opened,
    fallBackToMemory: () => {
      db = createMemoryDb();
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
