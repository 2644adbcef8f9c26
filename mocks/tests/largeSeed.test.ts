import type { Backend } from '../../src/domain/backend';
import { GUEST } from '../../src/domain/demoAccounts';
import type { Post } from '../../src/domain/entities';
import type { Db } from '../db/db';
import { createMemoryDb } from '../db/memory';
import { ADAPTERS } from '../testing/adapters';
import { createTestBackend } from '../testing/testBackend';
import {
  aPerson,
  aPost,
  everything,
  expectRefusal,
  get,
  idsOf,
  MINIMAL,
  post,
} from '../testing/builders';
import { bodyOf, type Answer } from '../testing/client';
import { expectSame } from '../testing/expectSame';
import { BODIES } from '../testing/shapes';

const SIZE = { seedPosts: 216, seedUsers: 40 };
const OLDEST = 'sample-1';

const never = (): Promise<void> => new Promise(() => undefined);

/** Idle so many times, and never again. */
function idleFor(times: number): () => Promise<void> {
  let left = times;
  return () => ((left -= 1) < 0 ? never() : Promise.resolve());
}

async function start(db: Db, idle: () => Promise<void> = never, size = SIZE): Promise<Backend> {
  const { backend } = await createTestBackend({ db, idle, settings: size });
  await backend.storage();
  return backend;
}

const postsIn = async (db: Db): Promise<number> => (await db.read((tx) => tx.all('posts'))).length;

/** The database with room for a single transaction, and how many more were tried. */
function almostFull(db: Db): { full: Db; tries: () => number } {
  let writes = 0;
  const write: Db['write'] = (work) => {
    writes += 1;
    const refusal = new DOMException('No room is left.', 'QuotaExceededError');
    return writes > 1 ? Promise.reject(refusal) : db.write(work);
  };
  return { full: { ...db, write }, tries: () => writes - 1 };
}

/** More turns than laying needs. */
const TURNS = 2_000;

