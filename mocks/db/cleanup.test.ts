import { LIMITS } from '../../src/domain/limits';
import { aPost } from '../testing/records';
import { createMemoryDb } from './memory';
import { purgeDeleted } from './cleanup';

const NOW = new Date('2026-05-02T12:00:00Z');

test('purges deleted posts that can no longer be restored, and only those', async () => {
  const db = createMemoryDb();
  const ages = [LIMITS.restoreMs * 3, LIMITS.restoreMs * 2, LIMITS.restoreMs, 1];
  await db.write(async (tx) => {
    for (const age of ages) {
      const deletedAt = NOW.getTime() - age;
      const relations = { photo: null, reactions: [], bookmarks: [] };
      await tx.put('deleted', { _id: `aged-${age}`, post: aPost(), ...relations, deletedAt });
    }
    await purgeDeleted(tx, NOW);
  });
  const left = await db.read((tx) => tx.all('deleted'));
  expect(left.map((deleted) => deleted._id)).toEqual(['aged-1']);
});
