import { endpoint } from '../mocks/handlers/endpoint';
import { createRespond } from '../mocks/handlers/respond';
import { createLimits } from './limits';
import { createRouter } from './router';
import { aCaller } from './testing/aCaller';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MINUTE = 60_000;

interface Call {
  address?: string;
  as?: string;
  body?: object;
  method?: string;
  headers?: Record<string, string>;
}

/** A server that grants whatever its limits allow, and answers what it read. */
function started() {
  const grant = (method: 'get' | 'post' | 'delete', path: string) =>
    endpoint(method, path, async ({ json }) => {
      const read = method === 'get' ? null : await json();
      return { status: 200, revision: 1, body: { read } };
    });
  const limited = createLimits(({ headers }) => {
    const [_id = '', ended = '0', iat = '0'] = (headers.get('Authorization') ?? '').split(' ');
    const times = { iat: Number(iat), exp: Infinity };
    return _id ? { _id, username: _id, sessionsEnded: Number(ended), ...times } : null;
  });
  const router = createRouter(
    [
      grant('post', '*/api/auth/login'),
      grant('post', '*/api/auth/signup'),
      grant('post', '*/api/auth/password'),
      grant('post', '*/api/auth/username'),
      grant('post', '*/api/auth/end-sessions'),
      grant('post', '*/api/reports'),
      grant('delete', '*/api/auth/account'),
      grant('post', '*/api/posts'),
      grant('post', '*/api/lists/clone/:listId'),
      grant('get', '*/api/posts'),
    ].map(limited),
    createRespond(() => Promise.resolve(1)),
  );
  return async (
    path: string,
    { address = '192.0.2.1', as = '', body = {}, method = 'POST', headers = {} }: Call = {},
  ) => {
    const request = new Request(`http://films.test/api/${path}`, {
      method,
      headers: { ...headers, ...(as && { Authorization: as }) },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    return router(request, aCaller({ address }));
  };
}

type Ask = ReturnType<typeof started>;

/** How many of the calls were answered before one was refused. */
async function answered(ask: Ask, calls: number, ...call: Parameters<Ask>): Promise<number> {
  for (let n = 0; n < calls; n += 1) if ((await ask(...call)).status === 429) return n;
  return calls;
}

const login = (username: string, address?: string) => ({
  body: { username, password: 'guess' },
  ...(address && { address }),
});

test('a network may try 30 logins in five minutes, and is told when to try again', async () => {
  const ask = started();
  expect(await answered(ask, 40, 'auth/login', login('ada'))).toBe(30);
  jest.advanceTimersByTime(2 * MINUTE);
  const refused = await ask('AUTH/Login/', login('eve'));
  expect(refused.headers.get('Retry-After')).toBe('180');
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { errors: ['Too many tries. Try again in 3 minutes.'] },
  ]);
  expect((await ask('auth/login', login('ada', '192.0.2.2'))).status).toBe(200);
  jest.advanceTimersByTime(3 * MINUTE);
  expect((await ask('auth/login', login('ada'))).status).toBe(200);
});

test('300 logins a day by one name, however it is written, and from wherever', async () => {
  const ask = started();
  let count = 0;
  for (let n = 0; n < 301; n += 1) {
    const call = login(n % 2 === 0 ? 'Ada' : 'aDA', `192.0.2.${n}`);
    if ((await ask('auth/login', call)).status === 200) count += 1;
  }
  expect(count).toBe(300);
  const refused = await ask('auth/login', login('ada', '192.0.3.1'));
  expect(await refused.json()).toEqual({ errors: ['Too many tries. Try again in 24 hours.'] });
  expect((await ask('auth/login', login('bob', '192.0.3.1'))).status).toBe(200);
});

test('one network has 60 of a name’s logins a day, and so cannot use up those of others', async () => {
  const ask = started();
  for (let n = 0; n < 20; n += 1) {
    await answered(ask, 30, 'auth/login', login('ada'));
    jest.advanceTimersByTime(5 * MINUTE);
  }
  const refused = await ask('auth/login', login('ada'));
  expect(refused.headers.get('Retry-After')).toBe('80400');
  expect((await ask('auth/login', login('bob'))).status).toBe(200);
  let others = 0;
  for (let n = 0; n < 241; n += 1)
    if ((await ask('auth/login', login('ada', `198.51.100.${n}`))).status === 200) others += 1;
  expect(others).toBe(240);
});

