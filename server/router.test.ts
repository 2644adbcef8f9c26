import { endpoint, type Endpoint } from '../mocks/handlers/endpoint';
import { createRespond } from '../mocks/handlers/respond';
import { createRouter, forwardedUrl } from './router';
import { aCaller } from './testing/aCaller';

const echo = (method: Endpoint['method'], path: string): Endpoint =>
  endpoint(method, path, ({ param }) =>
    Promise.resolve({ status: 200, revision: 7, body: { path, id: param('id') } }),
  );

const router = createRouter(
  [
    echo('get', '*/api/users/bookmark'),
    echo('get', '*/api/users/:id'),
    echo('post', '*/api/users/:id'),
    echo('get', '*/api/users/:id/posts'),
  ],
  createRespond(() => Promise.resolve(9)),
);

async function asked(path: string, method = 'GET') {
  const response = await router(new Request(`http://films.test${path}`, { method }), aCaller());
  const body: unknown = await response.json();
  return { status: response.status, body, headers: response.headers };
}

test.each([
  ['/api/users/bookmark', '*/api/users/bookmark', 'undefined'],
  ['/api/users/u1', '*/api/users/:id', 'u1'],
  ['/api/users/u1/', '*/api/users/:id', 'u1'],
  ['/API/Users/u1?page=2', '*/api/users/:id', 'u1'],
  ['/below/api/users/u1/posts', '*/api/users/:id/posts', 'u1'],
  ['/api/users/a%2Fb', '*/api/users/:id', 'a/b'],
])('%s is answered by %s', async (path, expected, id) => {
  const { status, body, headers } = await asked(path);
  expect({ status, body }).toEqual({ status: 200, body: { path: expected, id } });
  expect(headers.get('X-Revision')).toBe('7');
});

test('the method counts, and is named', async () => {
  expect((await asked('/api/users/u1', 'POST')).headers.get('X-Handler')).toBe(
    'POST /api/users/:id',
  );
  expect((await asked('/api/users/u1', 'DELETE')).status).toBe(404);
});

test.each([
  ['/api', 404, 'ALL /api/*'],
  ['/api/users', 404, 'ALL /api/*'],
  ['/api/users/u1/posts/more', 404, 'ALL /api/*'],
  ['/api/users/%zz', 400, 'ALL *'],
])('%s is refused with %i, as %s', async (path, status, handler) => {
  const { headers, ...answer } = await asked(path);
  expect(answer).toEqual({ status, body: { errors: [expect.any(String)] } });
  expect(headers.get('X-Handler')).toBe(handler);
});

test.each([
  [{}, 'http://inner:8080/api?x=1'],
  [
    { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'films.test' },
    'https://films.test/api?x=1',
  ],
  [
    { 'X-Forwarded-Proto': 'https , http', 'X-Forwarded-Host': 'a.test:8443 , b' },
    'https://a.test:8443/api?x=1',
  ],
])(
  'behind a proxy that says %o, the address is %s',
  (headers: Record<string, string>, expected) => {
    const request = new Request('http://inner:8080/api?x=1', { headers });
    expect(forwardedUrl(request).href).toBe(expected);
  },
);

test('an endpoint learns the address that was asked for', async () => {
  const where = endpoint('get', '*/api/where', ({ url }) =>
    Promise.resolve({ status: 200, revision: 1, body: { origin: url.origin } }),
  );
  const behindProxy = createRouter(
    [where],
    createRespond(() => Promise.resolve(1)),
    forwardedUrl,
  );
  const headers = { 'X-Forwarded-Host': 'films.test' };
  const response = await behindProxy(new Request('http://inner/api/where', { headers }), aCaller());
  expect(await response.json()).toEqual({ origin: 'http://films.test' });
});
