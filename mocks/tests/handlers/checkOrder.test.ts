import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPost,
  backendWith,
  expectMalformed,
  expectRefusal,
  get,
  post,
  remove,
} from '../../testing/builders';
import { aList } from '../../testing/lists';

const BAD_BODY = { postData: { content: 7 } };
const GOOD_BODY = { postData: { content: 'Better on a big screen.' } };

test('the token is checked before the shape', async () => {
  const { backend } = await createTestBackend();
  for (const path of [
    '/api/posts',
    '/api/posts/edit/gone',
    '/api/users/edit',
    '/api/notifications/read',
    '/api/notifications/off',
    '/api/users/hidden-words',
    ...['block', 'unblock', 'mute', 'unmute'].map((call) => `/api/users/${call}/gone`),
    '/api/lists',
    '/api/lists/edit/gone',
    '/api/reports',
    ...['take-down', 'give-back', 'suspend', 'free', 'end-sessions', 'dismiss', 'role'].map(
      (call) => `/api/moderation/${call}`,
    ),
    ...['add', 'remove', 'add-films', 'remove-films', 'move'].map(
      (call) => `/api/lists/${call}/gone`,
    ),
    ...['like', 'dislike', 'clone', 'restore'].map((call) => `/api/lists/${call}/gone`),
  ]) {
    expectRefusal(await post(backend, path, 'garbage', BAD_BODY), 'invalidToken');
    expectRefusal(await post(backend, path, undefined, BAD_BODY), 'invalidToken');
  }
});

test('the token is checked before the number of requested lists', async () => {
  const { backend } = await createTestBackend();
  expectRefusal(await get(backend, '/api/posts?feed=home&q=x'), 'invalidToken');
  expectRefusal(await get(backend, '/api/posts?feed=explore&q=x', 'garbage'), 'invalidToken');
  expectMalformed(await get(backend, '/api/posts?feed=explore&q=x'));
});

test('the shape is checked before existence', async () => {
  const { backend, me } = await backendWith('me');
  expectMalformed(await post(backend, '/api/posts/edit/gone', me.token, BAD_BODY));
});

test('existence is checked before ownership', async () => {
  const { backend, me } = await backendWith('me');
  expectRefusal(await post(backend, '/api/posts/edit/gone', me.token, GOOD_BODY), 'postNotFound');
  expectRefusal(await remove(backend, 'gone', me.token), 'postNotFound');
});

test('of a list, shape, existence, the film’s existence, ownership and the rule are checked in this order', async () => {
  const { backend, author, other } = await backendWith('author', 'other');
  const { _id } = await aList(backend, author, ['duel-1971']);
  const edit = (body: object, id = _id, { token } = other) =>
    post(backend, `/api/lists/edit/${id}`, token, body);
  const unknown = { films: [{ filmId: 'none' }] };
  expectMalformed(await edit({ listData: { title: '' } }, 'gone'));
  expectRefusal(await edit({ listData: unknown }, 'gone'), 'listNotFound');
  expectRefusal(await edit({ listData: unknown, revision: 9 }), 'filmNotFound');
  expectRefusal(await edit({ listData: {}, revision: 9 }), 'editNotListOwner');
  expectRefusal(await edit({ listData: {}, revision: 9 }, _id, author), 'listChanged');
});

test('ownership is checked before the rule', async () => {
  const { backend, author, other } = await backendWith('author', 'other');
  const { _id } = await aPost(backend, author);
  const path = `/api/posts/edit/${_id}`;
  expectRefusal(
    await post(backend, path, other.token, { postData: { content: '' } }),
    'editNotAuthor',
  );
  expectMalformed(await post(backend, path, author.token, { postData: { content: '' } }));
});

test('a post’s shape is checked before its id', async () => {
  const { backend, author, other } = await backendWith('author', 'other');
  const { _id } = await aPost(backend, author);
  const postData = aDraft({ _id, content: ' ' });
  expectMalformed(await post(backend, '/api/posts', other.token, { postData }));
});

test('a profile’s shape is checked before its username', async () => {
  const { backend, me } = await backendWith('me');
  const userData = { username: 'another', bio: 7 };
  expectMalformed(await post(backend, '/api/users/edit', me.token, { userData }));
});

test('a signup’s shape is checked before its username', async () => {
  const { backend, me } = await backendWith('me');
  const body = {
    firstName: 7,
    lastName: '',
    username: me.user.username,
    password: 'pw',
    avatar: '',
  };
  expectMalformed(await post(backend, '/api/auth/signup', undefined, body));
});