/** Lets the page be idle until nothing of the sample is missing, though no call asks for it. */
async function allLaid(db: Db): Promise<void> {
  for (let turn = 0; turn < TURNS && (await postsIn(db)) < SIZE.seedPosts; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(await postsIn(db)).toBeGreaterThanOrEqual(SIZE.seedPosts);
}

async function layAtOnce(): Promise<Backend> {
  const backend = await start(createMemoryDb());
  await everything(backend);
  return backend;
}

let laidAtOnce: Promise<Backend> | undefined;

/** The sample with nothing missing, for tests to compare with: they only read it, so it is laid once. */
const complete = (): Promise<Backend> => (laidAtOnce ??= layAtOnce());

async function guestsToken(backend: Backend): Promise<string> {
  const answer = await post(backend, '/api/auth/login', undefined, GUEST);
  return bodyOf(answer, 200, BODIES.login).encodedToken;
}

/** A feed from its first page to its last. */
async function wholeFeed(backend: Backend, address: string, token: string): Promise<Post[]> {
  const posts: Post[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Answer = await get(backend, `${address}${cursor && `&cursor=${cursor}`}`, token);
    const page = bodyOf(answer, 200, BODIES.page);
    posts.push(...page.posts);
    cursor = page.nextCursor;
  }
  return posts;
}

describe.each(ADAPTERS)('a large sample in %s', (_name, open) => {
  test.each(['/api/posts?feed=explore', '/api/posts?feed=home', '/api/posts?feed=bookmarks'])(
    'answers the first page of %s before its older posts are laid',
    async (address) => {
      const db = await open();
      const backend = await start(db);
      const token = await guestsToken(backend);
      const laid = await postsIn(db);
      const page = bodyOf(await get(backend, address, token), 200, BODIES.page);
      const whole = await complete();
      const expected = await get(whole, address, await guestsToken(whole));
      expect(page).toEqual(bodyOf(expected, 200, BODIES.page));
      expect(await postsIn(db)).toBe(laid);
      expect(laid).toBeLessThan(SIZE.seedPosts);
    },
  );

  test.each(
    ['feed=explore', 'feed=home', 'feed=bookmarks'].flatMap((feed) =>
      ['latest', 'oldest', 'trending'].map((sort) => `/api/posts?${feed}&sort=${sort}`),
    ),
  )('answers all of %s as if everything had been there', async (address) => {
    const backend = await start(await open());
    const whole = await complete();
    const feed = await wholeFeed(backend, address, await guestsToken(backend));
    expectSame(feed, await wholeFeed(whole, address, await guestsToken(whole)));
  });

  test('is the same, laid behind while the page is idle or at once for a call', async () => {
    const db = await open();
    const backend = await start(db, () => Promise.resolve());
    await allLaid(db);
    expectSame(await everything(backend), await everything(await complete()));
  });

  test('gives every one of its old posts to whoever asks for it', async () => {
    const { posts } = await everything(await complete());
    const author = posts.at(-1)?.username ?? '';
    const own = posts.filter(({ username }) => username === author);
    const one = await get(await start(await open()), `/api/posts/${OLDEST}`);
    expect(bodyOf(one, 200, BODIES.post).post).toEqual(posts.at(-1));
    const all = await get(await start(await open()), `/api/posts/user/${author}`);
    expect(bodyOf(all, 200, BODIES.posts).posts).toEqual(own);
  });

  test('knows that a post is in none of it', async () => {
    expectRefusal(await get(await start(await open()), '/api/posts/nowhere'), 'postNotFound');
  });

  test('takes a new post before its older posts are laid', async () => {
    const db = await open();
    const backend = await start(db);
    const me = await aPerson(backend);
    const laid = await postsIn(db);
    await aPost(backend, me);
    expect(await postsIn(db)).toBe(laid + 1);
    expect(laid).toBeLessThan(SIZE.seedPosts);
  });

  test('takes one like for an old post, and no post under its id', async () => {
    const backend = await start(await open());
    const me = await aPerson(backend);
    const before = bodyOf(
      await get(await complete(), `/api/posts/${OLDEST}`),
      200,
      BODIES.post,
    ).post;
    const liked = await post(backend, `/api/posts/like/${OLDEST}`, me.token, {}, MINIMAL);
    const { likes } = bodyOf(liked, 201, BODIES.post).post;
    expect(likes.likeCount).toBe(before.likes.likeCount + 1);
    const other = await start(await open());
    const claimed = await post(other, '/api/posts', (await aPerson(other)).token, {
      postData: { _id: OLDEST, content: 'Mine now.', photos: null },
    });
    expectRefusal(claimed, 'idTaken');
  });

  test('loses nothing that was done while it was laid, and a new post stays the newest', async () => {
    const db = await open();
    const backend = await start(db, idleFor(1));
    const me = await aPerson(backend);
    const mine = await aPost(backend, me);
    await post(backend, '/api/posts/like/dust-in-the-beam', me.token, {}, MINIMAL);
    const { posts, users } = await everything(backend);
    expect(posts).toHaveLength(SIZE.seedPosts + 1);
    expect(posts[0]).toEqual(mine);
    expect(posts[1]?.likes.likedBy.map(({ _id }) => _id)).toContain(me.user._id);
    expect(users.at(-1)).toEqual(me.user);
  });

  test('is completed after a kill in the middle, whatever size the next page would lay', async () => {
    const db = await open();
    const before = await start(db, idleFor(1));
    const me = await aPerson(before);
    const mine = await aPost(before, me);
    const after = await start(db, () => Promise.resolve(), { seedPosts: 6, seedUsers: 5 });
    await allLaid(db);
    const { posts } = await everything(after);
    const sample = await everything(await complete());
    expectSame(posts, [mine, ...sample.posts]);
  });

  test('is laid by two tabs together, each post once', async () => {
    const db = await open();
    const tabs = await Promise.all([1, 2].map(() => start(db, () => Promise.resolve())));
    await allLaid(db);
    const sample = await everything(await complete());
    for (const tab of tabs) expectSame(await everything(tab), sample);
  });

  test('is left as it is where there is no room, until the next start', async () => {
    const db = await open();
    const { full, tries } = almostFull(db);
    const backend = await start(full, () => Promise.resolve());
    for (let call = 0; call < 5; call += 1) {
      expect((await get(backend, '/api/posts?feed=explore')).status).toBe(200);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(tries()).toBe(1);
    expectRefusal(await get(backend, `/api/posts/${OLDEST}`), 'outOfSpace');
    await start(db, () => Promise.resolve());
    await allLaid(db);
  });

  test('takes the places that were kept for it, whatever the next version would keep', async () => {
    const db = await open();
    await start(db);
    await db.write(async (tx) => {
      const mark = await tx.get('installation', 'here');
      if (!mark?.unlaid) throw new Error('Nothing is missing.');
      await tx.put('installation', { ...mark, unlaid: { ...mark.unlaid, places: 2 } });
    });
    await everything(await start(db));
    const taken = await db.read(async (tx) => {
      const posts = await tx.list('posts', 'byAge', []);
      return [posts, await tx.all('reactions')].flat().map(({ seq }) => seq);
    });
    const [first = 0] = taken;
    expect(taken.slice(0, 3)).toEqual([first, first + 2, first + 4]);
    expect(new Set(taken).size).toBe(taken.length);
  });

  test('begins anew when it is reset in the middle', async () => {
    const db = await open();
    const backend = await start(db, idleFor(1));
    await aPost(backend, await aPerson(backend));
    await backend.reset();
    expectSame(await everything(backend), await everything(await complete()));
  });
});

test('no two records of a large sample share a place in the sequence', async () => {
  const db = createMemoryDb();
  const backend = await start(db);
  await everything(backend);
  const places = await db.read(async (tx) => {
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
  expect(new Set(places).size).toBe(places.length);
  expect(Math.max(...places)).toBeLessThanOrEqual(installation?.sequence ?? 0);
  expect(idsOf((await everything(backend)).posts)[0]).toBe('dust-in-the-beam');
});
