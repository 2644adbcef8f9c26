import { startBackend } from './start';
import { freshIndexedDb } from './testing/adapters';
import { SETTINGS } from './testing/testBackend';

const LONGER_THAN_ANYBODY_WAITS_MS = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('stores its data in IndexedDB', async () => {
  freshIndexedDb();
  expect(await startBackend(SETTINGS).storage()).toMatchObject({ storage: 'indexeddb' });
});

test('an IndexedDB that never answers is done without, and said to be damaged', async () => {
  jest.useFakeTimers();
  const factory = freshIndexedDb();
  jest.spyOn(factory, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const storage = startBackend(SETTINGS).storage();
  await jest.advanceTimersByTimeAsync(LONGER_THAN_ANYBODY_WAITS_MS);
  expect(await storage).toEqual({ storage: 'memory', found: 'damaged' });
});

test.each(['SecurityError', 'InvalidStateError'])(
  'an IndexedDB denied with %s is no damaged one',
  async (name) => {
    jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
      throw new DOMException('Denied.', name);
    });
    const { storage } = startBackend({ ...SETTINGS, expectsData: true });
    expect(await storage()).toEqual({ storage: 'memory', found: 'nothing' });
  },
);

describe('a damaged database', () => {
  const broken = new DOMException('Internal error opening backing store.', 'UnknownError');

  test('that cannot be opened is said to be so, and memory stands in for it', async () => {
    jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ storage: 'memory', found: 'damaged' });
  });

  test('that opens and cannot be read is said to be so too', async () => {
    freshIndexedDb();
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ storage: 'memory', found: 'damaged' });
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
    expect(await startBackend(SETTINGS).storage()).toEqual({ storage: 'indexeddb', found: 'data' });
  });
});

test('what one tab changes another receives, once it is stored', async () => {
  freshIndexedDb();
  const [here, there] = [startBackend(SETTINGS), startBackend(SETTINGS)];
  await Promise.all([here.storage(), there.storage()]);
  const received = new Promise((resolve) => {
    there.onChange(resolve);
  });
  await here.reset();
  expect(await received).toMatchObject({ kind: 'reset', actorId: null, revision: 1 });
});
