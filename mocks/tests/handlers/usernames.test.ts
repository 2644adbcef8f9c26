import { createMemoryDb } from '../../db/memory';
import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  aSignup,
  expectMalformed,
  expectRefusal,
  get,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const COMPOSED = 'zo\u00eb';
const DECOMPOSED = 'zoe\u0308';

test.each(['a', 'a.b', '...', '-', '_', '0', 'Ünsal', 'жанна', '小津', 'नीना', 'ada.lovelace-1_'])(
  '%s is a username',
  async (username) => {
    const { backend } = await createTestBackend();
    const { user } = await aPerson(backend, { username });
    const answer = await get(backend, `/api/posts/user/${encodeURIComponent(username)}`);
    expect(user.username).toBe(username);
    expect(answer.status).toBe(200);
  },
);

test.each([
  '',
  '.',
  '..',
  ' ',
  'a b',
  ' ada',
  'ada ',
  'a/b',
  'a@b',
  'a%b',
  'a\nb',
  '🎬',
  '<b>',
  'a\u0000',
  '\u200b',
  'matinee\u034f',
  'matinee\ufe0f',
  '\u3164',
  'a\u1160b',
  '\u{13441}',
  '\u0301',
])('“%s” is not a username', async (username) => {
  const { backend } = await createTestBackend();
  expectMalformed(await post(backend, '/api/auth/signup', undefined, aSignup({ username })));
});

test('a username is stored composed, however it was typed', async () => {
  const { backend } = await createTestBackend();
  const { user } = await aPerson(backend, { username: DECOMPOSED });
  expect(user.username).toBe(COMPOSED);
});

test.each([
  ['Ada', 'ada'],
  ['ada', 'ADA'],
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED.toUpperCase()],
  ['жанна', 'ЖАННА'],
  ['ΣΑΣ', 'σασ'],
  ['straße', 'STRASSE'],
  ['ｆｉｌｍ', 'film'],
])('%s and %s count as the same username', async (taken, wanted) => {
  const { backend } = await createTestBackend();
  await aPerson(backend, { username: taken });
  const body = aSignup({ username: wanted });
  expectRefusal(await post(backend, '/api/auth/signup', undefined, body), 'usernameTaken');
});

test('the seed’s usernames are taken too', async () => {
  const { backend } = await createTestBackend();
  const body = aSignup({ username: 'Matinee' });
  expectRefusal(await post(backend, '/api/auth/signup', undefined, body), 'usernameTaken');
});

test('a user from before names were compared strictly can still log in, and their name is taken', async () => {
  const db = createMemoryDb();
  const { backend } = await createTestBackend({ db });
  const { user } = await aPerson(backend, { username: 'Straße', password: 'pw' });
  await db.write(async (tx) => {
    const record = await tx.get('users', user._id);
    if (record) await tx.put('users', { ...record, usernameKey: 'straße' });
  });
  const credentials = { username: 'STRAßE', password: 'pw' };
  const login = await post(backend, '/api/auth/login', undefined, credentials);
  const { encodedToken: token } = bodyOf(login, 200, BODIES.login);
  const liked = await post(backend, '/api/users/edit', token, { userData: { bio: 'Still here' } });
  expect(liked.status).toBe(201);
  const body = aSignup({ username: 'straße' });
  expectRefusal(await post(backend, '/api/auth/signup', undefined, body), 'usernameTaken');
});

test('a username finds its user in either Unicode form', async () => {
  const { backend } = await createTestBackend();
  const { user } = await aPerson(backend, { username: COMPOSED, password: 'pw' });
  const byName = await get(backend, `/api/users?username=${encodeURIComponent(DECOMPOSED)}`);
  expect(bodyOf(byName, 200, BODIES.users).users).toEqual([user]);
  const credentials = { username: DECOMPOSED, password: 'pw' };
  expect((await post(backend, '/api/auth/login', undefined, credentials)).status).toBe(200);
});
