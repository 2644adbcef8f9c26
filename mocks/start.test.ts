import { startBackend } from './start';
import { freshIndexedDb } from './testing/indexedDb';

const SETTINGS = {
  basePath: '/',
  delayMs: 0,
  seedPosts: 6,
  seedUsers: 5,
  expectsData: false,
};
const LONGER_THAN_ANYBODY_WAITS_MS = 60_000;

afterEach(() => jest.useRealTimers());

test('keeps its data in IndexedDB', async () => {
  freshIndexedDb();
  expect(await startBackend(SETTINGS).storage()).toMatchObject({ kept: 'indexeddb' });
});

test('an IndexedDB that never answers is done without', async () => {
  jest.useFakeTimers();
  const factory = freshIndexedDb();
  jest.spyOn(factory, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const storage = startBackend(SETTINGS).storage();
  await jest.advanceTimersByTimeAsync(LONGER_THAN_ANYBODY_WAITS_MS);
  expect(await storage).toEqual({ kept: 'memory', found: 'nothing' });
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
