import { HEADERS } from '../../../src/domain/limits';
import { aPerson, aPost, get, idsOf, MINIMAL, post } from '../../testing/builders';
import { bodyOf, type Answer } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const limitOf = ({ headers }: Answer) => headers.get(HEADERS.limitedTo);
const idsIn = (answer: Answer, status = 200) => idsOf(bodyOf(answer, status, BODIES.posts).posts);

async function stage(mostListed: number) {
  const { backend } = await createTestBackend({ mostListed });
  const [author, fan, other] = [
    await aPerson(backend, { username: 'author' }),
    await aPerson(backend),
    await aPerson(backend),
  ];
  for (const _id of ['one', 'two', 'three']) await aPost(backend, author, { _id });
  for (const { token } of [author, fan, other]) {
    await post(backend, '/api/posts/like/one', token, undefined, MINIMAL);
    if (token !== author.token) await post(backend, `/api/users/follow/${author.user._id}`, token);
  }
  return { backend, author, fan, other };
}

test('a server answers the newest of a list that has no pages, and says so', async () => {
  const { backend, author, fan, other } = await stage(2);
  const all = await get(backend, '/api/posts');
  expect([idsIn(all), limitOf(all)]).toEqual([['three', 'two'], '2']);
  const theirs = await get(backend, '/api/posts/user/author');
  expect([idsIn(theirs), limitOf(theirs)]).toEqual([['three', 'two'], '2']);
  const edited = await post(backend, '/api/posts/edit/one', author.token, {
    postData: { content: 'x' },
  });
  expect([idsIn(edited, 201), limitOf(edited)]).toEqual([['three', 'two'], '2']);
  const one = bodyOf(await get(backend, '/api/posts/one'), 200, BODIES.post).post;
  expect(one.likes.likeCount).toBe(3);
  expect(idsOf(one.likes.likedBy)).toEqual([fan.user._id, other.user._id]);
});

test('a server answers the first people, and the newest of their followers', async () => {
  const { backend, fan, other } = await stage(1);
  const everybody = await get(backend, '/api/users');
  expect(bodyOf(everybody, 200, BODIES.users).users).toHaveLength(1);
  expect(limitOf(everybody)).toBe('1');
  const [author] = bodyOf(
    await get(backend, '/api/users?username=author'),
    200,
    BODIES.users,
  ).users;
  expect(idsOf(author?.followers ?? [])).toEqual([other.user._id]);
  expect(fan.user._id).not.toBe(other.user._id);
});

test('a page answers whole lists, and pages of a feed are no such lists', async () => {
  const { backend } = await stage(Infinity);
  const all = await get(backend, '/api/posts');
  expect([idsIn(all).length, limitOf(all)]).toEqual([9, null]);
  const limited = await stage(1);
  const page = await get(limited.backend, '/api/posts?feed=explore&limit=5');
  expect(bodyOf(page, 200, BODIES.page).posts).toHaveLength(5);
  expect(limitOf(page)).toBeNull();
});
