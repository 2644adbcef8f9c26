import { GUEST, SEED_PASSWORDS } from '../../../src/domain/demoAccounts';
import { aPerson, aPost, backendWith, expectRefusal, get, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import {
  aBusyPerson,
  aCommunity,
  deleteAccount,
  FILM,
  logIn,
  MARK,
  RETURN_MS,
} from '../../testing/leaving';
import { notificationsOf, notificationSummaries } from '../../testing/notifications';
import { react, setFollow } from '../../testing/notificationScene';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

async function stage() {
  const { backend, clock } = await createTestBackend();
  const others = await aCommunity(backend);
  const leo = await aBusyPerson(backend, others);
  return { backend, clock, ...others, leo };
}

async function left() {
  const staged = await stage();
  expect(await deleteAccount(staged.backend, staged.leo)).toMatchObject({ status: 200, body: {} });
  return staged;
}

describe('DELETE /api/auth/account', () => {
  test('ends all sessions', async () => {
    const { backend, leo } = await stage();
    const elsewhere = bodyOf(await logIn(backend, 'Leo'), 200, BODIES.login).encodedToken;
    await deleteAccount(backend, leo);
    for (const token of [leo.token, elsewhere])
      expectRefusal(await get(backend, '/api/users/bookmark', token), 'invalidToken');
  });

  test('needs the person’s own password, and otherwise changes nothing', async () => {
    const { backend, leo } = await stage();
    expectRefusal(await deleteAccount(backend, leo, 'wrong'), 'wrongPassword');
    expectRefusal(await deleteAccount(backend, { token: '' }), 'invalidToken');
    expect((await get(backend, '/api/users/bookmark', leo.token)).status).toBe(200);
    expect((await get(backend, '/api/users?username=Leo')).status).toBe(200);
  });

  test('leaves the sample accounts, whatever password is sent', async () => {
    const { backend } = await createTestBackend();
    for (const [username, password] of Object.entries(SEED_PASSWORDS)) {
      const { encodedToken: token } = bodyOf(
        await logIn(backend, username, password),
        200,
        BODIES.login,
      );
      for (const sent of [password, 'wrong'])
        expectRefusal(await deleteAccount(backend, { token }, sent), 'sampleAccount');
    }
    expect((await logIn(backend, GUEST.username, GUEST.password)).status).toBe(200);
  });
});

/** Whatever shows people or what they wrote. */
const READ = [
  '/api/users',
  '/api/users?q=agn',
  '/api/users?suggested=true',
  '/api/users?username=Ada',
  '/api/posts',
  '/api/posts?feed=explore&limit=100',
  '/api/posts?feed=home',
  '/api/posts?feed=bookmarks',
  `/api/posts?film=${FILM}`,
  '/api/posts?replyTo=adas-post',
  '/api/posts?q=gleaners',
  '/api/posts/bens-answer',
  '/api/posts/user/Ada?replies=true',
  '/api/notifications',
  `/api/films/${FILM}`,
  `/api/films/${FILM}/diaries`,
  '/api/films/friends',
  '/api/lists',
  `/api/lists?film=${FILM}&sort=liked`,
  '/api/lists/adas-list',
];

const ABSENT = [
  ['/api/users?username=Leo', 'userNotFound'],
  ['/api/posts/user/Leo', 'userNotFound'],
  ['/api/users/Leo/diary', 'userNotFound'],
  ['/api/users/Leo/films', 'userNotFound'],
  ['/api/users/Leo/lists', 'userNotFound'],
  ['/api/users/Leo/watchlist', 'userNotFound'],
  [`/api/posts/${MARK}post`, 'postNotFound'],
  [`/api/posts/${MARK}reply`, 'postNotFound'],
  [`/api/lists/${MARK}list`, 'listNotFound'],
] as const;

test('from that moment nobody sees them or what they made, with a session or without', async () => {
  const { backend, ada, leo } = await left();
  const { _id } = leo.user;
  for (const token of [ada.token, undefined]) {
    for (const path of READ) {
      const { status, body } = await get(backend, path, token);
      const isMembersOnly = /home|bookmarks|notifications|friends|suggested/.test(path);
      if (token !== undefined || !isMembersOnly) expect(`${path} ${status}`).toBe(`${path} 200`);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`"(${_id}|Leo)"`));
    }
    for (const [path, refusal] of ABSENT) expectRefusal(await get(backend, path, token), refusal);
    expectRefusal(await get(backend, `/api/users/${_id}`, token), 'userNotFound');
  }
  expectRefusal(await post(backend, `/api/posts/like/${MARK}post`, ada.token), 'postNotFound');
  const { foundUser } = bodyOf(await logIn(backend, 'Ada'), 200, BODIES.login);
  expect(foundUser.followers.map(({ username }) => username)).toEqual(['Cleo']);
});

