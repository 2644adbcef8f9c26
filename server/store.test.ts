import { createMemoryDb } from '../mocks/db/memory';
import { keyId } from '../mocks/session/token';
import { aPost } from '../mocks/testing/records';
import { createServerStore } from './store';

const NOW = new Date('2026-05-02T12:00:00Z');
const KEY = new Uint8Array(32);

test('an empty database is filled once, and begins at revision 0 with the seed’s last number', async () => {
  const db = createMemoryDb();
  const writeSeed = jest.fn(() => Promise.resolve(7));
  const options = { db, clock: { now: () => NOW }, writeSeed, notify: () => undefined };
  const store = createServerStore({ ...options, newSigningKey: () => KEY });
  await store.fillIfEmpty();
  expect(await db.read((tx) => tx.get('installation', 'here'))).toEqual({
    key: 'here',
    revision: 0,
    sequence: 7,
    signingKey: KEY,
  });
  // As another process does that starts later.
  await createServerStore({ ...options, newSigningKey: () => new Uint8Array(1) }).fillIfEmpty();
  expect(writeSeed).toHaveBeenCalledTimes(1);
  expect([await store.currentRevision(), await store.installationId()]).toEqual([0, keyId(KEY)]);
});

test('refuses to go on with a database that was emptied', async () => {
  const store = createServerStore({
    db: createMemoryDb(),
    clock: { now: () => NOW },
    newSigningKey: () => KEY,
    writeSeed: () => Promise.resolve(0),
    notify: () => undefined,
  });
  await expect(store.currentRevision()).rejects.toThrow('emptied');
});

test('purges what can no longer be restored when it is asked to, and not with each change', async () => {
  const db = createMemoryDb();
  const store = createServerStore({
    db,
    clock: { now: () => NOW },
    newSigningKey: () => KEY,
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
