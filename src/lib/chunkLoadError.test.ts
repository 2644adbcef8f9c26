import {
  CHUNK_LOAD_ERROR_TEXT,
  isChunkLoadError,
  loadCode,
  reloadOnChunkLoadError,
  reloadOnce,
  reloadPage,
} from './chunkLoadError';

let entry: unknown;
let reloads: number;
let page: EventTarget;

beforeEach(() => {
  entry = { idx: 2 };
  reloads = 0;
  page = Object.assign(new EventTarget(), {
    location: {
      href: 'http://cinefolk.test/',
      reload: () => {
        reloads += 1;
      },
    },
    history: {
      get state() {
        return entry;
      },
      replaceState: (state: unknown) => {
        entry = state;
      },
    },
  });
  Object.defineProperty(globalThis, 'window', { configurable: true, value: page });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});

/** As Vite reports an `import()` that failed. */
const report = (payload: Error) =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('reloads the page once for code that is missing, whatever else its entry remembers, and then no more', async () => {
  reloadOnChunkLoadError();
  report(new TypeError('Importing a module script failed.'));
  await turn();
  expect(reloads).toBe(1);
  expect(entry).toMatchObject({ idx: 2 });
  report(new TypeError('Importing a module script failed.'));
  await turn();
  expect(reloads).toBe(1);
});

it('knows the failures that were reported, and takes no other for one', () => {
  reloadOnChunkLoadError();
  const missing = new TypeError('Importing a module script failed.');
  report(missing);
  expect(isChunkLoadError(missing)).toBe(true);
  expect(isChunkLoadError(new TypeError(missing.message))).toBe(false);
  expect(isChunkLoadError('gone')).toBe(false);
});

it('reloads at a place that remembers nothing', async () => {
  entry = null;
  await reloadOnce();
  expect(reloads).toBe(1);
});

it('leaves the page as it is while the site cannot be reached, and may reload it later', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadOnce();
  expect(reloads).toBe(0);
  await reloadOnce();
  expect(reloads).toBe(1);
});

it('reloads the page as often as a person asks, if the site can be reached', async () => {
  await reloadPage();
  await reloadPage();
  expect(reloads).toBe(2);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await reloadPage();
  expect(reloads).toBe(2);
});

it('hands on code that comes, and tells a person of code that is missing', async () => {
  expect(await loadCode(Promise.resolve('code'))).toBe('code');
  await expect(
    loadCode(Promise.reject(new TypeError('Importing a module script failed.'))),
  ).rejects.toThrow(CHUNK_LOAD_ERROR_TEXT);
});
