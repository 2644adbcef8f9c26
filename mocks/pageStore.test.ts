import type { Change } from '../src/domain/backend';
import type { PageDb } from './db/db';
import { NewerDatabaseError } from './db/db';
import { createMemoryDb } from './db/memory';
import { clearAll } from './db/cleanup';
import { ChunkLoadError } from './chunkLoadError';
import { createPageStore, type PageStore } from './pageStore';
import { aUser } from './testing/records';

const KEY = new Uint8Array(32).fill(5);

interface Setting {
  db?: PageDb | Promise<PageDb>;
  expectsData?: boolean;
  /** Fetches the seed's code. */
  fetchCode?: () => Promise<void>;
}

function aStore({
  db = createMemoryDb(),
  expectsData = false,
  fetchCode = () => Promise.resolve(),
}: Setting = {}): {
  store: PageStore;
  notified: Change[];
} {
  const notified: Change[] = [];
  const store = createPageStore({
    db,
    expectsData,
    clock: { now: () => new Date('2026-05-02T12:00:00Z') },
    loadSeed: async () => {
      await fetchCode();
      return async (tx) => {
        await tx.put('users', aUser({ username: 'seeded' }));
        return 1;
      };
    },
    newSigningKey: () => KEY,
    notify: (change) => notified.push(change),
  });
  return { store, notified };
}

/** A database that reports itself as stored in the browser. */
const onDisk = (): PageDb => ({ ...createMemoryDb(), storage: 'indexeddb' });

const userNames = async (store: PageStore): Promise<string[]> =>
  (await store.read((tx) => tx.all('users'))).value.map((user) => user.username);

const signUp = (store: PageStore, username: string) =>
  store.mutate(async ({ tx }) => {
    await tx.put('users', aUser({ username }));
    return {
      value: username,
      change: { kind: 'signedUp', actorId: username, postIds: [], userIds: [username] },
    };
  });

describe('opening', () => {
  test('an empty database is filled with the seed', async () => {
    const { store } = aStore();
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'nothing' });
    expect(await userNames(store)).toEqual(['seeded']);
  });

  test('calls reject with a chunk load error until the seed’s code can be fetched', async () => {
    const fetchCode = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new ChunkLoadError())
      .mockRejectedValueOnce(new ChunkLoadError())
      .mockResolvedValue();
    const { store } = aStore({ fetchCode });
    await expect(store.storage()).rejects.toThrow(ChunkLoadError);
    await expect(userNames(store)).rejects.toThrow(ChunkLoadError);
    expect(await userNames(store)).toEqual(['seeded']);
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'nothing' });
  });

  test('lost data is reported only once the seed’s code could be fetched', async () => {
    const fetchCode = jest
      .fn<Promise<void>, []>()
      .mockRejectedValueOnce(new ChunkLoadError())
      .mockResolvedValue();
    const { store } = aStore({ db: onDisk(), expectsData: true, fetchCode });
    const found: string[] = [];
    store.onStorage((report) => void found.push(report.found));
    await expect(store.storage()).rejects.toThrow(ChunkLoadError);
    expect(found).toEqual([]);
    await store.storage();
    expect(found).toEqual(['lost']);
  });

  test('a later visit does not fetch the seed’s code', async () => {
    const db = createMemoryDb();
    await userNames(aStore({ db }).store);
    const fetchCode = () => Promise.reject(new ChunkLoadError());
    expect(await userNames(aStore({ db, fetchCode }).store)).toEqual(['seeded']);
  });

  test('existing data is kept', async () => {
    const db = createMemoryDb();
    await signUp(aStore({ db }).store, 'ada');
    const { store } = aStore({ db, expectsData: true });
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'data' });
    expect(await userNames(store)).toEqual(['ada', 'seeded']);
  });

  test('data that was expected is reported as lost before the seed replaces it', async () => {
    const db = onDisk();
    const { store } = aStore({ db, expectsData: true });
    const reports: unknown[] = [];
    store.onStorage(async (report) => {
      reports.push(report, await db.read((tx) => tx.all('users')));
    });
    expect(await userNames(store)).toEqual(['seeded']);
    expect(reports).toEqual([{ storage: 'indexeddb', found: 'lost' }, []]);
    expect(await store.storage()).toMatchObject({ found: 'lost' });
  });

  test('memory never reports lost data', async () => {
    const { store } = aStore({ expectsData: true });
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'nothing' });
  });

  test('a later subscriber receives the report too', async () => {
    const { store } = aStore();
    await store.storage();
    const received = await new Promise((resolve) => store.onStorage(resolve));
    expect(received).toEqual({ storage: 'memory', found: 'nothing' });
  });

  test('if the disk has no space for the seed, the store runs in memory', async () => {
    const full = { ...onDisk(), write: () => Promise.reject(new Error('The disk is full.')) };
    const { store } = aStore({ db: full });
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'nothing' });
    expect(await userNames(store)).toEqual(['seeded']);
  });

  test('two tabs that open at once write the seed once', async () => {
    const db = createMemoryDb();
    const [here, there] = [aStore({ db }).store, aStore({ db }).store];
    const found = [await here.storage(), await there.storage()].map((report) => report.found);
    expect(found.sort()).toEqual(['data', 'nothing']);
  });

  test('a newer database is reported, and every call is refused with a reason', async () => {
    const { store } = aStore({ db: Promise.reject(new NewerDatabaseError('99')) });
    expect(await store.storage()).toEqual({ storage: 'indexeddb', found: 'newer' });
    await expect(userNames(store)).rejects.toMatchObject({ status: 503 });
  });

  test('a newer database that replaces this one under the open page is reported and left alone', async () => {
    let isTaken = false;
    const { read, ...rest } = onDisk();
    const taken: PageDb = {
      ...rest,
      read: (work) => (isTaken ? Promise.reject(new NewerDatabaseError('99')) : read(work)),
    };
    const { store } = aStore({ db: taken });
    await store.storage();
    const reports: string[] = [];
    store.onStorage(({ found }) => void reports.push(found));
    isTaken = true;
    await expect(userNames(store)).rejects.toMatchObject({ status: 503 });
    expect(reports).toEqual(['nothing', 'newer']);
  });

  test('a database that is emptied from outside is reported as lost and seeded again', async () => {
    const db = onDisk();
    const { store } = aStore({ db });
    const reports: string[] = [];
    store.onStorage(({ found }) => void reports.push(found));
    await signUp(store, 'ada');
    await db.write(clearAll);
    expect(await userNames(store)).toEqual(['seeded']);
    await signUp(store, 'ben');
    expect(await userNames(store)).toEqual(['ben', 'seeded']);
    expect(reports).toEqual(['nothing', 'lost']);
  });
});

