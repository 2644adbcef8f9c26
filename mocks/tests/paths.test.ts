import { HEADERS } from '../../src/domain/limits';
import { bodyOf, ORIGIN } from '../testing/client';
import { aPerson, aPost, get } from '../testing/builders';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

const handlerOf = async (path: string) => {
  const { backend } = await createTestBackend();
  const { headers } = await backend.answer(new Request(`${ORIGIN}/${path}`));
  return headers.get(HEADERS.handler);
};

test.each([
  ['the path itself, below any base', 'below/api/posts/a'],
  ['a trailing slash', 'api/posts/a/'],
  ['different capitals', 'API/Posts/a'],
  ['a query', 'api/posts/a?limit=1'],
])('a call is found by %s', async (_what, path) => {
  expect(await handlerOf(path)).toBe('GET /api/posts/:postId');
});

test.each([
  ['another path', 'api/users/a'],
  ['a path with another part', 'api/posts/a/likes'],
  ['a path with an empty part', 'api/posts/'],
])('a call is not found by %s', async (_what, path) => {
  expect(await handlerOf(path)).not.toBe('GET /api/posts/:postId');
});

test('named parts of a path are decoded', async () => {
  const { backend } = await createTestBackend();
  const author = await aPerson(backend, { username: 'café' });
  await aPost(backend, author, { _id: 'made' });
  const { posts } = bodyOf(await get(backend, '/api/posts/user/caf%C3%A9'), 200, BODIES.posts);
  expect(posts.map(({ _id }) => _id)).toEqual(['made']);
});
