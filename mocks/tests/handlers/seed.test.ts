import type { Backend } from '../../../src/domain/backend';
import { GUEST, SEED_PASSWORDS } from '../../../src/domain/demoAccounts';
import { createTestBackend } from '../../testing/testBackend';
import { createMemoryDb } from '../../db/memory';
import { expectSame } from '../../testing/expectSame';
import { everything, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { listPage, listsAt } from '../../testing/lists';
import { summarise, notificationsOf } from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';

async function login(backend: Backend, username: string) {
  const credentials = { username, password: SEED_PASSWORDS[username] };
  const answer = await post(backend, '/api/auth/login', undefined, credentials);
  return bodyOf(answer, 200, BODIES.login);
}

async function guestOf(backend: Backend) {
  const { foundUser, encodedToken } = await login(backend, GUEST.username);
  return { guest: foundUser, token: encodedToken };
}

async function feedOf(backend: Backend, query: string, token: string) {
  return bodyOf(await get(backend, `/api/posts?${query}`, token), 200, BODIES.page).posts;
}

async function diaryOf(backend: Backend, username: string) {
  const answer = await get(backend, `/api/users/${username}/diary?limit=100`);
  return bodyOf(answer, 200, BODIES.diary).entries;
}

test('the seed is five people and six posts, at least four of them with a photo', async () => {
  const { backend } = await createTestBackend();
  const { users, posts } = await everything(backend);
  expect(users).toHaveLength(5);
  expect(posts).toHaveLength(6);
  expect(posts.filter(({ photos }) => photos !== null).length).toBeGreaterThanOrEqual(4);
});

test('the seed has three lists, ranked and not, each liked and with notes', async () => {
  const { backend } = await createTestBackend();
  const { lists } = await listsAt(backend, '/api/lists');
  expect(new Set(lists.map(({ owner }) => owner.username)).size).toBe(3);
  expect(new Set(lists.map(({ ranked }) => ranked)).size).toBe(2);
  for (const { _id, likeCount, filmCount, posters } of lists) {
    expect([likeCount > 0, posters.length]).toEqual([true, 5]);
    const { films } = await listPage(backend, _id);
    expect(films).toHaveLength(filmCount);
    expect(films.filter(({ note }) => note !== null).length).toBeGreaterThan(2);
  }
});

const HOUR_MS = 3_600_000;

test.each(['2026-11-01T00:00:00Z', '2026-11-01T23:59:59Z', '2031-03-01T12:00:00Z'])(
  'on a first visit at %s the newest post is one to two days old, the newest diary entry yesterday’s',
  async (now) => {
    const { backend, clock } = await createTestBackend();
    clock.set(now);
    const { posts, users } = await everything(backend);
    const age = Date.parse(now) - Date.parse(posts[0]?.createdAt ?? '');
    expect(age).toBeGreaterThan(26 * HOUR_MS);
    expect(age).toBeLessThan(51 * HOUR_MS);
    for (const { updatedAt } of posts) expect(Date.parse(updatedAt)).toBe(Date.parse(now));
    const days = [];
    for (const { username } of users)
      days.push((await diaryOf(backend, username))[0]?.watchedOn ?? '');
    const yesterday = new Date(Date.parse(now) - 24 * HOUR_MS).toISOString().slice(0, 10);
    expect(days.sort().at(-1)).toBe(yesterday);
  },
);

test('the seed keeps its dates on later visits', async () => {
  const db = createMemoryDb();
  const first = await createTestBackend({ db });
  const before = await everything(first.backend);
  const later = await createTestBackend({ db });
  later.clock.set('2026-12-24T18:00:00Z');
  expectSame(await everything(later.backend), before);
});

test('the seed has four photos in one post, one post about a film’s course, and four people in one conversation', async () => {
  const { backend } = await createTestBackend();
  const { token } = await guestOf(backend);
  const posts = await feedOf(backend, 'feed=explore', token);
  expect(posts.filter(({ pictures }) => pictures.length === 4)).toHaveLength(1);
  const marked = posts.filter(({ spoilers }) => spoilers);
  expect(marked.map(({ film }) => film?.watched)).toEqual([false]);
  const replies = [];
  for (const { _id } of [{ _id: 'duel-at-the-drive-in' }, { _id: 'one-goat' }]) {
    const answer = await get(backend, `/api/posts?replyTo=${_id}`);
    replies.push(...bodyOf(answer, 200, BODIES.page).posts);
  }
  expect(new Set(replies.map(({ username }) => username)).size).toBe(4);
});

test('the seed’s diaries have some thirty evenings in words, each different', async () => {
  const { backend } = await createTestBackend();
  const { users } = await everything(backend);
  const texts = [];
  for (const { username } of users)
    texts.push(
      ...(await diaryOf(backend, username)).flatMap(({ text, postId }) =>
        postId === null && text !== null ? [text] : [],
      ),
    );
  expect(new Set(texts).size).toBeGreaterThanOrEqual(30);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the guest follows some people, has followers, posts and bookmarks', async () => {
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

test('the seed’s posts have a different order in each sort', async () => {
  const { backend } = await createTestBackend();
  const { token } = await guestOf(backend);
  const orders = [];
  for (const sort of ['latest', 'oldest', 'trending']) {
    orders.push(idsOf(await feedOf(backend, `feed=explore&sort=${sort}`, token)).join());
  }
  expect(new Set(orders).size).toBe(3);
});

test('follows, likes and bookmarks in the seed are consistent on both sides', async () => {
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

test('the seed has replies, and as many more as are configured', async () => {
  const { backend } = await createTestBackend({ settings: { seedReplies: 30 } });
  const { users, posts } = await everything(backend);
  expect(posts[0]?.replyCount).toBe(30);
  expect(users.reduce((sum, { replyCount }) => sum + replyCount, 0)).toBe(36);
});

test('the guest has notifications about the seed’s likes, all read', async () => {
  const { backend } = await createTestBackend();
  const { token } = await guestOf(backend);
  const { notifications, unread } = await notificationsOf(backend, { token });
  expect(notifications.map(summarise)).toEqual([
    ['like', ['reelruth', 'noirnoel'], 2, 'dust-in-the-beam', 'read'],
    ['like', ['noirnoel'], 1, 'that-telephone', 'read'],
    ['like', ['framebyframe', 'kinokai', 'reelruth'], 3, 'first-showing', 'read'],
  ]);
  expect(notifications.every(({ post, createdAt }) => post?.createdAt === createdAt)).toBe(true);
  expect(unread).toBe(0);
});

test('a seeded notification keeps its position and date when one of its likes is removed', async () => {
  const { backend } = await createTestBackend();
  const { token } = await guestOf(backend);
  const { notifications: before } = await notificationsOf(backend, { token });
  const { encodedToken: fan } = await login(backend, 'reelruth');
  bodyOf(await post(backend, '/api/posts/dislike/dust-in-the-beam', fan), 201, BODIES.posts);
  const { notifications: after } = await notificationsOf(backend, { token });
  expect(after.map(summarise)).toEqual([
    ['like', ['noirnoel'], 1, 'dust-in-the-beam', 'read'],
    ...before.slice(1).map(summarise),
  ]);
  expect(after.map(({ createdAt }) => createdAt)).toEqual(before.map(({ createdAt }) => createdAt));
});

test('people in the seed have notifications about replies and likes', async () => {
  const { backend } = await createTestBackend();
  const { encodedToken: token } = await login(backend, 'noirnoel');
  const { notifications, unread } = await notificationsOf(backend, { token });
  expect([notifications.map(summarise), unread]).toEqual([
    [
      ['like', ['framebyframe', 'reelruth'], 2, 'never-a-face', 'read'],
      ['reply', ['matinee'], 1, 'that-telephone', 'read'],
      ['like', ['framebyframe', 'kinokai', 'reelruth'], 4, 'lonely-place', 'read'],
    ],
    0,
  ]);
});

test('the guest has as many notifications about replies as are configured', async () => {
  const { backend } = await createTestBackend({ settings: { seedNotifications: 30 } });
  const { token } = await guestOf(backend);
  const { notifications, unread } = await notificationsOf(backend, { token }, '?limit=100');
  const replies = notifications.filter(({ kind }) => kind === 'reply');
  expect([replies.length, notifications.length, unread]).toEqual([30, 33, 0]);
  const { posts } = bodyOf(
    await get(backend, '/api/posts?replyTo=first-showing&limit=100'),
    200,
    BODIES.page,
  );
  expect(idsOf(posts).reverse()).toEqual(replies.map(({ post: reply }) => reply?._id));
  expect(posts.some(({ username }) => username === GUEST.username)).toBe(false);
});

test('likes of generated posts notify nobody, even after one is removed', async () => {
  const { backend } = await createTestBackend({ settings: { seedPosts: 60 } });
  const { guest, token } = await guestOf(backend);
  const { posts } = await everything(backend);
  const isMine = ({ _id }: { _id: string }) => _id === guest._id;
  const liked = posts.filter(
    ({ _id, author, likes }) =>
      _id.startsWith('seed-') && likes.likedBy.some(isMine) && !isMine(author),
  );
  expect(liked.length).toBeGreaterThan(0);
  for (const { _id, username } of liked) {
    await post(backend, `/api/posts/dislike/${_id}`, token);
    const { encodedToken } = await login(backend, username);
    const { notifications } = await notificationsOf(backend, { token: encodedToken }, '?limit=100');
    expect(
      notifications.filter((notification) => notification.post?._id.startsWith('seed-')),
    ).toEqual([]);
  }
});
