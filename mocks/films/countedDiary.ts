import type { Reading } from '../db/db';
import { ALL_TIME } from '../rules/periodRecords';
import type { Store } from '../store';
import { CodeNeeded } from './codeNeeded';
import { countDiary } from './periods';

/**
 * Has a diary counted whose entries were not counted yet, which a read cannot do itself, and the read start again.
 * @throws CodeNeeded
 */
export async function requireCounted(tx: Reading, store: Store, userId: string): Promise<void> {
  const [counted, [entry]] = await Promise.all([
    tx.get('periods', [userId, ALL_TIME]),
    tx.first('diary', 'byUser', [{ prefix: [userId] }], 'ascending', 1),
  ]);
  if (counted || !entry) return;
  throw new CodeNeeded(() =>
    store.mutate(async ({ tx: writing }) => {
      await countDiary(writing, userId);
      return { value: null, change: null };
    }),
  );
}
