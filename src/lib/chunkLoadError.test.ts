import type * as ChunkLoadError from './chunkLoadError';

let entry: unknown;
let reloads: number;
let page: EventTarget;
let lib: typeof ChunkLoadError;

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
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  // Each page has its own instance of the module, which stores that it is being reloaded.
  jest.isolateModules(() => {
    lib = jest.requireActual('./chunkLoadError');
  });
  lib.reloadOnChunkLoadError();
});

/** As Vite reports an `import()` that failed. */
const report = (payload: Error) =>
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));

it('reloads the page only once for missing code, and keeps the rest of the history entry’s state', async () => {
  report(new TypeError('No HomePage.js'));
  expect(await lib.isReloading()).toBe(true);
  expect(reloads).toBe(1);
  expect(entry).toMatchObject({ idx: 2, reloadedForCode: true });
  report(new TypeError('No Frame.js'));
  expect(await lib.isReloading()).toBe(true);
  expect(await lib.reloadOnce()).toBe(false);
  expect(reloads).toBe(1);
});

it('recognizes only the failures that were reported', () => {
  const missing = new TypeError('Importing a module script failed.');
  report(missing);
  expect(lib.isChunkLoadError(missing)).toBe(true);
  expect(lib.isChunkLoadError(new TypeError(missing.message))).toBe(false);
  expect(lib.isChunkLoadError('gone')).toBe(false);
});

it('reports what React recovered from by its cause, except missing code, which the region reports', () => {
  const told: unknown[] = [];
  Object.assign(globalThis, { reportError: (error: unknown) => told.push(error) });
  const missing = new TypeError('No SettingsMenu.js');
  report(missing);
  const fault = new RangeError('Out of range');
  lib.reportRecovered(new Error('React recovered', { cause: missing }));
  lib.reportRecovered(new Error('React recovered', { cause: fault }));
  lib.reportRecovered('no error');
  expect(told).toEqual([fault, 'no error']);
});

it('reloads at a history entry without state', async () => {
  entry = null;
  await lib.reloadOnce();
  expect(reloads).toBe(1);
});

it('does not reload while the site cannot be reached, and may reload later', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await lib.reloadOnce();
  expect(reloads).toBe(0);
  await lib.reloadOnce();
  expect(reloads).toBe(1);
});

it('withholds a failure while the page is being reloaded, and passes on everything else', async () => {
  const missing = new TypeError('No preparePhoto.js');
  expect(await lib.unlessReloading(Promise.resolve('done'))).toBe('done');
  await expect(lib.unlessReloading(Promise.reject(missing))).rejects.toBe(missing);
  report(missing);
  const settled = jest.fn();
  lib.unlessReloading(Promise.reject(missing)).then(settled, settled);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reloads).toBe(1);
  expect(settled).not.toHaveBeenCalled();
});

it('resolves with loaded code, and rejects with a message for users on a chunk load error that a reload cannot fix', async () => {
  entry = { reloadedForCode: true };
  const missing = new TypeError('No preparePhoto.js');
  report(missing);
  expect(await lib.loadCode(Promise.resolve('code'))).toBe('code');
  await expect(lib.loadCode(Promise.reject(missing))).rejects.toThrow(lib.CHUNK_LOAD_ERROR_TEXT);
});