describe('a mutation', () => {
  test('raises the revision by one and notifies the other tabs once it is stored', async () => {
    const { store, notified } = aStore();
    expect(await signUp(store, 'ada')).toEqual({ value: 'ada', revision: 1 });
    expect(await signUp(store, 'ben')).toEqual({ value: 'ben', revision: 2 });
    expect(notified.map((change) => [change.revision, change.actorId])).toEqual([
      [1, 'ada'],
      [2, 'ben'],
    ]);
  });

  test('that changes nothing leaves the revision and notifies no tab', async () => {
    const { store, notified } = aStore();
    const unchanged = await store.mutate(() => Promise.resolve({ value: 'same', change: null }));
    expect([unchanged.revision, notified]).toEqual([0, []]);
  });

  test('that fails leaves no trace', async () => {
    const { store, notified } = aStore();
    const failing = store.mutate(async ({ tx }) => {
      await tx.put('users', aUser({ username: 'half' }));
      throw new Error('The power went.');
    });
    await expect(failing).rejects.toThrow('The power went.');
    expect(await userNames(store)).toEqual(['seeded']);
    expect(notified).toEqual([]);
    expect((await store.read(() => Promise.resolve(null))).revision).toBe(0);
  });

  test('never assigns the same sequence number twice', async () => {
    const { store } = aStore();
    const take = () =>
      store.mutate(({ nextSeq }) =>
        Promise.resolve({ value: [nextSeq(), nextSeq()], change: null }),
      );
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.flatMap((snapshot) => snapshot.value)).toEqual([2, 3, 4, 5, 6, 7]);
  });
});

describe('a reset', () => {
  test('leaves only the seed, and is notified as the next revision', async () => {
    const { store, notified } = aStore();
    await signUp(store, 'ada');
    await store.reset();
    expect(await userNames(store)).toEqual(['seeded']);
    expect(notified.at(-1)).toMatchObject({ kind: 'reset', actorId: null, revision: 2 });
  });

  test('changes nothing if the seed’s code cannot be fetched', async () => {
    const db = createMemoryDb();
    await signUp(aStore({ db }).store, 'ada');
    const { store, notified } = aStore({
      db,
      fetchCode: () => Promise.reject(new ChunkLoadError()),
    });
    await expect(store.reset()).rejects.toThrow(ChunkLoadError);
    expect(await userNames(store)).toEqual(['ada', 'seeded']);
    expect(notified).toEqual([]);
  });

  test('keeps the signing key, so that seed accounts stay signed in', async () => {
    const { store } = aStore();
    await store.reset();
    const { value } = await store.read((_tx, { signingKey }) => Promise.resolve(signingKey));
    expect(value).toBe(KEY);
  });

  test('replaces a damaged database with a new one, and reports that', async () => {
    const fresh = onDisk();
    const standIn = {
      ...createMemoryDb(),
      replaceDamaged: () => Promise.resolve({ db: fresh, wasDeleted: true }),
    };
    const { store } = aStore({ db: standIn });
    expect(await store.storage()).toEqual({ storage: 'memory', found: 'damaged' });
    const reports: unknown[] = [];
    store.onStorage((report) => void reports.push(report));
    await signUp(store, 'ada');
    await store.reset();
    expect(reports.at(-1)).toEqual({ storage: 'indexeddb', found: 'nothing' });
    await signUp(store, 'ben');
    expect(await userNames(store)).toEqual(['ben', 'seeded']);
    expect(await fresh.read((tx) => tx.all('users'))).toHaveLength(2);
  });
});

test('work that began with an earlier installation’s key is done again with the new one', async () => {
  const db = createMemoryDb();
  const { store } = aStore({ db });
  await store.read(() => Promise.resolve());
  const signingKey = new Uint8Array(32).fill(6);
  await db.write(async (tx) => {
    const record = await tx.get('installation', 'here');
    if (record) await tx.put('installation', { ...record, signingKey });
  });
  const keyOf = () => store.read((_tx, signing) => Promise.resolve(signing.signingKey));
  expect((await keyOf()).value).toEqual(signingKey);
  expect((await keyOf()).value).toEqual(signingKey);
});
