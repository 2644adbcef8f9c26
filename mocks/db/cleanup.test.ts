import { LIMITS } from '../../src/domain/limits';
import { aPost } from '../testing/records';
import { createMemoryDb } from './memory';
import { findDeleted, purgeDeleted } from './cleanup';

const NOW = new Date('2026-05-02T12:00:00Z');

test('deleted posts that can no longer be restored count as gone, and are purged', async () => {
  const db = createMemoryDb();
  const ages = [LIMITS.restoreMs * 3, LIMITS.restoreMs * 2, LIMITS.restoreMs, 1];
  const idOf = (age: number) => `aged-${age}`;
  const found: boolean[] = [];
  await db.write(async (tx) => {
    for (const age of ages) {
      const deletedAt = NOW.getTime() - age;
      const relations = { photo: null, reactions: [], bookmarks: [] };
      await tx.put('deleted', { _id: idOf(age), post: aPost(), ...relations, deletedAt });
      found.push((await findDeleted(tx, 'deleted', idOf(age), NOW)) !== undefined);
    }
    await purgeDeleted(tx, NOW);
  });
  const left = await db.read((tx) => tx.all('deleted'));
  expect(found).toEqual([false, false, false, true]);
  expect(left.map((deleted) => deleted._id)).toEqual(['aged-1']);
});
