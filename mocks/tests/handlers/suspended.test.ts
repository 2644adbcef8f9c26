import { GUEST } from '../../../src/domain/demoAccounts';
import { aPerson, aPost, backendWith, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { aboutUser, act, logSeen } from '../../testing/moderation';
import { createTestBackend } from '../../testing/testBackend';
import { BODIES } from '../../testing/shapes';

const PASSWORD = 'cleo-5-to-7';

const loginOf = (username: string, password = PASSWORD) => ({ username, password });

test('a suspended person is kept out of every call and cannot log in', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  const { username } = author.user;
  await act(backend, admin, 'suspend', aboutUser(author));
  for (const path of ['/api/posts', '/api/posts?feed=home', '/api/users/bookmark'])
    expectRefusal(await get(backend, path, author.token), 'suspended');
  expectRefusal(await post(backend, '/api/posts', author.token, {}), 'suspended');
  expectRefusal(await post(backend, '/api/auth/login', undefined, loginOf(username)), 'suspended');
});

test('only who knows the password learns that an account is suspended', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  await act(backend, admin, 'suspend', aboutUser(author));
  const guess = loginOf(author.user.username, 'guess');
  expectRefusal(await post(backend, '/api/auth/login', undefined, guess), 'wrongPassword');
});

test('what a suspended person wrote stays', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  await aPost(backend, author, { _id: 'made' });
  await act(backend, admin, 'suspend', aboutUser(author));
  expect((await get(backend, '/api/posts/made')).status).toBe(200);
});

test('a freed person logs in again; the sessions of before stay ended', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  await act(backend, admin, 'suspend', aboutUser(author));
  await act(backend, admin, 'free', aboutUser(author));
  expectRefusal(await get(backend, '/api/users/bookmark', author.token), 'invalidToken');
  const again = await post(backend, '/api/auth/login', undefined, loginOf(author.user.username));
  const { encodedToken } = bodyOf(again, 200, BODIES.login);
  expect((await get(backend, '/api/users/bookmark', encodedToken)).status).toBe(200);
});

test('ended sessions are over, and a login begins another', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  await act(backend, admin, 'end-sessions', aboutUser(author));
  expectRefusal(await get(backend, '/api/users/bookmark', author.token), 'invalidToken');
  const login = await post(backend, '/api/auth/login', undefined, loginOf(author.user.username));
  expect(login.status).toBe(200);
});

test('the first who signs up is the admin, although there are sample people', async () => {
  const { backend } = await createTestBackend();
  const [first, second] = [await aPerson(backend), await aPerson(backend)];
  expect([first.user.role, second.user.role]).toEqual(['admin', undefined]);
  const guest = await post(backend, '/api/auth/login', undefined, GUEST);
  expect(bodyOf(guest, 200, BODIES.login).foundUser.role).toBeUndefined();
});

test('people are answered with the role that an admin gave them', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  const roleOf = async () => {
    const answer = await get(backend, `/api/users/${author.user._id}`, author.token);
    return bodyOf(answer, 200, BODIES.user).user.role;
  };
  await act(backend, admin, 'role', aboutUser(author), { role: 'moderator' });
  expect(await roleOf()).toBe('moderator');
  await act(backend, admin, 'role', aboutUser(author), { role: 'member' });
  expect(await roleOf()).toBeUndefined();
});

test('the log has who did what about what, why and when, the latest first, page by page', async () => {
  const { backend, clock, admin, author } = await backendWith('admin', 'author');
  await act(backend, admin, 'suspend', aboutUser(author), { reason: 'Spam.' });
  clock.advance(60_000);
  await act(backend, admin, 'free', aboutUser(author), { reason: 'Sorry.' });
  const first = await logSeen(backend, admin, '?limit=1');
  expect(first.entries).toMatchObject([
    {
      act: 'free',
      by: { _id: admin.user._id },
      subject: { kind: 'user', user: { _id: author.user._id } },
      reason: 'Sorry.',
      createdAt: '2026-11-01T12:01:00Z',
    },
  ]);
  const rest = await logSeen(backend, admin, `?limit=1&cursor=${first.nextCursor}`);
  expect(rest.entries.map((one) => one.act)).toEqual(['suspend']);
  expect(rest.nextCursor).toBeNull();
});

test('moderators see whether a person is suspended', async () => {
  const { backend, admin, author } = await backendWith('admin', 'author');
  await act(backend, admin, 'suspend', aboutUser(author));
  const [entry] = (await logSeen(backend, admin)).entries;
  expect(entry?.subject).toMatchObject({ user: { suspended: true } });
});
