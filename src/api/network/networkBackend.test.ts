import type { StorageReport } from '../../domain/backend';
import { providePageGlobals } from '../../testing/pageGlobals';
import { networkBackend } from './networkBackend';

providePageGlobals();

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** The backend of a page, and a server that can be away. */
const open = () => {
  const reached: string[] = [];
  const reports: StorageReport['found'][] = [];
  const server = {
    state: 'there' as 'there' | 'away' | 503,
    answers: new Map<string, number>(),
    retryAfter: '60',
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await Promise.resolve();
    if (server.state === 'away') throw new TypeError('Failed to fetch');
    if (server.state === 503) return new Response('', { status: 503 });
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(String(input), 'http://films.test/'), init);
    request.signal.throwIfAborted();
    const { pathname } = new URL(request.url);
    const text = await request.text();
    // The network is no queue.
    if (text === 'slow') await settled();
    reached.push([request.method, pathname, text].join(' ').trim());
    const status = server.answers.get(pathname) ?? 200;
    const headers = status === 429 ? { 'Retry-After': server.retryAfter } : {};
    return Response.json({}, { status, headers });
  });
  const backend = networkBackend({ installationId: 'here' });
  backend.onStorage(({ found }) => void reports.push(found));
  const call = (method: string, path: string, options: RequestInit = {}) =>
    backend.answer(
      new Request(`http://films.test/api/${path}`, {
        method,
        headers: { Authorization: 'token' },
        ...options,
      }),
    );
  const comeBack = async () => {
    server.state = 'there';
    for (let n = 0; n < 5; n += 1) {
      jest.advanceTimersByTime(10_000);
      await settled();
    }
  };
  return { server, reached, reports, call, comeBack };
};

it('keeps changes while the server is away, and sends them in order once it is back', async () => {
  const { server, reached, reports, call, comeBack } = open();
  server.state = 'away';
  const calls = ['slow', 'b', 'c'].map((body) => call('POST', 'posts', { body }));
  await settled();
  expect(reports).toEqual(['away']);
  await comeBack();
  expect(reached).toEqual([
    'GET /readyz',
    'POST /api/posts slow',
    'POST /api/posts b',
    'POST /api/posts c',
  ]);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(reports).toEqual(['away', 'data']);
});

it.each([502, 503, 504])(
  'a proxy’s or the server’s %i is no answer to a change',
  async (status) => {
    const { server, reached, reports, call, comeBack } = open();
    server.answers.set('/api/posts', status);
    const answer = call('POST', 'posts', { body: 'a' });
    await settled();
    expect(reports).toEqual(['away']);
    server.answers.clear();
    await comeBack();
    expect((await answer).status).toBe(200);
    expect(reached.filter((line) => line.includes('posts'))).toHaveLength(2);
  },
);

it('lets what only asks fail at once, and a login or a new password, which a form waits for', async () => {
  const { server, reports, call } = open();
  server.state = 'away';
  await expect(call('GET', 'posts')).rejects.toThrow('Failed to fetch');
  await expect(call('POST', 'auth/login', { headers: {} })).rejects.toThrow('Failed to fetch');
  await expect(call('POST', 'auth/password')).rejects.toThrow('Failed to fetch');
  expect(reports).toEqual(['away']);
});

it('passes a refusal on, and says that the server is there', async () => {
  const { server, reports, call } = open();
  server.answers.set('/api/posts', 400);
  expect((await call('POST', 'posts', { body: '{}' })).status).toBe(400);
  expect(reports).toEqual([]);
});

it('sends changes at the pace that the server asks for, in order, each of them once', async () => {
  const { server, reached, reports, call } = open();
  server.answers.set('/api/posts', 429);
  const calls = [call('POST', 'posts', { body: 'a' })];
  await settled();
  server.answers.clear();
  calls.push(call('POST', 'posts', { body: 'b' }), call('DELETE', 'films/c'));
  await jest.advanceTimersByTimeAsync(59_000);
  expect(reached).toEqual(['POST /api/posts a']);
  expect((await call('GET', 'posts')).status).toBe(200);
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(reached).toEqual([
    'POST /api/posts a',
    'GET /api/posts',
    'POST /api/posts a',
    'POST /api/posts b',
    'DELETE /api/films/c',
  ]);
  expect(reports).toEqual([]);
});

it('is told to wait as often as the server says so', async () => {
  const { server, reached, call } = open();
  server.answers.set('/api/posts', 429);
  const answer = call('POST', 'posts', { body: 'a' });
  await jest.advanceTimersByTimeAsync(180_000);
  server.answers.clear();
  await jest.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(200);
  expect(reached).toHaveLength(5);
});

it.each([
  ['a change that would have to wait for long', 'posts', '7200'],
  ['a change that would have to wait for a date', 'posts', 'tomorrow'],
  ['a login, which a form waits for', 'auth/login', '60'],
])('passes the refusal of %s on', async (_what, path, retryAfter) => {
  const { server, call } = open();
  server.retryAfter = retryAfter;
  server.answers.set(`/api/${path}`, 429);
  expect((await call('POST', path)).status).toBe(429);
});

it('a kept change outlives the time limit of its call, but not its session', async () => {
  const { server, reached, call, comeBack } = open();
  server.state = 503;
  const [limit, session] = [new AbortController(), new AbortController()];
  const kept = call('POST', 'posts', { body: 'kept', signal: limit.signal });
  const dropped = call('POST', 'posts', { body: 'dropped', signal: session.signal });
  await settled();
  limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  session.abort(new DOMException('signed out', 'AbortError'));
  const refused = expect(dropped).rejects.toThrow('signed out');
  await comeBack();
  await refused;
  expect((await kept).status).toBe(200);
  expect(reached.filter((line) => line.includes('posts'))).toEqual(['POST /api/posts kept']);
});

it('asks at once whether the server is back when the network is', async () => {
  const { server, reports, call } = open();
  server.state = 'away';
  await expect(call('GET', 'posts')).rejects.toThrow();
  server.state = 'there';
  window.dispatchEvent(new Event('online'));
  await settled();
  await settled();
  expect(reports).toEqual(['away', 'data']);
});
