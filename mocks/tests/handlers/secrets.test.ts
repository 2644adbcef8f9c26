import { GUEST } from '../../../src/domain/demoAccounts';
import { createTestBackend } from '../../testing/testBackend';
import { aDraft, aPerson, aPost, aSignup, MINIMAL, post } from '../../testing/builders';
import { send, type Call } from '../../testing/client';

const PASSWORD = 'never-to-be-seen-again';

test('no answer contains a password, a hash or a key', async () => {
  const { backend } = await createTestBackend();
  const { user, token } = await aPerson(backend, { password: PASSWORD, username: 'keeper' });
  const other = await aPerson(backend);
  const { _id } = await aPost(backend, other, { _id: 'made' });
  const credentials = { username: 'keeper', password: PASSWORD };
  const posts = (path: string, body?: unknown): Call => ({ method: 'POST', path, token, body });
  const gets = (path: string): Call => ({ method: 'GET', path, token });
  const calls: Call[] = [
    posts('/api/auth/signup', aSignup({ password: PASSWORD })),
    posts('/api/auth/signup', aSignup({ password: PASSWORD, username: 'keeper' })),
    posts('/api/auth/login', credentials),
    posts('/api/auth/login', { ...credentials, password: `${PASSWORD}!` }),
    posts('/api/auth/login', GUEST),
    gets('/api/users'),
    gets(`/api/users/${user._id}`),
    gets('/api/users?q=keeper'),
    gets('/api/users?suggested=true'),
    gets('/api/users?username=keeper'),
    posts('/api/users/edit', { userData: { bio: 'x', password: PASSWORD } }),
    gets('/api/users/bookmark'),
    posts(`/api/users/bookmark/${_id}`),
    posts(`/api/users/remove-bookmark/${_id}`),
    posts(`/api/users/follow/${other.user._id}`),
    posts(`/api/users/unfollow/${other.user._id}`),
    gets('/api/posts'),
    gets('/api/posts?feed=home'),
    gets(`/api/posts/${_id}`),
    gets('/api/posts/user/keeper'),
    posts('/api/posts', { postData: aDraft({ _id: 'own' }) }),
    posts('/api/posts/edit/own', { postData: { content: 'y' } }),
    posts(`/api/posts/like/${_id}`),
    posts(`/api/posts/dislike/${_id}`),
    { ...posts('/api/posts/like/own'), headers: MINIMAL },
    gets('/api/notifications'),
    posts('/api/notifications/read', { until: '1' }),
    posts('/api/notifications/off', { off: ['like'] }),
    posts(`/api/users/mute/${other.user._id}`),
    posts(`/api/users/block/${other.user._id}`),
    posts('/api/users/hidden-words', { words: ['x'] }),
    gets('/api/users/hidden'),
    posts(`/api/users/unblock/${other.user._id}`),
    { method: 'DELETE', path: '/api/posts/own', token },
    posts('/api/posts/restore/own'),
    posts('/api/lists', { listData: { _id: 'list', title: 'x' } }),
    posts('/api/lists/like/list'),
    posts('/api/lists/clone/list'),
    gets('/api/lists/list'),
    gets('/api/lists'),
    gets('/api/users/keeper/lists'),
    posts('/api/auth/password', { password: `${PASSWORD}!`, newPassword: PASSWORD }),
    posts('/api/auth/end-sessions', { password: `${PASSWORD}!` }),
    { method: 'DELETE', path: '/api/auth/account', token, body: { password: 'wrong' } },
    // Ends the session, which is counted in the user's record.
    posts('/api/auth/username', { password: PASSWORD, username: 'renamed' }),
    { method: 'GET', path: `/api/users/${user._id}` },
    { method: 'GET', path: '/api/users' },
  ];
  for (const call of calls) {
    const { body } = await send(backend, call);
    const text = JSON.stringify(body);
    expect(text).not.toContain(PASSWORD);
    expect(text).not.toContain(GUEST.password);
    expect(text).not.toMatch(
      /"(password|sessionsEnded|hash|salt|scrypt|key|credentials?)"|\$?scrypt\$/i,
    );
  }
});

test('somebody else’s password is refused like any wrong one', async () => {
  const { backend } = await createTestBackend();
  const [one, two] = [
    await aPerson(backend, { password: 'first' }),
    await aPerson(backend, { password: 'second' }),
  ];
  const answers = [];
  for (const [{ user }, password] of [
    [one, 'second'],
    [two, 'first'],
    [one, 'third'],
  ] as const) {
    const credentials = { username: user.username, password };
    answers.push(await post(backend, '/api/auth/login', undefined, credentials));
  }
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});
