import { createMemoryDb } from './db/memory';
import { ChunkLoadError } from './chunkLoadError';
import { createLaying, type Sample } from './laying';
import type { UnlaidPosts } from './rules/records';

const UNLAID: UnlaidPosts = {
  left: 7,
  generated: 9,
  places: 3,
  people: 5,
  usernames: [],
  updatedAt: '2026-05-02T12:00:00.000Z',
};

/** Stores of which a part is not laid yet, and how often its code has been asked for. */
async function partOfASample(layStretch: Sample['layStretch'], fetchCode: () => Promise<void>) {
  const db = createMemoryDb();
  const signingKey = new Uint8Array(32);
  await db.write((tx) =>
    tx.put('installation', { key: 'here', revision: 0, sequence: 9, signingKey, unlaid: UNLAID }),
  );
  let asked = 0;
  const laying = createLaying({
    opened: () => Promise.resolve(db),
    sample: async () => {
      asked += 1;
      await fetchCode();
      return { lay: () => Promise.reject(new Error('It is laid.')), layStretch };
    },
    isUnlaid: () => false,
    idle: () => Promise.resolve(),
  });
  return { laying, asked: () => asked };
}

it('is tried again behind where its code could not be fetched', async () => {
  const fetchCode = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new ChunkLoadError());
  const { laying, asked } = await partOfASample(() => Promise.resolve(null), fetchCode);
  await laying.layBehind();
  await laying.layBehind();
  expect(asked()).toBe(2);
});

it('is not tried again behind where there is no room', async () => {
  const noRoom = () => Promise.reject(new DOMException('No room is left.', 'QuotaExceededError'));
  const { laying, asked } = await partOfASample(noRoom, () => Promise.resolve());
  await laying.layBehind();
  await laying.layBehind();
  expect(asked()).toBe(1);
});