test('a reply to a post of theirs answers one that was deleted', async () => {
  const { backend, ada } = await left();
  const { post: answer } = bodyOf(
    await get(backend, '/api/posts/bens-answer', ada.token),
    200,
    BODIES.post,
  );
  expect(answer.replyTo).toEqual({ _id: `${MARK}post`, deleted: true });
});

test('notifications of what they did go, and those of others stay', async () => {
  const { backend, ada } = await stage();
  const before = await notificationsOf(backend, ada);
  expect(JSON.stringify(before)).toContain('"Leo"');
  const { backend: later, ada: adaLater } = await left();
  expect(await notificationSummaries(later, adaLater)).toEqual([
    ['follow', ['Cleo'], 2, null, 'new'],
    ['like', ['Cleo'], 2, 'adas-post', 'new'],
    ['listLike', ['Cleo'], 2, null, 'new'],
  ]);
  expect((await notificationsOf(later, adaLater)).unread).toBe(3);
});

describe('a login within seven days', () => {
  test('takes it back: everything is as it was', async () => {
    const { backend, clock, ada, leo } = await stage();
    const seen = async () => [
      (await get(backend, '/api/users?username=Leo', ada.token)).body,
      (await get(backend, `/api/posts/${MARK}post`, ada.token)).body,
      (await get(backend, '/api/users/Leo/diary', ada.token)).body,
    ];
    const before = await seen();
    await deleteAccount(backend, leo);
    clock.advance(RETURN_MS);
    await backend.eraseLeavers();
    const { isBack, encodedToken } = bodyOf(await logIn(backend, 'Leo'), 200, BODIES.login);
    expect(isBack).toBe(true);
    expect((await get(backend, '/api/users/bookmark', encodedToken)).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect(bodyOf(await logIn(backend, 'Leo'), 200, BODIES.login).isBack).toBeUndefined();
    clock.advance(RETURN_MS);
    await backend.eraseLeavers();
    expect((await logIn(backend, 'Leo')).status).toBe(200);
  });

  test('needs the password', async () => {
    const { backend } = await left();
    expectRefusal(await logIn(backend, 'Leo', 'wrong'), 'wrongPassword');
    expectRefusal(await get(backend, '/api/users?username=Leo'), 'userNotFound');
  });

  test('is what their name is kept for', async () => {
    const { backend, clock } = await left();
    const signUp = () =>
      post(backend, '/api/auth/signup', undefined, {
        firstName: 'L',
        lastName: '',
        username: 'leo',
        password: 'x',
        avatar: '',
      });
    expectRefusal(await signUp(), 'usernameTaken');
    clock.advance(RETURN_MS + 1);
    expectRefusal(await logIn(backend, 'Leo'), 'unknownUsername');
    await backend.eraseLeavers();
    expect((await signUp()).status).toBe(201);
    expectRefusal(await logIn(backend, 'Leo'), 'wrongPassword');
  });
});

test('somebody else’s account can be deleted meanwhile, and both go', async () => {
  const { backend, clock, ben } = await left();
  await deleteAccount(backend, ben);
  clock.advance(RETURN_MS + 1);
  await backend.eraseLeavers();
  for (const name of ['Leo', 'Ben']) expectRefusal(await logIn(backend, name), 'unknownUsername');
});

test('who joins a notification again is told of, beside somebody who has left', async () => {
  const { backend, me, other } = await backendWith('me', 'other');
  const leaver = await aPerson(backend);
  await aPost(backend, me, { _id: 'mine' });
  await react(backend, 'like', leaver, 'mine');
  await setFollow(backend, 'follow', leaver, me);
  await deleteAccount(backend, leaver);
  expect(await notificationSummaries(backend, me)).toEqual([]);
  await react(backend, 'like', other, 'mine');
  const [summary] = await notificationSummaries(backend, me);
  expect(summary).toEqual(['like', [other.user.username], 2, 'mine', 'new']);
});
