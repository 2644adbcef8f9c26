import { answered, MINUTE, started } from './testing/startLimits';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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
  jest.advanceTimersByTime(29 * MINUTE);
  expect((await ask('auth/signup', other)).status).toBe(429);
  jest.advanceTimersByTime(MINUTE);
  expect((await ask('auth/signup', other)).status).toBe(200);
});

test('a name that nobody can have is not kept for a day', async () => {
  const ask = started();
  const long = 'x'.repeat(2_000);
  for (let n = 0; n < 301; n += 1)
    expect((await ask('auth/login', login(long, `192.0.2.${n}`))).status).toBe(200);
});

test('a body that is no login is the endpoint’s to refuse', async () => {
  const ask = started();
  const answer = await ask('auth/login', { body: [] });
  expect([answer.status, await answer.json()]).toEqual([200, { read: [] }]);
  const refused = await ask('auth/login', { text: '{' });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { errors: ['The body must be JSON.'] },
  ]);
});