test('five sign-ups in half an hour from one network', async () => {
  const ask = started();
  const [one, other] = [{ address: '2001:db8::1' }, { address: '2001:db8::2' }];
  expect(await answered(ask, 9, 'auth/signup', one)).toBe(5);
  expect((await ask('auth/signup', other)).status).toBe(429);
  jest.advanceTimersByTime(30 * MINUTE);
  expect((await ask('auth/signup', other)).status).toBe(200);
});

test('a person may make 120 changes a minute, and read as much as they like', async () => {
  const ask = started();
  const ada = { as: 'ada', body: { kept: true } };
  const first = await ask('posts', ada);
  expect(await first.json()).toEqual({ read: { kept: true } });
  expect(await answered(ask, 130, 'posts', ada)).toBe(119);
  expect((await ask('posts', { as: 'bob' })).status).toBe(200);
  expect((await ask('posts', { as: 'ada', method: 'GET' })).status).toBe(200);
  jest.advanceTimersByTime(MINUTE);
  expect((await ask('posts', ada)).status).toBe(200);
});

/** How many of 500 calls are answered, at 100 a minute. */
async function answeredSlowly(ask: Ask, ...call: Parameters<Ask>): Promise<number> {
  let count = 0;
  for (let minute = 0; minute < 5; minute += 1) {
    count += await answered(ask, 100, ...call);
    jest.advanceTimersByTime(MINUTE);
  }
  return count;
}

const ofLength = (bytes: number) => ({ as: 'ada', headers: { 'Content-Length': String(bytes) } });

test.each([
  ['1.5 MB each', 'posts', ofLength(1_500_000), 133],
  ['of unsaid length', 'posts', { as: 'ada', headers: { 'Transfer-Encoding': 'chunked' } }, 23],
  ['copies of lists', 'lists/clone/x', ofLength(0), 200],
])('a person’s changes, %s, may have 200 MB a day', async (_what, path, call, most) => {
  const ask = started();
  expect(await answeredSlowly(ask, path, call)).toBe(most);
  expect((await ask('posts', { as: 'bob' })).status).toBe(200);
  expect((await ask('auth/password', { as: 'ada' })).status).toBe(200);
  jest.advanceTimersByTime(24 * 60 * MINUTE);
  expect((await ask(path, call)).status).toBe(200);
});

test('a small change takes ten kilobytes of them', async () => {
  const ask = started();
  expect(await answered(ask, 24, 'posts', ofLength(8_300_000))).toBe(24);
  expect(await answered(ask, 90, 'posts', ofLength(20))).toBe(80);
});

test.each(['password', 'username', 'end-sessions'])(
  'whoever has found an open session may guess its password 30 times in five minutes, at auth/%s',
  async (call) => {
    const ask = started();
    expect(await answered(ask, 40, 'auth/username', { as: 'ada' })).toBe(30);
    expect((await ask(`auth/${call}`, { as: 'ada' })).status).toBe(429);
    expect((await ask(`auth/${call}`, { as: 'bob' })).status).toBe(200);
    expect((await ask('posts', { as: 'ada' })).status).toBe(200);
  },
);

test('what an ended session is sent with counts for itself, and so do the passwords of each session', async () => {
  const ask = started();
  await answered(ask, 130, 'posts', { as: 'ada 0' });
  expect((await ask('posts', { as: 'ada 1' })).status).toBe(200);
  await answered(ask, 40, 'auth/password', { as: 'ada 1 500' });
  expect((await ask('auth/end-sessions', { as: 'ada 1 600' })).status).toBe(200);
});

test('a name that nobody can have is not kept for a day', async () => {
  const ask = started();
  const long = 'x'.repeat(2_000);
  for (let n = 0; n < 301; n += 1)
    expect((await ask('auth/login', login(long, `192.0.2.${n}`))).status).toBe(200);
});

test('a body that is no login is the endpoint’s to refuse', async () => {
  expect((await started()('auth/login', { body: [] })).status).toBe(200);
});

test('a person may report 20 things a day', async () => {
  const ask = started();
  expect(await answered(ask, 30, 'reports', { as: 'ada' })).toBe(20);
  const refused = await ask('reports', { as: 'ada' });
  expect(refused.headers.get('Retry-After')).toBe('86400');
  expect((await ask('reports', { as: 'bob' })).status).toBe(200);
  expect((await ask('posts', { as: 'ada' })).status).toBe(200);
});
