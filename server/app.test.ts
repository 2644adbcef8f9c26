import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoint, reply } from '../mocks/handlers/endpoint';
import { createRespond } from '../mocks/handlers/respond';
import { createApp } from './app';
import type { CalledEndpoint } from './caller';
import type { Answered } from './observed';
import { createPhotos } from './photos';
import { createRouter } from './router';
import { shielded } from './shielded';

const folder = mkdtempSync(join(tmpdir(), 'cinefolk-app-'));
writeFileSync(join(folder, 'index.html'), '<html><title>Cinefolk</title></html>');
writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers with what was sent, and from where. */
const WHERE: CalledEndpoint = {
  method: 'post',
  path: '*/api/where',
  answer: async ({ json }, { address }) =>
    reply({ value: { address, body: await json() }, revision: 1 }),
};

const HASH = 'a'.repeat(64);

/** A server whose database is away, or back, and which has one post and one picture. */
function started({ isProxied = false, isReady = false } = {}) {
  const log = { debug: jest.fn(), info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const respond = createRespond(() => Promise.resolve(1));
  const find = (hash: string) =>
    Promise.resolve(hash === HASH ? { type: 'image/png', bytes: new Uint8Array(1) } : null);
  const table = [
    endpoint('get', '*/api/posts/:postId', ({ param }) => {
      const id = param('postId');
      if (id === 'broken') throw new Error('relation "secret" does not exist');
      return Promise.resolve(reply({ value: { id }, revision: 1 }));
    }),
  ];
  const answered: Answered[] = [];
  const app = createApp({
    router: createRouter([...table.map((one) => shielded(one, log)), WHERE], respond),
    openEvents: () => Promise.reject(new Error('secret')),
    sendPhoto: createPhotos({ find, respond, log }),
    checkDatabase: () => (isReady ? Promise.resolve() : Promise.reject(new Error('away'))),
    observe: (one) => void answered.push(one),
    log,
    isProxied,
    folder,
    home: {
      installationId: 'here',
      hasSamples: false,
      signUpMode: () => Promise.resolve('open'),
    },
  });
  const ask = async (path: string, init: RequestInit = {}) =>
    app.request(path, init, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
  return { ask, answered, log };
}

const CALLS: [path: string, init: RequestInit, status: number, route: string][] = [
  ['/healthz', {}, 200, '/healthz'],
  ['/readyz', {}, 503, '/readyz'],
  ['/api/posts/p1?q=secret', {}, 200, '/api/posts/:postId'],
  ['/api/posts/broken', {}, 500, '/api/posts/:postId'],
  ['/api/secret', {}, 404, '/api/*'],
  ['/api/events', {}, 500, '/api/events'],
  ['/api/events', { method: 'HEAD' }, 405, '/api/events'],
  ['/api/posts', { method: 'POST', body: 'x'.repeat(9 * 2 ** 20) }, 413, '/api/*'],
  [`/api/photos/${HASH}`, {}, 200, '/api/photos/:hash'],
  ['/api/photos/secret', {}, 404, '/api/photos/:hash'],
  ['/', {}, 200, '/'],
  ['/films/secret', {}, 200, '/*'],
  ['/robots.txt', {}, 200, '/*'],
  ['/secret.js', {}, 404, '/*'],
  ['/secret', { method: 'POST' }, 404, '/*'],
];

test.each(CALLS)(
  'the answer of %s tells browsers to be strict, and can be found in the log by its name',
  async (path, init, status, route) => {
    const { ask, answered } = started();
    const { status: stated, headers } = await ask(path, init);
    expect(stated).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src '.*frame-ancestors 'none'/),
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    const method = init.method ?? 'GET';
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(answered).toEqual([{ requestId, method, route, status, ms: expect.any(Number) }]);
  },
);

test('behind a proxy that speaks https, browsers are told to ask for nothing else', async () => {
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Request-Id': 'from-the-proxy' };
  const [proxied, direct] = [started({ isProxied: true }), started()];
  const answer = await proxied.ask('/', { headers });
  expect(answer.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect(answer.headers.get('X-Request-Id')).toBe('from-the-proxy');
  const unproxied = await direct.ask('/', { headers });
  expect(unproxied.headers.has('Strict-Transport-Security')).toBe(false);
  expect(unproxied.headers.get('X-Request-Id')).not.toBe('from-the-proxy');
});

test.each(['/api/posts/broken', '/api/events'])(
  'whoever meets an unexpected error at %s is told the name of their request, and nothing of the error',
  async (path) => {
    const { ask, log } = started();
    const answer = await ask(path);
    const requestId = answer.headers.get('X-Request-Id');
    const told = await answer.text();
    expect(told).toContain(`Reference: ${String(requestId)}`);
    expect(told).not.toMatch(/secret|\.ts:/);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ requestId, err: expect.any(Error) }),
      expect.any(String),
    );
  },
);

test('an operator is told that it lives, and whether it is ready', async () => {
  const told = async (path: string, isReady: boolean) => {
    const answer = await started({ isReady }).ask(path);
    return [answer.status, await answer.text()];
  };
  expect(await told('/healthz', false)).toEqual([200, 'ok']);
  expect(await told('/readyz', true)).toEqual([200, 'ready']);
  expect(await told('/readyz', false)).toEqual([503, 'The database cannot be reached.']);
});

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
const KEPT: [path: string, kept: string, policy: string][] = [
  ['/api', 'no-store', NOTHING],
  ['/api/posts/p1', 'no-store', NOTHING],
  ['/api/events', 'no-store', NOTHING],
  [`/api/photos/${HASH}`, 'public, max-age=31536000, immutable', `${NOTHING}; sandbox`],
  ['/', 'no-cache', "default-src 'self'; frame-ancestors 'none'"],
];

test.each(KEPT)('the answer of %s is kept as %s, and may do %s', async (path, kept, policy) => {
  const { headers } = await started().ask(path);
  expect(headers.get('Cache-Control')).toBe(kept);
  expect(headers.get('Content-Security-Policy')).toBe(policy);
});

test('an answer’s time is that from its request on', async () => {
  const { ask, answered } = started();
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  await ask('/healthz');
  expect(answered).toEqual([expect.objectContaining({ ms: 0 })]);
});

test('a body may have eight megabytes', async () => {
  const { ask } = started();
  const send = (length: number) =>
    ask('/api/where', { method: 'POST', body: `"${'x'.repeat(length - 2)}"` });
  expect((await send(8 * 2 ** 20)).status).toBe(200);
  const refused = await send(8 * 2 ** 20 + 1);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { errors: ['The body is too large.'] },
  ]);
});

test.each([
  [true, '203.0.113.5'],
  [false, '192.0.2.1'],
])('a caller’s address is what a proxy says, if there is one: %s', async (isProxied, address) => {
  const headers = { 'X-Forwarded-For': '203.0.113.5' };
  const answer = await started({ isProxied }).ask('/api/where', {
    method: 'POST',
    headers,
    body: '1',
  });
  expect(await answer.json()).toEqual({ address, body: 1 });
});
