import type { Backend } from '../../../src/domain/backend';
import { createTestBackend } from '../../testing/testBackend';
import { aPerson, aPost, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

async function feed(backend: Backend, query: string, token: string): Promise<string[]> {
  const answer = await get(backend, `/api/posts?${query}`, token);
  return idsOf(bodyOf(answer, 200, BODIES.page).posts);
}

async function like(backend: Backend, postId: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const { token } = await aPerson(backend);
    await post(backend, `/api/posts/like/${postId}`, token);
  }
}

/**
 * Two authors, one with the first and the last post, followed by a reader who bookmarked all posts in another order.
 */
async function stage() {
  const { backend } = await createTestBackend();
  const [one, other, { token }] = [
    await aPerson(backend),
    await aPerson(backend),
    await aPerson(backend),
  ];
  for (const _id of ['a', 'b', 'c', 'd'])
    await aPost(backend, _id === 'a' || _id === 'd' ? one : other, { _id });
  for (const { user } of [one, other]) await post(backend, `/api/users/follow/${user._id}`, token);
  for (const _id of ['b', 'd', 'a', 'c']) await post(backend, `/api/users/bookmark/${_id}`, token);
  await like(backend, 'b', 2);
  await like(backend, 'a', 1);
  await like(backend, 'c', 1);
  return { backend, token };
}

const EXPECTED = [
  ['latest', ['d', 'c', 'b', 'a']],
  ['oldest', ['a', 'b', 'c', 'd']],
  ['trending', ['b', 'c', 'a', 'd']],
] as const;

describe.each(['home', 'bookmarks'])('%s', (name) => {
  test.each(EXPECTED)(
    'sorted by %s, the posts of different authors are mixed correctly',
    async (sort, expected) => {
      const { backend, token } = await stage();
      expect(await feed(backend, `feed=${name}&sort=${sort}`, token)).toEqual(expected);
    },
  );

  test.each(EXPECTED)(
    'sorted by %s, the order continues from page to page',
    async (sort, expected) => {
      const { backend, token } = await stage();
      const path = `/api/posts?feed=${name}&sort=${sort}&limit=2`;
      const first = bodyOf(await get(backend, path, token), 200, BODIES.page);
      const next = `feed=${name}&sort=${sort}&limit=2&cursor=${first.nextCursor ?? ''}`;
      expect([...idsOf(first.posts), ...(await feed(backend, next, token))]).toEqual(expected);
    },
  );
});
