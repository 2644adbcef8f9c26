import { createMemoryDb } from '../mocks/db/memory';
import { aPost } from '../mocks/testing/records';
import { createServerStore } from './store';

const NOW = new Date('2026-05-02T12:00:00Z');

test('purges what can no longer be restored when it is asked to, and not with each change', async () => {
  const db = createMemoryDb();
  const store = createServerStore({
    db,
    clock: { now: () => NOW },
    newSigningKey: () => new Uint8Array(32),
    writeSeed: () => Promise.resolve(0),
    notify: () => undefined,
  });
  await store.fillIfEmpty();
  const idsOfDeleted = () => db.read(async (tx) => (await tx.all('deleted')).map(({ _id }) => _id));
  await store.mutate(async ({ tx }) => {
    for (const [_id, deletedAt] of [
      ['old', 0],
      ['new', NOW.getTime()],
    ] as const) {
      const nothing = { photo: null, reactions: [], bookmarks: [] };
      await tx.put('deleted', { _id, post: aPost(), ...nothing, deletedAt });
    }
    return { value: null, change: null };
  });
  await store.mutate(() => Promise.resolve({ value: null, change: null }));
  expect(await idsOfDeleted()).toEqual(['new', 'old']);
  await store.purge();
  expect(await idsOfDeleted()).toEqual(['new']);
});
