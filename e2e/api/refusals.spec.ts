import type { Page } from '@playwright/test';
import { GUEST } from '../../src/domain/demoAccounts';
import { REFUSALS, type RefusalName } from '../../src/domain/errors';
import { expect, test } from '../fixtures';
import { call, guestToken, waitForWorker } from '../support/api';

test.beforeEach(async ({ page, watchdog }) => {
  watchdog.allow(/Failed to load resource/);
  await page.goto('/landing-page');
  await waitForWorker(page);
});

async function expectRefusal(
  page: Page,
  name: RefusalName,
  method: string,
  path: string,
  options = {},
): Promise<void> {
  const [status, message] = REFUSALS[name];
  const answer = await call(page, method, path, options);
  expect.soft(answer, `${method} ${path}`).toMatchObject({ status, body: { errors: [message] } });
}

interface Item {
  _id: string;
  username: string;
}

async function firstOf(page: Page, path: string, key: 'posts' | 'users', isOwn: boolean) {
  const { body } = await call(page, 'GET', path);
  const items = (body as Record<string, Item[]>)[key] ?? [];
  return items.find(({ username }) => (username === GUEST.username) === isOwn)?._id ?? '';
}

test('every refusal has the documented status and message', async ({ page }) => {
  const token = await guestToken(page);
  const others = await firstOf(page, '/api/posts', 'posts', false);
  const self = await firstOf(page, '/api/users', 'users', true);
  const postData = { _id: 'refused-1', content: 'Mine', photos: null };
  await call(page, 'POST', '/api/posts', { token, body: { postData } });
  const own = (verb: string) => `/api/posts/${verb}/refused-1`;
  const mark = (verb: string) => `/api/users/${verb}/refused-1`;

  await expectRefusal(page, 'wrongPassword', 'POST', '/api/auth/login', {
    body: { ...GUEST, password: 'x' },
  });
  await expectRefusal(page, 'unknownUsername', 'POST', '/api/auth/login', {
    body: { username: 'nobody', password: 'x' },
  });
  await expectRefusal(page, 'usernameTaken', 'POST', '/api/auth/signup', {
    body: { ...GUEST, firstName: 'M', lastName: 'O', avatar: '' },
  });
  await expectRefusal(page, 'editNotAuthor', 'POST', `/api/posts/edit/${others}`, {
    token,
    body: { postData: { content: 'x' } },
  });
  await expectRefusal(page, 'deleteNotAuthor', 'DELETE', `/api/posts/${others}`, { token });
  await expectRefusal(page, 'likeBelowZero', 'POST', own('dislike'), { token });
  await call(page, 'POST', own('like'), { token });
  await expectRefusal(page, 'alreadyLiked', 'POST', own('like'), { token });
  await expectRefusal(page, 'notBookmarked', 'POST', mark('remove-bookmark'), { token });
  await call(page, 'POST', mark('bookmark'), { token });
  await expectRefusal(page, 'alreadyBookmarked', 'POST', mark('bookmark'), { token });
  await expectRefusal(page, 'selfFollow', 'POST', `/api/users/follow/${self}`, { token, body: {} });
  await expectRefusal(page, 'usernameFixed', 'POST', '/api/users/edit', {
    token,
    body: { userData: { username: 'other' } },
  });
  await expectRefusal(page, 'invalidToken', 'GET', '/api/users/bookmark', { token: 'rubbish' });
  await expectRefusal(page, 'postNotFound', 'GET', '/api/posts/no-such-post');
  await expectRefusal(page, 'userNotFound', 'GET', '/api/users/no-such-user');
  await expectRefusal(page, 'unknownPath', 'GET', '/api/nothing-here');

  await test.step('liking, disliking or following twice is refused the second time', async () => {
    const signup = await call(page, 'POST', '/api/auth/signup', {
      body: { firstName: 'A', lastName: 'B', username: 'second', password: 'p', avatar: '' },
    });
    const second = signup.body as { encodedToken: string; createdUser: { _id: string } };
    const shared = { _id: 'refused-2', content: 'Mine', photos: null };
    await call(page, 'POST', '/api/posts', { token, body: { postData: shared } });
    const like = '/api/posts/like/refused-2';
    const dislike = '/api/posts/dislike/refused-2';
    await call(page, 'POST', like, { token });
    await call(page, 'POST', like, { token: second.encodedToken });
    await call(page, 'POST', dislike, { token });
    await expectRefusal(page, 'alreadyDisliked', 'POST', dislike, { token });

    const person = second.createdUser._id;
    await expectRefusal(page, 'notFollowing', 'POST', `/api/users/unfollow/${person}`, {
      token,
      body: {},
    });
    await call(page, 'POST', `/api/users/follow/${person}`, { token, body: {} });
    await expectRefusal(page, 'alreadyFollowing', 'POST', `/api/users/follow/${person}`, {
      token,
      body: {},
    });
  });
});
