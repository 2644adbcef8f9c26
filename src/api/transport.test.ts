import type { Backend } from '../domain/backend';
import { providePageGlobals } from '../testing/pageGlobals';
import { pageTransport, startWorkerWhenQuiet, workerTransport } from './transport';

providePageGlobals();

const request = new Request('http://cinefolk.test/api/posts');

const aBackend = () =>
  ({
    answer: jest.fn((_request: Request) => Promise.resolve(Response.json({ by: 'page' }))),
    startWorker: jest.fn(() => Promise.resolve()),
    storage: () => Promise.resolve({ storage: 'memory', found: 'nothing' }),
    onStorage: () => undefined,
    onSeeding: () => undefined,
    onChange: () => () => undefined,
    reset: () => Promise.resolve('reset' as const),
    installation: () => Promise.resolve({ id: 'here', isKept: true }),
    retry: () => undefined,
  }) satisfies Backend;

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('answers the app’s own calls in the page, with no network and no worker', async () => {
  const backend = aBackend();
  const answer = await pageTransport(() => Promise.resolve(backend))(request);
  expect(await answer.json()).toEqual({ by: 'page' });
  expect(backend.answer).toHaveBeenCalledWith(request);
  expect(backend.startWorker).not.toHaveBeenCalled();
});

it('sends the app’s own calls through the worker once that runs, where the settings say so', async () => {
  const backend = aBackend();
  const order: string[] = [];
  backend.startWorker.mockImplementation(async () => {
    await turn();
    order.push('worker runs');
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
    order.push('call sent');
    return Promise.resolve(Response.json({ by: 'worker' }));
  });
  const answer = await workerTransport(() => Promise.resolve(backend))(request);
  expect(await answer.json()).toEqual({ by: 'worker' });
  expect(order).toEqual(['worker runs', 'call sent']);
  expect(backend.answer).not.toHaveBeenCalled();
});

describe('the worker for everybody else in the page', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });

  /** A page at this point of its loading; `withIdle`: its browser has idle callbacks. */
  const openPage = ({ readyState, withIdle }: { readyState: string; withIdle: boolean }) => {
    Reflect.set(globalThis, 'document', { readyState });
    const idle = jest.fn<undefined, [() => void, { timeout: number }]>();
    if (withIdle) {
      Reflect.set(globalThis, 'requestIdleCallback', idle);
      Reflect.set(window, 'requestIdleCallback', idle);
    }
    const backend = aBackend();
    startWorkerWhenQuiet(() => Promise.resolve(backend));
    return { backend, idle };
  };

  it('starts when a loaded page is quiet, and at latest five seconds later', async () => {
    const { backend, idle } = openPage({ readyState: 'complete', withIdle: true });
    await turn();
    expect(backend.startWorker).not.toHaveBeenCalled();
    const [start, options] = idle.mock.calls[0] ?? [];
    expect(options).toEqual({ timeout: 5000 });
    start?.();
    await turn();
    expect(backend.startWorker).toHaveBeenCalledTimes(1);
  });

  it('starts after five seconds where the browser has no idle callbacks', async () => {
    const { backend } = openPage({ readyState: 'complete', withIdle: false });
    jest.advanceTimersByTime(4999);
    await turn();
    expect(backend.startWorker).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    await turn();
    expect(backend.startWorker).toHaveBeenCalledTimes(1);
  });

  it('waits for the page to have loaded', () => {
    const { idle } = openPage({ readyState: 'interactive', withIdle: true });
    expect(idle).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('is not needed where it cannot start, which is logged', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { backend, idle } = openPage({ readyState: 'complete', withIdle: true });
    const denied = new Error('Workers are denied.');
    backend.startWorker.mockRejectedValue(denied);
    idle.mock.calls[0]?.[0]();
    await turn();
    expect(info).toHaveBeenCalledWith(expect.stringContaining('works without it'), denied);
  });
});
