import type { Page } from '@playwright/test';
import { GUEST } from '../../src/domain/demoAccounts';
import type { Post, User } from '../../src/domain/entities';
import { expect, test } from '../fixtures';
import { call, guestToken, waitForWorker } from '../support/api';
import { PIXEL } from '../support/pictures';

interface Body {
  posts: Post[];
  post: Post;
  users: User[];
  user: User;
  followUser: User;
  foundUser: User;
  createdUser: User;
  bookmarks: string[];
  encodedToken: string;
}

/** Calls the API and checks the answer against the spec's table. */
async function ask(page: Page, method: string, path: string, options = {}) {
  const answer = await call(page, method, path, options);
  return { status: answer.status, body: answer.body as Body, text: answer.text };
}

const allPosts = async (page: Page) => (await ask(page, 'GET', '/api/posts')).body.posts;
const allUsers = async (page: Page) => (await ask(page, 'GET', '/api/users')).body.users;

async function userBy(page: Page, username: string): Promise<User> {
  const user = (await allUsers(page)).find((one) => one.username === username);
  if (!user) throw new Error(`The seed holds no ${username}.`);
  return user;
}

async function postBy(page: Page, isIt: (post: Post) => boolean): Promise<Post> {
  const post = (await allPosts(page)).find(isIt);
  if (!post) throw new Error('The seed holds no such post.');
  return post;
}

const isOthers = (post: Post) => post.username !== GUEST.username;
const draft = (_id: string) => ({ postData: { _id, content: 'From the console', photos: PIXEL } });

test('each API call answers its documented status and body', async ({ page, watchdog }) => {
  watchdog.allow(/Failed to load resource/);
  await page.goto('/landing-page');
  await waitForWorker(page);

  await test.step('GET /api/users and /api/users/{userId}', async () => {
    const { status, body, text } = await ask(page, 'GET', '/api/users');
    expect(status).toBe(200);
    expect(body.users).toHaveLength(5);
    expect(text).not.toContain('password');
    const one = await ask(page, 'GET', `/api/users/${body.users[0]?._id ?? ''}`);
    expect(one.status).toBe(200);
    expect(one.body.user).toEqual(body.users[0]);
  });

  await test.step('GET /api/posts, /api/posts/{postId} and /api/posts/user/{username}', async () => {
    const posts = await allPosts(page);
    expect(posts).toHaveLength(6);
    const [first] = posts;
    const one = await ask(page, 'GET', `/api/posts/${first?._id ?? ''}`);
    expect(one.status).toBe(200);
    expect(one.body.post).toEqual(first);
    const own = await ask(page, 'GET', `/api/posts/user/${GUEST.username}`);
    expect(own.status).toBe(200);
    expect(own.body.posts).toHaveLength(posts.filter((post) => !isOthers(post)).length);
  });

  await test.step('POST /api/auth/login', async () => {
    const answer = await ask(page, 'POST', '/api/auth/login', { body: GUEST });
    expect(answer.status).toBe(200);
    expect(answer.body.foundUser.username).toBe(GUEST.username);
    expect(answer.body.encodedToken).toEqual(expect.any(String));
    expect(answer.text).not.toContain('password');
  });

  await test.step('POST /api/users/edit', async () => {
    const token = await guestToken(page);
    const body = { userData: { bio: 'New bio', website: 'https://example.com/' } };
    const answer = await ask(page, 'POST', '/api/users/edit', { token, body });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({ ...body.userData, firstName: 'Mina' });
  });

  await test.step('GET and POST bookmarks, and remove-bookmark', async () => {
    const token = await guestToken(page);
    const before = (await ask(page, 'GET', '/api/users/bookmark', { token })).body.bookmarks;
    const post = await postBy(page, ({ _id }) => !before.includes(_id));
    const added = await ask(page, 'POST', `/api/users/bookmark/${post._id}`, { token });
    expect(added.status).toBe(200);
    expect(added.body.bookmarks).toHaveLength(before.length + 1);
    expect(added.body.bookmarks).toContain(post._id);
    const removed = await ask(page, 'POST', `/api/users/remove-bookmark/${post._id}`, { token });
    expect(removed.status).toBe(200);
    expect(removed.body.bookmarks).toEqual(before);
  });

  await test.step('POST follow and unfollow', async () => {
    const token = await guestToken(page);
    const followed = (await userBy(page, GUEST.username)).following.map(({ _id }) => _id);
    const target = (await allUsers(page)).find(
      ({ _id, username }) => username !== GUEST.username && !followed.includes(_id),
    );
    const path = (verb: string) => `/api/users/${verb}/${target?._id ?? ''}`;
    const follow = await ask(page, 'POST', path('follow'), { token, body: {} });
    expect(follow.status).toBe(200);
    expect(follow.body.user.following).toHaveLength(followed.length + 1);
    expect(follow.body.followUser.followers.map((one) => one.username)).toContain(GUEST.username);
    const unfollow = await ask(page, 'POST', path('unfollow'), { token, body: {} });
    expect(unfollow.status).toBe(200);
    expect(unfollow.body.user.following).toHaveLength(followed.length);
  });

  await test.step('POST /api/posts, edit and DELETE', async () => {
    const token = await guestToken(page);
    const created = await ask(page, 'POST', '/api/posts', { token, body: draft('console-1') });
    expect(created.status).toBe(201);
    expect(created.body.posts).toHaveLength(7);
    const made = created.body.posts.find(({ _id }) => _id === 'console-1');
    expect(made).toMatchObject({
      username: GUEST.username,
      content: 'From the console',
      likes: { likeCount: 0, likedBy: [], dislikedBy: [] },
    });
    const body = { postData: { content: 'Edited', photos: null } };
    const edited = await ask(page, 'POST', '/api/posts/edit/console-1', { token, body });
    expect(edited.status).toBe(201);
    expect(edited.body.posts.find(({ _id }) => _id === 'console-1')).toMatchObject(body.postData);
    const deleted = await ask(page, 'DELETE', '/api/posts/console-1', { token });
    expect(deleted.status).toBe(201);
    expect(deleted.body.posts).toHaveLength(6);
  });

  await test.step('POST like and dislike', async () => {
    const token = await guestToken(page);
    await ask(page, 'POST', '/api/posts', { token, body: draft('console-2') });
    const likes = (posts: Post[]) => posts.find(({ _id }) => _id === 'console-2')?.likes;
    const liked = await ask(page, 'POST', '/api/posts/like/console-2', { token });
    expect(liked.status).toBe(201);
    expect(likes(liked.body.posts)).toMatchObject({
      likeCount: 1,
      likedBy: [{ username: GUEST.username }],
    });
    const disliked = await ask(page, 'POST', '/api/posts/dislike/console-2', { token });
    expect(disliked.status).toBe(201);
    expect(likes(disliked.body.posts)).toMatchObject({
      likeCount: 0,
      likedBy: [],
      dislikedBy: [{ username: GUEST.username }],
    });
  });

  await test.step('POST /api/auth/signup', async () => {
    const body = { firstName: 'A', lastName: 'B', username: 'ab', password: 'c', avatar: '' };
    const answer = await ask(page, 'POST', '/api/auth/signup', { body });
    expect(answer.status).toBe(201);
    expect(answer.body.createdUser).toMatchObject({ username: 'ab', firstName: 'A' });
    expect(answer.body.encodedToken).toEqual(expect.any(String));
    expect(answer.text).not.toContain('password');
  });
});
