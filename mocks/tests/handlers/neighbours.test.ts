import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  backendWith,
  everything,
  get,
  idsOf,
  MINIMAL,
  post,
  remove,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

/** Two posts that the same user likes and bookmarks. */
async function twoPosts() {
  const { backend, author, reader } = await backendWith('author', 'reader');
  for (const _id of ['one', 'other']) {
    await aPost(backend, author, { _id });
    await post(backend, `/api/posts/like/${_id}`, reader.token);
    await post(backend, `/api/users/bookmark/${_id}`, reader.token);
  }
  return { backend, author, reader };
}

test('deleting a post deletes its own likes and bookmarks, and no others', async () => {
  const { backend, author, reader } = await twoPosts();
  await remove(backend, 'one', author.token);
  const { post: left } = bodyOf(await get(backend, '/api/posts/other'), 200, BODIES.post);
  expect(idsOf(left.likes.likedBy)).toEqual([reader.user._id]);
  const answer = await get(backend, '/api/users/bookmark', reader.token);
  expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks).toEqual(['other']);
});

test('restoring a post restores its own likes and bookmarks, and no others', async () => {
  const { backend, author, reader } = await twoPosts();
  await remove(backend, 'one', author.token);
  await post(backend, '/api/posts/dislike/other', reader.token);
  await post(backend, '/api/users/remove-bookmark/other', reader.token);
  await post(backend, '/api/posts/restore/one', author.token);
  const { post: other } = bodyOf(await get(backend, '/api/posts/other'), 200, BODIES.post);
  expect(other.likes).toMatchObject({ likeCount: 0, likedBy: [] });
  const answer = await get(backend, '/api/users/bookmark', reader.token);
  expect(bodyOf(answer, 200, BODIES.bookmarks).bookmarks).toEqual(['one']);
});

test('a new post under the id of a deleted one starts without likes', async () => {
  const { backend, author } = await twoPosts();
  await remove(backend, 'one', author.token);
  const made = await aPost(backend, author, { _id: 'one' });
  expect(made.likes).toEqual({ likeCount: 0, likedBy: [], dislikedBy: [] });
});

test('a like does not move a bookmark of another post in the trending order', async () => {
  const { backend, reader } = await twoPosts();
  for (let n = 0; n < 2; n += 1) {
    await post(backend, '/api/posts/like/one', (await aPerson(backend)).token);
  }
  await post(backend, '/api/posts/like/other', (await aPerson(backend)).token);
  const feed = await get(backend, '/api/posts?feed=bookmarks&sort=trending', reader.token);
  expect(idsOf(bodyOf(feed, 200, BODIES.page).posts)).toEqual(['one', 'other']);
});

test('creating a post again answers its current state', async () => {
  const { backend, author } = await twoPosts();
  const body = { postData: aDraft({ _id: 'one', content: 'Again' }) };
  const answer = await post(backend, '/api/posts', author.token, body, MINIMAL);
  const { post: current } = bodyOf(answer, 201, BODIES.post);
  expect(current).toMatchObject({ _id: 'one', likes: { likeCount: 1 } });
});

test('the list of users shows each with the same bookmarks, follows and followers as their own address', async () => {
  const { backend, author, reader } = await twoPosts();
  for (const { user } of [author, await aPerson(backend)]) {
    await post(backend, `/api/users/follow/${user._id}`, reader.token);
  }
  await post(backend, `/api/users/follow/${reader.user._id}`, author.token);
  const { users } = await everything(backend);
  for (const user of users) {
    const alone = bodyOf(await get(backend, `/api/users/${user._id}`), 200, BODIES.user);
    expect(user).toEqual(alone.user);
  }
  const listed = users.find(({ _id }) => _id === reader.user._id);
  expect(listed?.bookmarks).toEqual(['other', 'one']);
  expect(listed?.following).toHaveLength(2);
  expect(idsOf(listed?.followers ?? [])).toEqual([author.user._id]);
});

test('the seed’s pictures have addresses below the app’s base path', async () => {
  const { backend } = await createTestBackend({ settings: { basePath: '/films/' } });
  const { users, posts } = await everything(backend);
  for (const { avatar } of users) expect(avatar).toMatch(/^\/films\/avatars\//);
  const photos = posts.flatMap(({ photos: photo }) => photo ?? []);
  expect(photos).not.toEqual([]);
  for (const photo of photos) expect(photo).toMatch(/^\/films\/photos\//);
});
