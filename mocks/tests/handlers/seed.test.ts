import type { Backend } from '../../../src/domain/backend';
import { GUEST } from '../../../src/domain/demoAccounts';
import { createTestBackend } from '../../testing/testBackend';
import { everything, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

async function guestOf(backend: Backend) {
  const answer = await post(backend, '/api/auth/login', undefined, GUEST);
  const { foundUser, encodedToken } = bodyOf(answer, 200, BODIES.login);
  return { guest: foundUser, token: encodedToken };
}

async function feedOf(backend: Backend, query: string, token: string) {
  return bodyOf(await get(backend, `/api/posts?${query}`, token), 200, BODIES.page).posts;
}

test('the seed is five people and six posts, at least four of them with a photo', async () => {
  const { backend } = await createTestBackend();
  const { users, posts } = await everything(backend);
  expect(users).toHaveLength(5);
  expect(posts).toHaveLength(6);
  expect(posts.filter(({ photos }) => photos !== null).length).toBeGreaterThanOrEqual(4);
});

test('seed posts were written in the past and refreshed when they were stored', async () => {
  const { backend, clock } = await createTestBackend();
  const now = clock.now().getTime();
  const { posts } = await everything(backend);
  for (const { createdAt, updatedAt } of posts) {
    expect(Date.parse(createdAt)).toBeLessThan(now);
    expect(Date.parse(updatedAt)).toBe(Math.floor(now / 1000) * 1000);
  }
});

test('the guest follows some but not all, is followed, and has posts and bookmarks', async () => {
  const { backend } = await createTestBackend();
  const { guest, token } = await guestOf(backend);
  const home = await feedOf(backend, 'feed=home', token);
  const own = home.filter(({ username }) => username === GUEST.username);
  expect(guest.following.length).toBeGreaterThan(0);
  expect(guest.following.length).toBeLessThan(4);
  expect(guest.followers.length).toBeGreaterThan(0);
  expect(guest.bookmarks.length).toBeGreaterThan(0);
  expect(await feedOf(backend, 'feed=bookmarks', token)).toHaveLength(guest.bookmarks.length);
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(home.length);
});

test('the three sorts of the seed posts differ', async () => {
  const { backend } = await createTestBackend();
  const { token } = await guestOf(backend);
  const orders = [];
  for (const sort of ['latest', 'oldest', 'trending']) {
    orders.push(idsOf(await feedOf(backend, `feed=explore&sort=${sort}`, token)).join());
  }
  expect(new Set(orders).size).toBe(3);
});

test('every relation of the seed holds on both sides', async () => {
  const { backend } = await createTestBackend();
  const { users, posts } = await everything(backend);
  const follows = users.flatMap(({ _id, following }) =>
    following.map((followed) => `${_id} ${followed._id}`),
  );
  const followed = users.flatMap(({ _id, followers }) =>
    followers.map((follower) => `${follower._id} ${_id}`),
  );
  expect(follows.sort()).toEqual(followed.sort());
  expect(idsOf(posts)).toEqual(expect.arrayContaining(users.flatMap(({ bookmarks }) => bookmarks)));
  for (const { likes } of posts) expect(likes.likedBy).toHaveLength(likes.likeCount);
});

test('people in the seed answer each other, and as many times more as are asked for', async () => {
  const { backend } = await createTestBackend({ settings: { seedReplies: 30 } });
  const { users, posts } = await everything(backend);
  expect(posts[0]?.replyCount).toBe(30);
  expect(users.reduce((sum, { replyCount }) => sum + replyCount, 0)).toBe(34);
});
