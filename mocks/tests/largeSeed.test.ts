import type { Backend, SeedSize } from '../../src/domain/backend';
import { createMemoryDb } from '../db/memory';
import type { PageDb } from '../db/db';
import { ADAPTERS } from '../testing/adapters';
import { everything, get, idsOf } from '../testing/builders';
import { bodyOf, type Answer } from '../testing/client';
import { expectSame } from '../testing/expectSame';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

/** More than one batch. */
const SIZE = { seedPosts: 606, seedUsers: 40 };

async function start(db: PageDb, settings: SeedSize = SIZE): Promise<Backend> {
  const { backend } = await createTestBackend({ db, settings });
  return backend;
}

/** The page is killed after writing this share of the seed: nothing more happens in it. */
function killedAt(db: PageDb, puts: number): PageDb {
  let left = puts;
  return {
    ...db,
    write: (work) =>
      db.write((tx) =>
        work({
          ...tx,
          put: async (store, value) => {
            left -= 1;
            if (left < 0) throw new DOMException('The page is gone.', 'AbortError');
            await tx.put(store, value);
          },
        }),
      ),
  };
}

async function progressOf(backend: Backend, work: () => Promise<unknown>): Promise<unknown[]> {
  const reported: unknown[] = [];
  backend.onSeeding((progress) => void reported.push(progress));
  await work();
  return reported;
}

describe.each(ADAPTERS)('a large seed in %s', (_name, open) => {
  test('is complete for the first call', async () => {
    const backend = await start(await open());
    const oldest = bodyOf(await get(backend, '/api/posts/seed-1'), 200, BODIES.post).post;
    const { posts, users } = await everything(backend);
    expect([posts.length, users.length]).toEqual([606, 40]);
    expect(posts.at(-1)).toEqual(oldest);
    expect(posts[0]?._id).toBe('dust-in-the-beam');
  });

  test('is the same every time', async () => {
    const [one, other] = [await start(await open()), await start(createMemoryDb())];
    expectSame(await everything(one), await everything(other));
  });

  test('reports its progress until it is stored', async () => {
    const backend = await start(await open());
    const reported = await progressOf(backend, () => backend.storage());
    expect(reported).toEqual([250 / 600, 500 / 600, null]);
  });

  test('starts again from nothing if the page was killed in the middle', async () => {
    const db = await open();
    const killed = await start(killedAt(db, 800));
    // Here the killed page would fall back to memory; a real one is gone.
    await killed.storage();
    expect(await db.read((tx) => tx.all('posts'))).toEqual([]);
    const { posts } = await everything(await start(db));
    expect(posts).toHaveLength(606);
  });

  test('is written only once if two tabs open together', async () => {
    const db = await open();
    const tabs = await Promise.all([start(db), start(db)]);
    const [here, there] = await Promise.all(tabs.map((backend) => everything(backend)));
    expectSame(here, there);
    expect(here?.posts).toHaveLength(606);
  });

  test('is kept by a later visit with another seed size', async () => {
    const db = await open();
    const known = await everything(await start(db));
    const later = await start(db, { seedPosts: 6, seedUsers: 5 });
    expect(await progressOf(later, () => later.storage())).toEqual([]);
    expectSame(await everything(later), known);
  });
});

test('a reset to a large size reports its progress too', async () => {
  const backend = await start(createMemoryDb(), { seedPosts: 6, seedUsers: 5 });
  await backend.storage();
  expect(await progressOf(backend, () => backend.reset(SIZE))).toEqual([
    250 / 600,
    500 / 600,
    null,
  ]);
  expect((await everything(backend)).posts).toHaveLength(606);
});

test('a reset that fails ends its progress and keeps the old data', async () => {
  const db = createMemoryDb();
  const backend = await start(db, { seedPosts: 6, seedUsers: 5 });
  const before = await everything(backend);
  const { backend: full } = await createTestBackend({ db: killedAt(db, 800) });
  const reported = await progressOf(full, () =>
    expect(full.reset(SIZE)).rejects.toThrow('The page is gone.'),
  );
  expect(reported.at(-1)).toBeNull();
  expectSame(await everything(backend), before);
});

test('the usual seed reports no progress', async () => {
  const backend = await start(createMemoryDb(), { seedPosts: 6, seedUsers: 5 });
  expect(await progressOf(backend, () => everything(backend))).toEqual([]);
});

test('no two records of a large seed share a sequence number', async () => {
  const db = createMemoryDb();
  await everything(await start(db));
  const numbers = await db.read(async (tx) => {
    const stores = [
      await tx.all('users'),
      await tx.all('posts'),
      await tx.all('reactions'),
      await tx.all('bookmarks'),
      await tx.all('follows'),
    ];
    return stores.flat().map(({ seq }) => seq);
  });
  const installation = await db.read((tx) => tx.get('installation', 'here'));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(installation?.sequence ?? 0);
});

test.each(['latest', 'oldest', 'trending'])(
  'explore, sorted by %s, can be read to its end',
  async (sort) => {
    const backend = await start(createMemoryDb());
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const address: string = `/api/posts?feed=explore&limit=100&sort=${sort}${cursor && `&cursor=${cursor}`}`;
      const answer: Answer = await get(backend, address);
      const page = bodyOf(answer, 200, BODIES.page);
      ids.push(...idsOf(page.posts));
      cursor = page.nextCursor;
    }
    expect(new Set(ids).size).toBe(606);
  },
);
