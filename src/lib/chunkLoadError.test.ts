import {
  isChunkLoadError,
  CHUNK_LOAD_ERROR_TEXT,
  reloadAfterChunkLoadError,
  reloadPage,
  withLazyCode,
} from './chunkLoadError';

let entry: unknown;
let reloads: number;

beforeEach(() => {
  entry = { idx: 2 };
  reloads = 0;
  const page = {
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
  };
  Object.defineProperty(globalThis, 'window', { configurable: true, value: page });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});

it.each([
  'Failed to fetch dynamically imported module: http://cinefolk.test/assets/HomePage.js',
  'error loading dynamically imported module: http://cinefolk.test/assets/HomePage.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
])('knows what browsers say of missing code: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true);
});

it('takes no other failure for missing code', () => {
  expect(isChunkLoadError(new TypeError('Failed to fetch'))).toBe(false);
  expect(isChunkLoadError('gone')).toBe(false);
});

it('loads the page anew once, whatever else its entry remembers, and then no more', async () => {
  expect(await reloadAfterChunkLoadError()).toBe(true);
  expect(entry).toMatchObject({ idx: 2 });
  expect(await reloadAfterChunkLoadError()).toBe(false);
  expect(reloads).toBe(1);
});

it('loads anew at a place that remembers nothing', async () => {
  entry = null;
  expect(await reloadAfterChunkLoadError()).toBe(true);
});

it('leaves the page as it is while the site cannot be reached, and may load it anew later', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadAfterChunkLoadError()).toBe(false);
  expect(reloads).toBe(0);
  expect(await reloadAfterChunkLoadError()).toBe(true);
});

it('loads the page anew as often as a person asks, if the site can be reached', async () => {
  expect(await reloadPage()).toBe(true);
  expect(await reloadPage()).toBe(true);
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await reloadPage()).toBe(false);
  expect(reloads).toBe(2);
});

it('loads the page anew for work whose code is missing, and tells a person where that did not help', async () => {
  const work = () => Promise.reject(new TypeError('Importing a module script failed.'));
  const settled = jest.fn();
  withLazyCode(work).then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reloads).toBe(1);
  expect(settled).not.toHaveBeenCalled();
  await expect(withLazyCode(work)).rejects.toThrow(CHUNK_LOAD_ERROR_TEXT);
});

it('hands on what the work came to, and any other failure as it is', async () => {
  expect(await withLazyCode(() => Promise.resolve('done'))).toBe('done');
  await expect(withLazyCode(() => Promise.reject(new Error('Too dark.')))).rejects.toThrow(
    'Too dark.',
  );
  expect(reloads).toBe(0);
});
