import { answered, MINUTE, started, type Ask } from './testing/startLimits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

test('an import has 240 calls a minute of its own', async () => {
  const ask = started();
  const ada = { as: 'ada' };
  expect(await answered(ask, 250, 'diary/import', ada)).toBe(240);
  expect((await ask('diary/import', { as: 'bob' })).status).toBe(200);
  expect((await ask('posts', ada)).status).toBe(200);
  jest.advanceTimersByTime(MINUTE);
  expect((await ask('diary/import', ada)).status).toBe(200);
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

test.each([
  ['POST', 'password'],
  ['POST', 'username'],
  ['POST', 'end-sessions'],
  ['DELETE', 'account'],
])(
  'whoever has found an open session may guess its password 30 times in five minutes, at %s auth/%s',
  async (method, call) => {
    const ask = started();
    const as = (who: string) => ({ as: who, method });
    expect(await answered(ask, 40, 'auth/username', { as: 'ada' })).toBe(30);
    expect((await ask(`auth/${call}`, as('ada'))).status).toBe(429);
    expect((await ask(`auth/${call}`, as('bob'))).status).toBe(200);
    expect((await ask('posts', { as: 'ada' })).status).toBe(200);
    jest.advanceTimersByTime(4 * MINUTE);
    expect((await ask(`auth/${call}`, as('ada'))).status).toBe(429);
    jest.advanceTimersByTime(MINUTE);
    expect(await answered(ask, 40, `auth/${call}`, as('ada'))).toBe(30);
  },
);

test('what an ended session is sent with counts for itself, and so do the passwords of each session', async () => {
  const ask = started();
  await answered(ask, 130, 'posts', { as: 'ada 0' });
  expect((await ask('posts', { as: 'ada 1' })).status).toBe(200);
  await answered(ask, 40, 'auth/password', { as: 'ada 1 500' });
  expect((await ask('auth/end-sessions', { as: 'ada 1 600' })).status).toBe(200);
});

test('whoever has no session is the endpoint’s to refuse, however often', async () => {
  const ask = started();
  for (const path of ['posts', 'reports', 'auth/password']) {
    expect(await answered(ask, 130, path)).toBe(130);
    expect((await ask(path)).status).toBe(200);
  }
});

test.each([
  ['posts', 121, 0, '1 minute'],
  ['posts', 121, 500, '1 minute'],
  ['posts', 121, 15_000, '45 seconds'],
  ['posts', 121, 59_500, '1 second'],
  ['reports', 21, 0, '24 hours'],
  ['reports', 21, 22.5 * 60 * MINUTE, '2 hours'],
  ['reports', 21, 23 * 60 * MINUTE, '1 hour'],
  ['reports', 21, 23 * 60 * MINUTE + 1_000, '60 minutes'],
])('%s: after %i calls and %i ms one has to wait %s', async (path, calls, waited, expected) => {
  const ask = started();
  await answered(ask, calls, path, { as: 'ada' });
  jest.advanceTimersByTime(waited);
  const refused = await ask(path, { as: 'ada' });
  expect(await refused.json()).toEqual({ errors: [`Too many tries. Try again in ${expected}.`] });
});

test('a person may report 20 things a day', async () => {
  const ask = started();
  expect(await answered(ask, 30, 'reports', { as: 'ada' })).toBe(20);
  const refused = await ask('reports', { as: 'ada' });
  expect(refused.headers.get('Retry-After')).toBe('86400');
  expect((await ask('reports', { as: 'bob' })).status).toBe(200);
  expect((await ask('posts', { as: 'ada' })).status).toBe(200);
});
