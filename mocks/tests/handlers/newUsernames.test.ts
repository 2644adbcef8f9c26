import { aPerson, aPost, expectRefusal, get, MINIMAL, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const PASSWORD = 'cleo-5-to-7';

async function stage() {
  const { backend, clock } = await createTestBackend();
  const me = await aPerson(backend, { username: 'agnes', password: PASSWORD });
  const call = (username: string) =>
    post(backend, '/api/auth/username', me.token, { password: PASSWORD, username });
  const login = (username: string) =>
    post(backend, '/api/auth/login', undefined, { username, password: PASSWORD });
  const rename = async (username: string) => bodyOf(await call(username), 200, BODIES.renamed);
  return { backend, clock, me, call, login, rename };
}

test('a new username is the one to log in with, and frees the old one', async () => {
  const { backend, me, login, rename } = await stage();
  const { user } = await rename('varda');
  expect(user).toEqual({ ...me.user, username: 'varda' });
  expectRefusal(await login('agnes'), 'unknownUsername');
  expect((await login('varda')).status).toBe(200);
  expect((await aPerson(backend, { username: 'agnes' })).user._id).not.toBe(me.user._id);
});

test('a new username is stored composed, and dates the change', async () => {
  const { clock, rename } = await stage();
  clock.set('2026-11-20T04:05:06Z');
  const { user } = await rename('zoe\u0308');
  expect(user).toMatchObject({ username: 'zo\u00eb', updatedAt: '2026-11-20T04:05:06Z' });
});

test('somebody can write their own name in other letters', async () => {
  const { login, rename } = await stage();
  expect((await rename('AGNES')).user.username).toBe('AGNES');
  expect((await login('agnes')).status).toBe(200);
});

test.each(['taken', 'TAKEN', 'Matinee'])('nobody can become %s, who exists', async (username) => {
  const { backend, me, call } = await stage();
  await aPerson(backend, { username: 'taken' });
  expectRefusal(await call(username), 'usernameTaken');
  expect((await get(backend, '/api/users/bookmark', me.token)).status).toBe(200);
});

test.each(['', 'a b', '..', 'a'.repeat(31)])(
  'a new username keeps the rules of a sign-up: not “%s”',
  async (username) => {
    const { call } = await stage();
    expect((await call(username)).status).toBe(400);
  },
);

test('a new username stands at once wherever the person is named; texts stay as they were written', async () => {
  const { backend, me, rename } = await stage();
  const other = await aPerson(backend);
  await aPost(backend, me, { _id: 'mine' });
  await aPost(backend, other, { _id: 'theirs', content: 'Ask @agnes' });
  await post(backend, '/api/posts/like/theirs', me.token);
  await post(backend, `/api/users/follow/${me.user._id}`, other.token);
  await rename('newly');
  const postOf = async (id: string) =>
    bodyOf(await get(backend, `/api/posts/${id}`), 200, BODIES.post).post;
  expect(await postOf('mine')).toMatchObject({ username: 'newly', author: { username: 'newly' } });
  expect(await postOf('theirs')).toMatchObject({
    content: 'Ask @agnes',
    mentions: [],
    likes: { likedBy: [{ username: 'newly' }] },
  });
  const { user } = bodyOf(await get(backend, `/api/users/${other.user._id}`), 200, BODIES.user);
  expect(user.following).toMatchObject([{ username: 'newly' }]);
  const found = await get(backend, '/api/users?q=newly');
  expect(bodyOf(found, 200, BODIES.people).users).toMatchObject([{ _id: me.user._id }]);
  expect((await get(backend, '/api/posts/user/agnes')).status).toBe(404);
});

test('a profile edit accepts only the new username', async () => {
  const { backend, rename } = await stage();
  const { encodedToken } = await rename('varda');
  const edit = (username: string) =>
    post(backend, '/api/users/edit', encodedToken, { userData: { username } });
  expectRefusal(await edit('agnes'), 'usernameFixed');
  expect((await edit('varda')).status).toBe(201);
});

test('what somebody wrote before they had a new username is still theirs to edit', async () => {
  const { backend, me, rename } = await stage();
  await aPost(backend, me, { _id: 'mine' });
  const { encodedToken } = await rename('varda');
  const body = { postData: { content: 'Again.' } };
  const edited = await post(backend, '/api/posts/edit/mine', encodedToken, body, MINIMAL);
  expect(bodyOf(edited, 201, BODIES.post).post).toMatchObject({
    username: 'varda',
    content: 'Again.',
  });
});
