import { openIndexedDb } from './db/indexedDb';
import { startBackend } from './start';
import { freshIndexedDb } from './testing/indexedDb';
import { SETTINGS } from './testing/settings';

const LONGER_THAN_ANYBODY_WAITS_MS = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('keeps its data in IndexedDB', async () => {
  freshIndexedDb();
  expect(await startBackend(SETTINGS).storage()).toMatchObject({ kept: 'indexeddb' });
});

test('an IndexedDB that never answers is done without, and said to be damaged', async () => {
  jest.useFakeTimers();
  const factory = freshIndexedDb();
  jest.spyOn(factory, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const storage = startBackend(SETTINGS).storage();
  await jest.advanceTimersByTimeAsync(LONGER_THAN_ANYBODY_WAITS_MS);
  expect(await storage).toEqual({ kept: 'memory', found: 'damaged' });
});

test.each(['SecurityError', 'InvalidStateError'])(
  'an IndexedDB denied with %s is no damaged one',
  async (name) => {
    jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
      throw new DOMException('Denied.', name);
    });
    const { storage } = startBackend({ ...SETTINGS, expectsData: true });
    expect(await storage()).toEqual({ kept: 'memory', found: 'nothing' });
  },
);

describe('a damaged database', () => {
  const broken = new DOMException('Internal error opening backing store.', 'UnknownError');

  test('that cannot be opened is said to be so, and memory stands in for it', async () => {
    jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ kept: 'memory', found: 'damaged' });
  });

  test('that opens and cannot be read is said to be so too', async () => {
    freshIndexedDb();
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ kept: 'memory', found: 'damaged' });
  });

  test('gives way to a sound one at a reset, for good', async () => {
    const factory = freshIndexedDb();
    const open = jest.spyOn(factory, 'open').mockImplementation(() => {
      throw broken;
    });
    const backend = startBackend(SETTINGS);
    await backend.storage();
    open.mockRestore();
    await backend.reset();
    expect(await startBackend(SETTINGS).storage()).toEqual({ kept: 'indexeddb', found: 'data' });
  });
});

test('what one tab changes another hears of, once it is kept', async () => {
  freshIndexedDb();
  const [here, there] = [startBackend(SETTINGS), startBackend(SETTINGS)];
  await Promise.all([here.storage(), there.storage()]);
  const heard = new Promise((resolve) => {
    there.onChange(resolve);
  });
  await here.reset();
  expect(await heard).toMatchObject({ kind: 'reset', actorId: null, revision: 1 });
});

describe('what is left of a large sample', () => {
  /** Of the 210 generated posts, so many are laid at once and behind it. */
  const SAMPLE = { ...SETTINGS, seedPosts: 216 };
  const EVENTS = 50;

  /** Lets what was due by then happen, and counts the posts. */
  async function postsAfter(ms: number): Promise<number> {
    await jest.advanceTimersByTimeAsync(ms);
    const db = await openIndexedDb();
    for (let event = 0; event < EVENTS; event += 1) await db.read((tx) => tx.get('users', ''));
    const posts = await db.read((tx) => tx.all('posts'));
    db.close();
    return posts.length;
  }

  test('is laid when the page has nothing better to do, which it has until its first screen has come', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    freshIndexedDb();
    await startBackend(SAMPLE).storage();
    expect(await postsAfter(2_500)).toBe(106);
    await postsAfter(2_500);
    expect(await postsAfter(2_500)).toBe(216);
  });
});
