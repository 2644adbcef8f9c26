import { providePageGlobals } from '../testing/pageGlobals';
import { startWhenIdle, workerStarter } from './worker';

providePageGlobals();

const turn = () => new Promise((resolve) => setImmediate(resolve));

const aWorker: ServiceWorker = Object.assign(new EventTarget(), {
  scriptURL: '/films/sw.js',
  state: 'installed' as const,
  onstatechange: null,
  onerror: null,
  postMessage: () => undefined,
});

/** What happened to the worker, in order. */
let order: string[] = [];
let isDenied = false;
/** Which workers there are. */
let mockRegistration: Partial<ServiceWorkerRegistration> = {};
const mockWaiting: (() => void)[] = [];
const mockUpdate = jest.fn(() => Promise.resolve());
const mockRegister = (url: string, scope: string) => {
  if (isDenied) return Promise.reject(new Error('Workers are denied.'));
  order.push(`${url} for ${scope}`);
  return Promise.resolve(mockRegistration);
};
jest.mock('workbox-window', () => ({
  Workbox: class {
    constructor(
      private readonly url: string,
      private readonly options: { scope: string },
    ) {}
    register = () => mockRegister(this.url, this.options.scope);
    addEventListener = (_type: 'waiting', listener: () => void) => mockWaiting.push(listener);
    update = mockUpdate;
  },
}));

beforeEach(() => {
  order = [];
  isDenied = false;
  mockRegistration = {};
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the worker', () => {
  const starter = () => {
    const backend = { startWorker: () => Promise.resolve(void order.push('answers')) };
    const onNewVersion = jest.fn();
    const source = () => Promise.resolve(backend);
    const start = workerStarter(source, { url: '/films/sw.js', scope: '/films/', onNewVersion });
    return { start, onNewVersion };
  };

  it('is registered for the app’s pages before the backend answers through it, and only once', async () => {
    const { start } = starter();
    await Promise.all([start(), start()]);
    expect(order).toEqual(['/films/sw.js for /films/', 'answers']);
  });

  it('is tried again after it was denied', async () => {
    const { start } = starter();
    isDenied = true;
    await expect(start()).rejects.toThrow('denied');
    isDenied = false;
    await start();
    expect(order).toEqual(['/films/sw.js for /films/', 'answers']);
  });

  it('reports a new version, for which an open page checks every hour', async () => {
    const { start, onNewVersion } = starter();
    mockRegistration = { active: aWorker, waiting: aWorker };
    mockUpdate.mockReset().mockRejectedValueOnce(new Error('Offline')).mockResolvedValue(undefined);
    await start();
    jest.advanceTimersByTime(3_600_000);
    await turn();
    jest.advanceTimersByTime(3_600_000);
    expect(mockUpdate).toHaveBeenCalledTimes(2);
    expect(onNewVersion).not.toHaveBeenCalled();
    mockWaiting.at(-1)?.();
    await turn();
    expect(onNewVersion).toHaveBeenCalledTimes(1);
  });

  it('reports no new version while the first one is slow to take over', async () => {
    const { start, onNewVersion } = starter();
    mockRegistration = { active: null, waiting: aWorker };
    await start();
    mockWaiting.at(-1)?.();
    await turn();
    expect(onNewVersion).not.toHaveBeenCalled();
  });
});

describe('its start', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  /** A page with this ready state; `withIdle`: its browser has requestIdleCallback. */
  const openPage = ({ readyState, withIdle }: { readyState: string; withIdle: boolean }) => {
    Reflect.set(globalThis, 'document', { readyState });
    const idle = jest.fn<undefined, [() => void, { timeout: number }]>();
    if (withIdle) {
      Reflect.set(globalThis, 'requestIdleCallback', idle);
      Reflect.set(window, 'requestIdleCallback', idle);
    }
    const start = jest.fn(() => Promise.resolve());
    startWhenIdle(start);
    return { start, idle };
  };

  it('happens when a loaded page is idle, at the latest after five seconds', () => {
    const { start, idle } = openPage({ readyState: 'complete', withIdle: true });
    expect(start).not.toHaveBeenCalled();
    const [whenIdle, options] = idle.mock.calls[0] ?? [];
    expect(options).toEqual({ timeout: 5000 });
    whenIdle?.();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('happens after five seconds without requestIdleCallback', () => {
    const { start } = openPage({ readyState: 'complete', withIdle: false });
    jest.advanceTimersByTime(4999);
    expect(start).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to have loaded', () => {
    const { idle } = openPage({ readyState: 'interactive', withIdle: true });
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('may fail, which is only logged', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { start, idle } = openPage({ readyState: 'complete', withIdle: true });
    const denied = new Error('Workers are denied.');
    start.mockRejectedValue(denied);
    idle.mock.calls[0]?.[0]();
    await turn();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('works without it'), denied);
  });
});
