import type { Change } from '../../domain/backend';
import { providePageGlobals } from '../../testing/pageGlobals';
import { followTogether, type Parts } from './followTogether';

providePageGlobals();

const change = (revision: number): Change => ({
  kind: 'created',
  actorId: 'ada',
  postIds: [`p${revision}`],
  userIds: [],
  revision,
});

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Locks of which others wait for their turn. */
const createLocks = (): LockManager => {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const next = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  return {
    query: () => Promise.resolve({}),
    request: async <T>(
      _name: string,
      options: LockOptions | LockGrantedCallback<T>,
      callback?: LockGrantedCallback<T>,
    ) => {
      if (typeof options === 'function' || !callback) throw new Error('Not used here.');
      if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
      options.signal?.throwIfAborted();
      isHeld = true;
      try {
        return await callback(null);
      } finally {
        next();
      }
    },
  };
};

const opened: AbortController[] = [];
// A stream waits for the server to say something.
afterEach(() => {
  for (const ending of opened.splice(0)) ending.abort();
  jest.useRealTimers();
});

/** A server with one stream at a time, and the tabs of one browser. */
const createBrowser = ({ hasLocks = true } = {}) => {
  const locks = hasLocks ? createLocks() : undefined;
  const requests: URL[] = [];
  const bodies = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const answers: number[] = [];
  const channels = new Set<EventTarget>();
  /** Messages for a closed channel, which a browser answers with an error. */
  let lost = 0;

  const openChannel: Parts['openChannel'] = () => {
    const own = new EventTarget();
    channels.add(own);
    return Object.assign(own, {
      postMessage: (data: unknown) => {
        if (!channels.has(own)) lost += 1;
        for (const channel of channels)
          if (channel !== own) channel.dispatchEvent(new MessageEvent('message', { data }));
      },
      close: () => void channels.delete(own),
    });
  };

  const open = ({ from = 0 }: { from?: number | null } = {}) => {
    const ending = new AbortController();
    opened.push(ending);
    const told: number[] = [];
    const tab = { told, resets: 0, refusals: 0, close: () => ending.abort() };
    followTogether({
      locks,
      openChannel,
      token: 'token',
      userId: 'u',
      signal: ending.signal,
      begin: () => Promise.resolve(from),
      onChange: ({ revision }) => void told.push(revision),
      onReset: () => void (tab.resets += 1),
      onRefused: () => void (tab.refusals += 1),
      fetch: (request) => {
        requests.push(new URL(request.url));
        const status = answers.shift() ?? 200;
        let own: ReadableStreamDefaultController<Uint8Array> | undefined;
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            own = controller;
            bodies.add(controller);
          },
        });
        request.signal.addEventListener('abort', () => {
          if (own && bodies.delete(own)) own.error(new Error('aborted'));
        });
        return Promise.resolve(new Response(body, { status }));
      },
    });
    return tab;
  };

  const send = async (text: string) => {
    for (const body of bodies) body.enqueue(new TextEncoder().encode(text));
    await settled();
  };
  return {
    open,
    requests,
    answers,
    streams: () => bodies.size,
    lost: () => lost,
    tell: (revision: number) =>
      send(`id: ${revision}\ndata: ${JSON.stringify(change(revision))}\n\n`),
    reset: (revision: number) => send(`id: ${revision}\nevent: reset\ndata: {}\n\n`),
    beat: (revision: number) => send(`id: ${revision}\n\n`),
    cut: async () => {
      for (const body of bodies) body.close();
      bodies.clear();
      await settled();
    },
  };
};

const froms = (requests: URL[]) => requests.map(({ searchParams }) => searchParams.get('after'));

it('all tabs of a person hear of a change over one stream', async () => {
  const browser = createBrowser();
  const [one, other] = [browser.open({ from: 3 }), browser.open({ from: 3 })];
  await settled();
  await browser.tell(4);
  expect([one.told, other.told]).toEqual([[4], [4]]);
  expect(froms(browser.requests)).toEqual(['3']);
});

it('when the tab with the stream closes, another goes on from what it knows', async () => {
  const browser = createBrowser();
  const [one, other] = [browser.open(), browser.open()];
  await settled();
  await browser.tell(1);
  one.close();
  await settled();
  await browser.tell(2);
  expect(other.told).toEqual([1, 2]);
  expect(one.told).toEqual([1]);
  expect(froms(browser.requests)).toEqual(['0', '1']);
  expect(browser.streams()).toBe(1);
});

it('a tab that has begun with older answers is told what it lacks, and no tab anything twice', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const browser = createBrowser();
  const one = browser.open({ from: 4 });
  await settled();
  await browser.tell(5);
  const other = browser.open({ from: 4 });
  await settled();
  jest.advanceTimersByTime(1_000);
  await settled();
  expect(froms(browser.requests)).toEqual(['4', '4']);
  await browser.tell(5);
  await browser.tell(6);
  expect([one.told, other.told]).toEqual([
    [5, 6],
    [5, 6],
  ]);
});

it('connects again from where the stream was, at the latest when the network is back', async () => {
  const browser = createBrowser();
  const tab = browser.open();
  await settled();
  await browser.tell(1);
  await browser.beat(7);
  await browser.cut();
  window.dispatchEvent(new Event('online'));
  await settled();
  await browser.tell(8);
  expect(tab.told).toEqual([1, 8]);
  expect(froms(browser.requests)).toEqual(['0', '7']);
});

it('gives up a connection that is silent for too long, as after sleep', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const browser = createBrowser();
  browser.open();
  await settled();
  jest.advanceTimersByTime(44_000);
  await browser.beat(2);
  jest.advanceTimersByTime(44_000);
  expect(browser.streams()).toBe(1);
  jest.advanceTimersByTime(2_000);
  await settled();
  jest.advanceTimersByTime(1_000);
  await settled();
  expect(froms(browser.requests)).toEqual(['0', '2']);
});

it('has every tab ask for everything when more was missed than can be told', async () => {
  const browser = createBrowser();
  const tabs = [browser.open(), browser.open()];
  await settled();
  await browser.reset(900);
  await browser.tell(901);
  expect(tabs).toMatchObject([
    { resets: 1, told: [901] },
    { resets: 1, told: [901] },
  ]);
});

it('says that the token is refused, and comes no more', async () => {
  const browser = createBrowser();
  browser.answers.push(401);
  const tab = browser.open();
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(tab.refusals).toBe(1);
  expect(browser.requests).toHaveLength(1);
});

it('comes again after a refusal that will pass', async () => {
  const browser = createBrowser();
  browser.answers.push(503);
  const tab = browser.open();
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  await browser.tell(1);
  expect(tab.told).toEqual([1]);
});

it('a tab that is signed out before it has begun tells the others nothing', async () => {
  const browser = createBrowser();
  browser.open().close();
  await settled();
  expect(browser.lost()).toBe(0);
});

it('without locks, each tab has a stream of its own and is told once', async () => {
  const browser = createBrowser({ hasLocks: false });
  const [one, other] = [browser.open(), browser.open({ from: null })];
  await settled();
  await browser.tell(1);
  expect([one.told, other.told]).toEqual([[1], [1]]);
  expect(froms(browser.requests)).toEqual(['0', null]);
});
