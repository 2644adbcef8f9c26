import { openIndexedDb } from './db/indexedDb';
import { startBackend } from './start';
import { send } from './testing/client';
import { freshIndexedDb } from './testing/indexedDb';
import { SETTINGS } from './testing/settings';

const LONGER_THAN_ANYBODY_WAITS_MS = 60_000;

/** Enough for a stretch of the sample to begin: whoever reads the posts then waits until it is laid. */
const TURNS = 300;

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

test('what is left of a large sample is laid once nobody has asked for anything for a while', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  freshIndexedDb();
  const backend = startBackend({ ...SETTINGS, seedPosts: 216 });
  await backend.storage();
  const db = await openIndexedDb();
  /** Lets so much time go by, and all happen that was due. */
  const postsAfter = async (ms: number): Promise<number> => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
    return (await db.read((tx) => tx.all('posts'))).length;
  };

  // The hand-written ones and the newest hundred of the others.
  const atOnce = 106;
  expect(await postsAfter(1_500)).toBe(atOnce);
  for (let calls = 0; calls < 3; calls += 1) {
    await send(backend, { method: 'GET', path: '/api/posts?feed=explore' });
    expect(await postsAfter(1_500)).toBe(atOnce);
  }
  let laid = atOnce;
  for (let steps = 0; laid < 216 && steps < 10; steps += 1) laid = await postsAfter(1_500);
  expect(laid).toBe(216);
  db.close();
});
