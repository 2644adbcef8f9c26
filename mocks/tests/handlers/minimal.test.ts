import { HEADERS } from '../../../src/domain/limits';
import { aDraft, aPost, backendWith, get, MINIMAL, post, remove } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

test.each([
  ['creating', '/api/posts', 'new'],
  ['editing', '/api/posts/edit/made', 'made'],
  ['liking', '/api/posts/like/made', 'made'],
  ['disliking', '/api/posts/dislike/liked', 'liked'],
  ['restoring', '/api/posts/restore/gone', 'gone'],
])('%s with Prefer: return=minimal answers only the post', async (_, path, id) => {
  const { backend, author } = await backendWith('author');
  for (const _id of ['made', 'liked', 'gone']) await aPost(backend, author, { _id });
  await post(backend, '/api/posts/like/liked', author.token);
  await remove(backend, 'gone', author.token);

  const body = { postData: aDraft({ _id: 'new' }) };
  const answer = await post(backend, path, author.token, body, MINIMAL);
  const changed = bodyOf(answer, 201, BODIES.post).post;
  expect(answer.headers.get(HEADERS.preferenceApplied)).toBe('return=minimal');
  expect(changed._id).toBe(id);
  expect(bodyOf(await get(backend, `/api/posts/${id}`), 200, BODIES.post).post).toEqual(changed);
});

test('deleting with Prefer: return=minimal answers nothing', async () => {
  const { backend, author } = await backendWith('author');
  const { _id } = await aPost(backend, author);
  const answer = await remove(backend, _id, author.token, MINIMAL);
  expect([answer.status, answer.body]).toEqual([201, {}]);
  expect(answer.headers.get(HEADERS.preferenceApplied)).toBe('return=minimal');
});

test.each(['return=representation', 'respond-async', ''])(
  'Prefer: %s does not shorten the answer',
  async (preference) => {
    const { backend, me } = await backendWith('me');
    const body = { postData: aDraft() };
    const answer = await post(backend, '/api/posts', me.token, body, { Prefer: preference });
    expect(bodyOf(answer, 201, BODIES.posts).posts).toHaveLength(7);
    expect(answer.headers.get(HEADERS.preferenceApplied)).toBeNull();
  },
);

test.each(['respond-async, return=minimal', 'return=minimal; wait=10', 'Return=Minimal'])(
  'Prefer: %s shortens the answer too',
  async (preference) => {
    const { backend, me } = await backendWith('me');
    const body = { postData: aDraft() };
    const answer = await post(backend, '/api/posts', me.token, body, { Prefer: preference });
    expect(answer.headers.get(HEADERS.preferenceApplied)).toBe('return=minimal');
  },
);

test('a refusal is the same with Prefer: return=minimal', async () => {
  const { backend, me } = await backendWith('me');
  const answer = await post(backend, '/api/posts/like/gone', me.token, undefined, MINIMAL);
  expect(bodyOf(answer, 404, BODIES.errors).errors).toEqual(['Post not found.']);
  expect(answer.headers.get(HEADERS.preferenceApplied)).toBeNull();
});

test('a minimal answer holds the caller’s own reaction, and counts those of others', async () => {
  const { backend, author, fan } = await backendWith('author', 'fan');
  await aPost(backend, author, { _id: 'made' });
  await post(backend, '/api/posts/like/made', fan.token, undefined, MINIMAL);
  const answer = await post(backend, '/api/posts/like/made', author.token, undefined, MINIMAL);
  const { likes } = bodyOf(answer, 201, BODIES.post).post;
  expect(likes).toMatchObject({
    likeCount: 2,
    likedBy: [{ _id: author.user._id }],
    dislikedBy: [],
  });
});
