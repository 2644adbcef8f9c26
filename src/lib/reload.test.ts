import { reloadPage, activateNewestVersion } from './reload';

/** A worker that changes its state as a browser would. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly heard: unknown[] = [];

  postMessage(message: unknown): void {
    this.heard.push(message);
  }
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

interface FakeRegistration {
  installing: FakeWorker | null;
  waiting: FakeWorker | null;
  update: () => Promise<void>;
}

let registration: FakeRegistration | undefined;
let controller: FakeWorker | null;
const reload = jest.fn();

const openPage = (withWorkers: boolean) => {
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    get controller() {
      return controller;
    },
  };
  Object.defineProperties(globalThis, {
    navigator: { configurable: true, value: withWorkers ? { serviceWorker } : {} },
    window: {
      configurable: true,
      value: { location: { href: 'http://cinefolk.test/', reload } },
    },
  });
};

beforeEach(() => {
  reload.mockReset();
  registration = { installing: null, waiting: null, update: () => Promise.resolve() };
  controller = null;
  openPage(true);
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
const cutTheNetwork = () =>
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

describe('the newest version', () => {
  const taken = jest.fn();
  beforeEach(() => taken.mockReset());

  it.each(['waiting', 'installing'] as const)(
    'takes over from the %s worker before the page is reloaded',
    async (place) => {
      const newer = new FakeWorker();
      registration = { installing: null, waiting: null, update: () => Promise.resolve() };
      registration[place] = newer;
      void reloadPage();
      await turn();
      expect(newer.heard).toEqual(['SKIP_WAITING']);
      newer.become('activating');
      await turn();
      expect(reload).not.toHaveBeenCalled();
      newer.become('activated');
      await turn();
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('is checked for first', async () => {
    const newer = new FakeWorker();
    registration = {
      installing: null,
      waiting: null,
      update() {
        this.waiting = newer;
        return Promise.resolve();
      },
    };
    void activateNewestVersion();
    await turn();
    expect(newer.heard).toEqual(['SKIP_WAITING']);
  });

  it.each([
    ['where the host cannot be asked', () => Promise.reject(new TypeError('Failed to update'))],
    ['where there is none', () => Promise.resolve()],
  ])('is not waited for %s', async (_where, update) => {
    registration = { installing: null, waiting: null, update };
    await expect(activateNewestVersion()).resolves.toBeUndefined();
  });

  it('is not awaited if the browser has no service workers', async () => {
    openPage(false);
    await expect(activateNewestVersion()).resolves.toBeUndefined();
  });

  it('is abandoned if it could not be installed', async () => {
    const newer = new FakeWorker();
    registration = { installing: newer, waiting: null, update: () => Promise.resolve() };
    void activateNewestVersion().then(taken);
    await turn();
    expect(taken).not.toHaveBeenCalled();
    newer.become('redundant');
    await turn();
    expect(taken).toHaveBeenCalledTimes(1);
  });
});

it('reloads the page whenever the user asks, if the site can be reached', async () => {
  await reloadPage();
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(2);
  cutTheNetwork();
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads the page without a network if a worker serves it', async () => {
  controller = new FakeWorker();
  cutTheNetwork();
  await reloadPage();
  expect(reload).toHaveBeenCalledTimes(1);
});
