import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Backend, BackendSettings } from '../../src/domain/backend';
import { DATABASE_NAME } from '../db/indexedDb';
import { startBackend } from '../start';
import {
  aDraft,
  aPerson,
  aPost,
  everything,
  get,
  idsOf,
  MINIMAL,
  PNG,
  post,
  remove,
} from '../testing/builders';
import { bodyOf } from '../testing/client';
import { expectSame } from '../testing/expectSame';
import { SETTINGS, LEAST_COST } from '../testing/testBackend';
import { BODIES } from '../testing/shapes';

const MUTATIONS = 200;

// Every write waits for its transaction.
jest.setTimeout(120_000);

function start(settings: Partial<BackendSettings> = {}): Backend {
  return startBackend({ ...SETTINGS, ...settings }, LEAST_COST);
}

function putIndexedDb(value: unknown): void {
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true, writable: true });
}

beforeEach(() => putIndexedDb(new IDBFactory()));

describe('a reload', () => {
  test('keeps posts, photos, likes, bookmarks, follows, profiles and sessions', async () => {
    const before = start();
    const [author, fan] = [await aPerson(before), await aPerson(before)];
    const { _id } = await aPost(before, author, { photos: PNG });
    await post(before, `/api/posts/like/${_id}`, fan.token);
    await post(before, `/api/users/bookmark/${_id}`, fan.token);
    await post(before, `/api/users/follow/${author.user._id}`, fan.token);
    await post(before, '/api/users/edit', fan.token, { userData: { bio: 'Still here' } });
    const known = await everything(before);

    const after = start({ expectsData: true });
    expect(await everything(after)).toEqual(known);
    expect((await get(after, '/api/posts?feed=home', fan.token)).status).toBe(200);
    expect(await after.storage()).toEqual({ storage: 'indexeddb', found: 'data' });
  });

  test('keeps deleted posts deleted, and they can still be restored', async () => {
    const before = start();
    const author = await aPerson(before);
    const made = await aPost(before, author);
    await remove(before, made._id, author.token);
    const after = start();
    expect((await get(after, `/api/posts/${made._id}`)).status).toBe(404);
    const answer = await post(after, `/api/posts/restore/${made._id}`, author.token, {}, MINIMAL);
    expect(bodyOf(answer, 201, BODIES.post).post).toEqual(made);
  });

  test('lets people log in with the password they chose', async () => {
    // Hashed at the cost the app pays.
    const { user } = await aPerson(startBackend(SETTINGS), { password: 'kept' });
    const credentials = { username: user.username, password: 'kept' };
    expect(
      (await post(startBackend(SETTINGS), '/api/auth/login', undefined, credentials)).status,
    ).toBe(200);
  });
});

describe('an empty database', () => {
  test('is a first visit if no data was expected', async () => {
    expect(await start().storage()).toEqual({ storage: 'indexeddb', found: 'nothing' });
  });

  test('is reported as lost if data was expected', async () => {
    expect((await start({ expectsData: true }).storage()).found).toBe('lost');
  });

  test('is seeded once even if two tabs open it at the same moment', async () => {
    const [one, two] = [start(), start()];
    const seen = await Promise.all([everything(one), everything(two)]);
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0].posts).toHaveLength(6);
    expect(seen[0].users).toHaveLength(5);
  });
});

describe('two tabs', () => {
  test('that each write two hundred posts at once lose none', async () => {
    const tabs = [start(), start()];
    const author = await aPerson(tabs[0] ?? start());
    const writeAll = async (tab: Backend) => {
      const ids = [];
      for (let n = 0; n < MUTATIONS; n += 1) ids.push((await aPost(tab, author))._id);
      return ids;
    };
    const written = await Promise.all(tabs.map(writeAll));
    const { posts } = await everything(start());
    expect(posts).toHaveLength(2 * MUTATIONS + 6);
    expect(idsOf(posts)).toEqual(expect.arrayContaining(written.flat()));
  });

  test('that add bookmarks to one person at once keep them all', async () => {
    const tabs = [start(), start()];
    const me = await aPerson(tabs[0] ?? start());
    const ids = [];
    for (let n = 0; n < 20; n += 1) ids.push((await aPost(tabs[0] ?? start(), me))._id);
    await Promise.all(
      ids.map((id, n) => post(tabs[n % 2] ?? start(), `/api/users/bookmark/${id}`, me.token)),
    );
    const answer = await get(start(), '/api/users/bookmark', me.token);
    expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks.sort()).toEqual(ids.sort());
  });

  test('that send the same like eight times at once count it once', async () => {
    const tabs = [start(), start()];
    const author = await aPerson(tabs[0] ?? start());
    const { _id } = await aPost(tabs[0] ?? start(), author);
    const likes = Array.from({ length: 8 }, (_, n) =>
      post(tabs[n % 2] ?? start(), `/api/posts/like/${_id}`, author.token, {}, MINIMAL),
    );
    const statuses = (await Promise.all(likes)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
    const answer = await get(start(), `/api/posts/${_id}`);
    expect(bodyOf(answer, 200, BODIES.post).post.likes.likeCount).toBe(1);
  });
});

