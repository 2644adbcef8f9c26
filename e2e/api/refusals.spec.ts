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

test('every refusal of the catalogue answers its status and its words', async ({ page }) => {
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
});

test('a dislike after somebody else’s like, twice, and a follow, twice, are refused', async ({
  page,
}) => {
  const token = await guestToken(page);
  const signup = await call(page, 'POST', '/api/auth/signup', {
    body: { firstName: 'A', lastName: 'B', username: 'second', password: 'p', avatar: '' },
  });
  const second = signup.body as { encodedToken: string; createdUser: { _id: string } };
  const postData = { _id: 'refused-2', content: 'Mine', photos: null };
  await call(page, 'POST', '/api/posts', { token, body: { postData } });
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

const EVERYWHERE = ['{', '', 'null', '[]', '"text"', '{"postData":null}', '{"userData":[1,2]}'];

const HOSTILE: Record<string, string[]> = {
  '/api/auth/login': ['{"username":{},"password":[]}', '{"username":"matinee"}'],
  '/api/auth/signup': ['{"username":{},"password":[]}', '{"username":"a b","password":"x"}'],
  '/api/posts': [
    '{"postData":{"_id":7,"content":{},"photos":[]}}',
    '{"postData":{"_id":"../x","content":"x","photos":null}}',
    '{"postData":{"_id":"h","content":"x","photos":"https://evil.example/a.png"}}',
    '{"postData":{"_id":"h","content":" ","photos":null}}',
  ],
  '/api/posts/edit/hostile-1': [
    '{"postData":{"content":{},"photos":[]}}',
    '{"postData":{"photos":"javascript:alert(1)"}}',
  ],
  '/api/users/edit': ['{"userData":{"website":"javascript:alert(1)"}}', '{"userData":{"bio":7}}'],
};

for (const [path, bodies] of Object.entries(HOSTILE)) {
  test(`hostile bodies to ${path} are refused with 400 and JSON`, async ({ page }) => {
    const token = await guestToken(page);
    const postData = { _id: 'hostile-1', content: 'Mine', photos: null };
    await call(page, 'POST', '/api/posts', { token, body: { postData } });
    for (const raw of [...EVERYWHERE, ...bodies]) {
      const answer = await call(page, 'POST', path, { token, raw });
      expect.soft(answer.status, raw).toBe(400);
      expect.soft(answer.type, raw).toContain('json');
      expect.soft(answer.body, raw).toEqual({ errors: [expect.any(String)] });
    }
  });
}

test('a bad percent escape is refused with 400', async ({ page }) => {
  const answer = await call(page, 'GET', '/api/posts/user/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(answer.type).toContain('json');
});
