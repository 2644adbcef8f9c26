import * as v from 'valibot';
import { NewTokenAnswerSchema } from '../../../src/domain/account';
import { GUEST, SEED_PASSWORDS } from '../../../src/domain/demoAccounts';
import { aPerson, expectRefusal, get, post, type Person } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const PASSWORD = 'cleo-5-to-7';
const NEW_PASSWORD = 'the-gleaners-and-i';

async function stage() {
  const { backend } = await createTestBackend();
  const me = await aPerson(backend, { username: 'agnes', password: PASSWORD });
  const call = (path: string, body: object, token = me.token) =>
    post(backend, `/api/auth/${path}`, token, body);
  const login = (username: string, password: string) =>
    post(backend, '/api/auth/login', undefined, { username, password });
  const tokenOf = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    expect(status).toBe(200);
    return v.parse(NewTokenAnswerSchema, body).encodedToken;
  };
  const bookmarksWith = (token: string) => get(backend, '/api/users/bookmark', token);
  return { backend, me, call, login, tokenOf, bookmarksWith };
}

const CALLS: [path: string, body: object][] = [
  ['password', { newPassword: NEW_PASSWORD }],
  ['end-sessions', {}],
  ['username', { username: 'varda' }],
];

describe.each(CALLS)('POST /api/auth/%s', (path, body) => {
  test('ends all sessions but the one that it answers, within the same second', async () => {
    const { me, call, login, tokenOf, bookmarksWith } = await stage();
    const elsewhere = bodyOf(await login('agnes', PASSWORD), 200, BODIES.login).encodedToken;
    const renewed = await tokenOf(call(path, { password: PASSWORD, ...body }));
    for (const token of [me.token, elsewhere])
      expectRefusal(await bookmarksWith(token), 'invalidToken');
    expect((await bookmarksWith(renewed)).status).toBe(200);
  });

  test('ends the session of an earlier such call too', async () => {
    const { call, tokenOf, bookmarksWith } = await stage();
    const first = await tokenOf(call('end-sessions', { password: PASSWORD }));
    const second = await tokenOf(call(path, { password: PASSWORD, ...body }, first));
    expectRefusal(await bookmarksWith(first), 'invalidToken');
    expect((await bookmarksWith(second)).status).toBe(200);
  });

  test('needs the person’s own password, and otherwise changes nothing', async () => {
    const { backend, me, call, login, bookmarksWith } = await stage();
    const other = await aPerson(backend, { password: 'another' });
    for (const password of ['', PASSWORD.toUpperCase(), 'another', GUEST.password])
      expectRefusal(await call(path, { password, ...body }), 'wrongPassword');
    expect((await bookmarksWith(me.token)).status).toBe(200);
    expect((await bookmarksWith(other.token)).status).toBe(200);
    expect((await login('agnes', PASSWORD)).status).toBe(200);
  });

  test('needs a token, which counts before the body and the password', async () => {
    const { call } = await stage();
    expectRefusal(await call(path, { password: '' }, ''), 'invalidToken');
    expect((await call(path, { ...body, password: 7 })).status).toBe(400);
  });

  test('leaves the sessions of others as they are', async () => {
    const { backend, call, bookmarksWith } = await stage();
    const other = await aPerson(backend);
    await call(path, { password: PASSWORD, ...body });
    expect((await bookmarksWith(other.token)).status).toBe(200);
  });

  test('allows only one of two that are sent at once', async () => {
    const { call } = await stage();
    const answers = await Promise.all(
      [1, 2].map(() => call(path, { password: PASSWORD, ...body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });
});

test('a login accepts only the new password', async () => {
  const { call, login } = await stage();
  await call('password', { password: PASSWORD, newPassword: NEW_PASSWORD });
  expectRefusal(await login('agnes', PASSWORD), 'wrongPassword');
  expect((await login('agnes', NEW_PASSWORD)).status).toBe(200);
});

test.each([
  ['', 'A password must not be empty.'],
  ['p'.repeat(201), 'A password can have at most 200 characters.'],
])('a new password keeps the rules of a sign-up (case %#)', async (newPassword, message) => {
  const { call } = await stage();
  const answer = await call('password', { password: PASSWORD, newPassword });
  expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual([message]);
});

test('a login after it is valid, and ends with the next call as well', async () => {
  const { call, login, tokenOf, bookmarksWith } = await stage();
  const renewed = await tokenOf(call('end-sessions', { password: PASSWORD }));
  const { encodedToken } = bodyOf(await login('agnes', PASSWORD), 200, BODIES.login);
  expect((await bookmarksWith(encodedToken)).status).toBe(200);
  await call('end-sessions', { password: PASSWORD }, renewed);
  expectRefusal(await bookmarksWith(encodedToken), 'invalidToken');
});

describe('a sample account', () => {
  const signIn = async (): Promise<Awaited<ReturnType<typeof stage>> & { guest: Person }> => {
    const staged = await stage();
    const answer = await staged.login(GUEST.username, GUEST.password);
    const { foundUser, encodedToken } = bodyOf(answer, 200, BODIES.login);
    return { ...staged, guest: { user: foundUser, token: encodedToken } };
  };

  test.each(['password', 'username'])('keeps its %s, whatever password is sent', async (path) => {
    const { guest, call, bookmarksWith } = await signIn();
    const wanted = { newPassword: 'mine-now', username: 'mine-now' };
    for (const password of [GUEST.password, 'wrong'])
      expectRefusal(await call(path, { password, ...wanted }, guest.token), 'sampleAccount');
    expect((await bookmarksWith(guest.token)).status).toBe(200);
  });

  test.each(Object.entries(SEED_PASSWORDS))(
    'can end the sessions of %s',
    async (username, password) => {
      const { call, login, bookmarksWith } = await signIn();
      const { encodedToken } = bodyOf(await login(username, password), 200, BODIES.login);
      expect((await call('end-sessions', { password }, encodedToken)).status).toBe(200);
      expectRefusal(await bookmarksWith(encodedToken), 'invalidToken');
    },
  );
});
