import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  backendWith,
  everything,
  get,
  idsOf,
  PNG,
  post,
  remove,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const LATER = 90_000;

test('GET /api/posts answers every post, the newest first, to anybody', async () => {
  const { backend, author } = await backendWith('author');
  const [first, second] = [await aPost(backend, author), await aPost(backend, author)];
  const { posts } = bodyOf(await get(backend, '/api/posts'), 200, BODIES.posts);
  expect(posts).toHaveLength(8);
  expect(posts.slice(0, 2)).toEqual([second, first]);
  const seeded = posts.slice(2).map(({ createdAt }) => createdAt);
  expect(seeded).toEqual([...seeded].sort().reverse());
});

test('GET /api/posts/{postId} answers one post, to anybody', async () => {
  const { backend } = await createTestBackend();
  const made = await aPost(backend, await aPerson(backend));
  const answer = await get(backend, `/api/posts/${made._id}`);
  expect(bodyOf(answer, 200, BODIES.post).post).toEqual(made);
});

test('GET /api/posts/user/{username} answers only that author’s posts, to anybody', async () => {
  const { backend, author, other } = await backendWith('author', 'other');
  const [first, second] = [await aPost(backend, author), await aPost(backend, author)];
  await aPost(backend, other);
  const answer = await get(backend, `/api/posts/user/${author.user.username}`);
  expect(bodyOf(answer, 200, BODIES.posts).posts).toEqual([second, first]);
});

describe('POST /api/posts', () => {
  test('publishes a post by the signed-in person without likes, and answers every post', async () => {
    const { backend, clock } = await createTestBackend();
    clock.set('2027-02-03T04:05:06.789Z');
    const { user, token } = await aPerson(backend);
    const postData = aDraft({ photos: PNG });
    const answer = await post(backend, '/api/posts', token, { postData });
    const { posts } = bodyOf(answer, 201, BODIES.posts);
    const { _id, firstName, lastName, username, avatar } = user;
    expect(posts).toHaveLength(7);
    expect(posts[0]).toEqual({
      ...postData,
      pictures: [{ src: PNG }],
      username,
      author: { _id, firstName, lastName, username, avatar },
      likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
      replyCount: 0,
      mentions: [],
      createdAt: '2027-02-03T04:05:06Z',
      updatedAt: '2027-02-03T04:05:06Z',
    });
  });

  test('keeps the order of posts created within the same second', async () => {
    const { backend, author } = await backendWith('author');
    const made = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await aPost(backend, author));
    const { posts } = await everything(backend);
    expect(idsOf(posts.slice(0, 5))).toEqual(idsOf(made));
  });

  test('puts a new post first even if the clock was set back', async () => {
    const { backend, clock, author } = await backendWith('author');
    await aPost(backend, author);
    clock.advance(-86_400_000);
    const newest = await aPost(backend, author);
    const { posts } = await everything(backend);
    const page = bodyOf(await get(backend, '/api/posts?sort=oldest&limit=100'), 200, BODIES.page);
    expect(posts[0]?._id).toBe(newest._id);
    expect(page.posts.at(-1)?._id).toBe(newest._id);
  });
});

describe('POST /api/posts/edit/{postId}', () => {
  test.each([
    ['only the text', { content: 'Seen again: better.' }, {}],
    [
      'only the photo',
      { photos: '/photos/red-seats.webp' },
      { pictures: [{ src: '/photos/red-seats.webp' }] },
    ],
    ['the photo to null', { photos: null }, { pictures: [] }],
    ['the text to an empty one if there is a photo', { content: '' }, {}],
  ])('changes %s and leaves the rest', async (_, postData, shown) => {
    const { backend, clock, author } = await backendWith('author');
    const made = await aPost(backend, author, { photos: PNG });
    clock.advance(LATER);
    const answer = await post(backend, `/api/posts/edit/${made._id}`, author.token, { postData });
    const { posts } = bodyOf(answer, 201, BODIES.posts);
    const updatedAt = posts[0]?.updatedAt ?? '';
    expect(posts[0]).toEqual({ ...made, ...postData, ...shown, updatedAt, editedAt: updatedAt });
    expect(Date.parse(updatedAt)).toBe(Date.parse(made.updatedAt) + LATER);
    expect(posts).toHaveLength(7);
  });
});

test('DELETE /api/posts/{postId} answers the posts that remain', async () => {
  const { backend, author } = await backendWith('author');
  const before = await everything(backend, author.token);
  const { _id } = await aPost(backend, author);
  const answer = await remove(backend, _id, author.token);
  expect(bodyOf(answer, 201, BODIES.posts).posts).toEqual(before.posts);
  expect((await get(backend, `/api/posts/${_id}`)).status).toBe(404);
});

describe('likes', () => {
  test('raise the count, name the liker without an avatar and refresh the post', async () => {
    const { backend, clock, author, fan } = await backendWith('author', 'fan');
    const made = await aPost(backend, author);
    clock.advance(LATER);
    const answer = await post(backend, `/api/posts/like/${made._id}`, fan.token, { post: made });
    const [liked] = bodyOf(answer, 201, BODIES.posts).posts;
    const { _id, firstName, lastName, username } = fan.user;
    expect(liked?.likes).toEqual({
      likeCount: 1,
      likedBy: [{ _id, firstName, lastName, username }],
      dislikedBy: [],
    });
    expect(Date.parse(liked?.updatedAt ?? '')).toBe(Date.parse(made.updatedAt) + LATER);
  });

  test('turn into dislikes and back, moving the person from one list to the other', async () => {
    const { backend, author, fan } = await backendWith('author', 'fan');
    const { _id } = await aPost(backend, author);
    const states = [];
    for (const call of ['like', 'dislike', 'like']) {
      const answer = await post(backend, `/api/posts/${call}/${_id}`, fan.token);
      const likes = bodyOf(answer, 201, BODIES.posts).posts[0]?.likes;
      states.push([likes?.likeCount, likes?.likedBy.length, likes?.dislikedBy.length]);
    }
    expect(states).toEqual([
      [1, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ]);
  });

  test('of others can be lowered by a dislike from somebody who never liked the post', async () => {
    const { backend, author, critic } = await backendWith('author', 'critic');
    const { _id } = await aPost(backend, author);
    await post(backend, `/api/posts/like/${_id}`, author.token);
    const answer = await post(backend, `/api/posts/dislike/${_id}`, critic.token);
    const likes = bodyOf(answer, 201, BODIES.posts).posts[0]?.likes;
    expect(likes?.likeCount).toBe(0);
    expect(idsOf(likes?.likedBy ?? [])).toEqual([author.user._id]);
    expect(idsOf(likes?.dislikedBy ?? [])).toEqual([critic.user._id]);
  });
});