/** Lets `count` writes succeed and fails the next one, once. */
function failPutAfter(count: number, error: Error): () => boolean {
  const put = IDBObjectStore.prototype.put;
  let left = count;
  let failed = false;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    left -= 1;
    if (left === -1) {
      failed = true;
      throw error;
    }
    return put.apply(this, given);
  });
  return () => failed;
}

/** Jest's own Error: a DOMException comes from another realm, so it would not be an instance of it. */
function named(name: string): Error {
  return Object.assign(new Error('The disk says no'), { name });
}

describe('a write that fails in the middle', () => {
  const full = named('QuotaExceededError');
  const broken = named('UnknownError');

  test.each([
    ['a full disk answers 507', full, 507],
    ['a broken disk answers 500', broken, 500],
  ])(
    '%s, whichever write fails, and nothing is half-written',
    async (_, error, status) => {
      const backend = start();
      const author = await aPerson(backend);
      const { _id } = await aPost(backend, author);
      const mutations: [path: string, body?: unknown][] = [
        ['/api/posts', { postData: aDraft({ photos: PNG }) }],
        [`/api/posts/edit/${_id}`, { postData: { content: 'Edited', photos: PNG } }],
        [`/api/posts/like/${_id}`],
        [`/api/users/bookmark/${_id}`],
        ['/api/users/edit', { userData: { bio: 'Changed' } }],
      ];
      for (const [path, body] of mutations) {
        const before = await everything(backend);
        for (let writes = 0; ; writes += 1) {
          const didFail = failPutAfter(writes, error);
          const answer = await post(backend, path, author.token, body, MINIMAL);
          jest.restoreAllMocks();
          if (!didFail()) break;
          expect(answer.status).toBe(status);
          expectSame(await everything(backend), before);
          expectSame(await everything(start()), before);
        }
        expect(await everything(backend)).not.toEqual(before);
      }
    },
    30_000,
  );

  test('a signup whose password cannot be stored creates no user', async () => {
    const backend = start();
    await backend.storage();
    const fields = { firstName: '', lastName: '', username: 'half', password: 'pw', avatar: '' };
    failPutAfter(1, full);
    expect((await post(backend, '/api/auth/signup', undefined, fields)).status).toBe(507);
    jest.restoreAllMocks();
    expect((await everything(backend)).users).toHaveLength(5);
    expect((await post(backend, '/api/auth/signup', undefined, fields)).status).toBe(201);
  });
});

describe('a database of a newer version', () => {
  function openNewer(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(DATABASE_NAME, 99);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('future').put('precious', 'key');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('not opened'));
    });
  }

  test('is left untouched, and every call says to reload', async () => {
    (await openNewer()).close();
    const backend = start();
    expect((await backend.storage()).found).toBe('newer');
    const answers = [
      await get(backend, '/api/posts'),
      await post(backend, '/api/auth/login', undefined, { username: 'a', password: 'b' }),
    ];
    for (const answer of answers) {
      expect(bodyOf(answer, 503, BODIES.errors).errors[0]).toMatch(/reload/i);
    }
    const database = await openNewer();
    expect([...database.objectStoreNames]).toEqual(['future']);
    database.close();
  });
});

describe('without IndexedDB', () => {
  const denied = () => {
    throw new DOMException('Denied', 'SecurityError');
  };

  test.each<[string, () => void]>([
    ['when opening it throws', () => putIndexedDb({ open: denied })],
    ['when it does not exist', () => putIndexedDb(undefined)],
    [
      'when accessing it throws',
      () => Object.defineProperty(globalThis, 'indexedDB', { get: denied, configurable: true }),
    ],
  ])('%s, the backend runs in memory and reports that', async (_, deny) => {
    deny();
    const backend = start();
    const author = await aPerson(backend);
    const { _id } = await aPost(backend, author);
    expect((await backend.storage()).storage).toBe('memory');
    expect(idsOf((await everything(backend)).posts)).toContain(_id);
    expect((await everything(start())).posts).toHaveLength(6);
  });
});

test('a reset returns to the seed for good', async () => {
  const backend = start();
  const seeded = await everything(backend);
  const author = await aPerson(backend);
  await aPost(backend, author);
  await backend.reset();
  const ids = ({ users, posts }: Awaited<ReturnType<typeof everything>>) => [
    idsOf(users),
    idsOf(posts),
  ];
  expect(ids(await everything(backend))).toEqual(ids(seeded));
  expect(ids(await everything(start()))).toEqual(ids(seeded));
});

test('a reset with another size writes that many posts and people, until the next reset', async () => {
  const backend = start();
  await backend.reset({ seedPosts: 9, seedUsers: 7 });
  const { posts, users } = await everything(backend);
  expect([posts.length, users.length]).toEqual([9, 7]);
  await backend.reset();
  expect((await everything(backend)).posts).toHaveLength(6);
});
