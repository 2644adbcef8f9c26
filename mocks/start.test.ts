import { startBackend } from './start';
import { freshIndexedDb } from './testing/adapters';
import { SETTINGS } from './testing/testBackend';

const LONG_WAIT_MS = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('stores its data in IndexedDB', async () => {
  freshIndexedDb();
  expect(await startBackend(SETTINGS).storage()).toMatchObject({ storage: 'indexeddb' });
});

describe('a database that another tab keeps busy', () => {
  /** Blocks every attempt to open it until it is released. */
  const holdIndexedDb = () => {
    const factory = freshIndexedDb();
    const { open } = factory;
    const silent = jest.spyOn(factory, 'open').mockImplementation(() => new IDBOpenDBRequest());
    return { attempts: silent.mock.calls, letGo: () => silent.mockImplementation(open) };
  };

  const started = () => {
    const backend = startBackend(SETTINGS);
    const found: string[] = [];
    backend.onStorage((report) => void found.push(report.found));
    return { backend, found };
  };

  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));

  test('is reported as busy and awaited, without falling back to memory', async () => {
    const { attempts } = holdIndexedDb();
    const { found } = started();
    await jest.advanceTimersByTimeAsync(LONG_WAIT_MS);
    expect(found).toEqual(['busy']);
    expect(attempts).toHaveLength(1);
  });

  test('opens on a retry once the other tab has released it', async () => {
    const { letGo } = holdIndexedDb();
    const { backend, found } = started();
    await jest.advanceTimersByTimeAsync(LONG_WAIT_MS);
    letGo();
    backend.retry();
    jest.useRealTimers();
    expect(await backend.storage()).toEqual({ storage: 'indexeddb', found: 'nothing' });
    expect(found).toEqual(['busy', 'nothing']);
  });
});

test.each(['SecurityError', 'InvalidStateError'])(
  'IndexedDB denied with %s is not reported as damaged',
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

  test('that cannot be opened is reported as damaged, and the backend runs in memory', async () => {
    jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ storage: 'memory', found: 'damaged' });
  });

  test('that opens but cannot be read is reported as damaged too', async () => {
    freshIndexedDb();
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ storage: 'memory', found: 'damaged' });
  });

  /** A database that reports this error until it is deleted. */
  const damage = () => {
    const factory = freshIndexedDb();
    const opened = jest.spyOn(factory, 'open').mockImplementation(() => {
      throw broken;
    });
    const { deleteDatabase } = factory;
    const deleted = jest.spyOn(factory, 'deleteDatabase').mockImplementation((name) => {
      opened.mockRestore();
      return deleteDatabase.call(factory, name);
    });
    return { opened, deleted };
  };

  test('is replaced for good by a reset', async () => {
    damage();
    const backend = startBackend(SETTINGS);
    await backend.storage();
    expect(await backend.reset()).toBe('reset');
    expect(await startBackend(SETTINGS).storage()).toEqual({ storage: 'indexeddb', found: 'data' });
  });

  test('is only reported after several failed attempts', async () => {
    const factory = freshIndexedDb();
    jest.spyOn(factory, 'open').mockImplementationOnce(() => {
      throw broken;
    });
    const { storage } = startBackend(SETTINGS);
    expect(await storage()).toEqual({ storage: 'indexeddb', found: 'nothing' });
  });

  test('is not deleted if it can be read after all', async () => {
    const { opened, deleted } = damage();
    const backend = startBackend(SETTINGS);
    await backend.storage();
    opened.mockRestore();
    expect(await backend.reset()).toBe('recovered');
    expect(deleted).not.toHaveBeenCalled();
    expect(await backend.installation()).toMatchObject({ isKept: true });
  });
});

test('an unknown failure is not reported as damage', async () => {
  jest.spyOn(freshIndexedDb(), 'open').mockImplementation(() => {
    throw new DOMException('The connection was closed.', 'AbortError');
  });
  expect(await startBackend(SETTINGS).storage()).toEqual({ storage: 'memory', found: 'nothing' });
});

test('a tab is notified of another tab’s change once it is stored', async () => {
  freshIndexedDb();
  const [here, there] = [startBackend(SETTINGS), startBackend(SETTINGS)];
  await Promise.all([here.storage(), there.storage()]);
  const received = new Promise((resolve) => {
    there.onChange(resolve);
  });
  await here.reset();
  expect(await received).toMatchObject({ kind: 'reset', actorId: null, revision: 1 });
});
