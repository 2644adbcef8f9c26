import type { Backend } from '../../../src/domain/backend';
import { LIMITS } from '../../../src/domain/limits';
import {
  aPerson,
  aPost,
  expectMalformed,
  expectRefusal,
  get,
  MINIMAL,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import {
  summarise,
  readAll,
  notificationSummaries,
  notificationsOf,
} from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';
import { restore } from '../../testing/threads';

/** Ada has a post; Ben, Cleo, Dora and Emil have accounts. */
async function stage() {
  const { backend, clock } = await createTestBackend();
  const named = (username: string) => aPerson(backend, { username });
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')];
  const [dora, emil] = [await named('Dora'), await named('Emil')];
  await aPost(backend, ada, { _id: 'made' });
  return { backend, clock, ada, ben, cleo, dora, emil };
}

async function react(backend: Backend, how: 'like' | 'dislike', { token }: Person, id = 'made') {
  const answer = await post(backend, `/api/posts/${how}/${id}`, token, {}, MINIMAL);
  expect(answer.status).toBe(201);
}

const setFollow = async (backend: Backend, how: 'follow' | 'unfollow', by: Person, to: Person) =>
  bodyOf(await post(backend, `/api/users/${how}/${to.user._id}`, by.token), 200, BODIES.follow);

async function edit(backend: Backend, id: string, content: string, { token }: Person) {
  const postData = { content };
  const answer = await post(backend, `/api/posts/edit/${id}`, token, { postData }, MINIMAL);
  expect(answer.status).toBe(201);
}

describe('the likes of a post', () => {
  test('are joined in one notification, with the last three names and the count', async () => {
    const { backend, ada, ben, cleo, dora, emil } = await stage();
    for (const fan of [ben, cleo, dora, emil]) await react(backend, 'like', fan);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['like', ['Emil', 'Dora', 'Cleo'], 4, 'made', 'new'],
    ]);
    expect(await notificationSummaries(backend, ben)).toEqual([]);
  });

  test('are not joined with those of another post or reply', async () => {
    const { backend, ada, ben } = await stage();
    await aPost(backend, ada, { _id: 'answer', replyTo: 'made' });
    await react(backend, 'like', ben, 'answer');
    await react(backend, 'like', ben);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['like', ['Ben'], 1, 'made', 'new'],
      ['like', ['Ben'], 1, 'answer', 'new'],
    ]);
  });

  test('do not include the author’s own', async () => {
    const { backend, ada, ben } = await stage();
    await react(backend, 'like', ada);
    expect(await notificationSummaries(backend, ada)).toEqual([]);
    await react(backend, 'like', ben);
    await react(backend, 'dislike', ada);
    await react(backend, 'like', ada);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['like', ['Ben'], 1, 'made', 'new'],
    ]);
  });

  test('no longer include a person who dislikes it, and the notification goes with the last like', async () => {
    const { backend, ada, ben, cleo } = await stage();
    for (const fan of [ben, cleo]) await react(backend, 'like', fan);
    await react(backend, 'dislike', cleo);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['like', ['Ben'], 1, 'made', 'new'],
    ]);
    await react(backend, 'dislike', ben);
    expect(await notificationsOf(backend, ada)).toMatchObject({ notifications: [], unread: 0 });
  });

  test('are unread again with another like, and read again once that is removed', async () => {
    const { backend, clock, ada, ben, cleo } = await stage();
    await react(backend, 'like', ben);
    const [first] = (await notificationsOf(backend, ada)).notifications;
    await readAll(backend, ada);
    clock.advance(60_000);
    await react(backend, 'like', cleo);
    const [second] = (await notificationsOf(backend, ada)).notifications;
    expect(first).toMatchObject({ createdAt: '2026-11-01T12:00:00Z', read: false });
    expect(second).toMatchObject({ createdAt: '2026-11-01T12:01:00Z', read: false, count: 2 });
    expect(Number(second?._id)).toBeGreaterThan(Number(first?._id));
    await react(backend, 'dislike', cleo);
    const [third] = (await notificationsOf(backend, ada)).notifications;
    expect(third).toMatchObject({
      _id: first?._id,
      createdAt: '2026-11-01T12:00:00Z',
      read: true,
      count: 1,
    });
  });
});

describe('follows', () => {
  test('are joined in one notification per day, the latest first', async () => {
    const { backend, clock, ada, ben, cleo, dora } = await stage();
    clock.set('2026-11-01T23:59:00Z');
    for (const fan of [ben, cleo]) await setFollow(backend, 'follow', fan, ada);
    clock.set('2026-11-02T00:00:00Z');
    await setFollow(backend, 'follow', dora, ada);
    const { notifications } = await notificationsOf(backend, ada);
    expect(notifications.map(summarise)).toEqual([
      ['follow', ['Dora'], 1, null, 'new'],
      ['follow', ['Cleo', 'Ben'], 2, null, 'new'],
    ]);
    expect(notifications.map(({ createdAt }) => createdAt)).toEqual([
      '2026-11-02T00:00:00Z',
      '2026-11-01T23:59:00Z',
    ]);
    expect(await notificationSummaries(backend, ben)).toEqual([]);
  });

  test('disappear from the list when the person unfollows', async () => {
    const { backend, clock, ada, ben, cleo } = await stage();
    await setFollow(backend, 'follow', ben, ada);
    clock.advance(86_400_000);
    await setFollow(backend, 'follow', cleo, ada);
    await readAll(backend, ada);
    await setFollow(backend, 'unfollow', cleo, ada);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['follow', ['Ben'], 1, null, 'read'],
    ]);
    await setFollow(backend, 'unfollow', ben, ada);
    expect(await notificationSummaries(backend, ada)).toEqual([]);
  });

  test('of the same day stay when one of them is undone', async () => {
    const { backend, ada, ben, cleo } = await stage();
    await setFollow(backend, 'follow', ben, ada);
    await readAll(backend, ada);
    await setFollow(backend, 'follow', cleo, ada);
    await setFollow(backend, 'unfollow', cleo, ada);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['follow', ['Ben'], 1, null, 'read'],
    ]);
  });
});

describe('a reply', () => {
  test('notifies the author of the post it answers', async () => {
    const { backend, ada, ben, cleo } = await stage();
    await aPost(backend, ben, { _id: 'answer', replyTo: 'made' });
    await aPost(backend, cleo, { _id: 'below', replyTo: 'answer' });
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['reply', ['Ben'], 1, 'answer', 'new'],
    ]);
    expect(await notificationSummaries(backend, ben)).toEqual([
      ['reply', ['Cleo'], 1, 'below', 'new'],
    ]);
  });

  test('to one’s own post notifies nobody', async () => {
    const { backend, ada } = await stage();
    await aPost(backend, ada, { replyTo: 'made' });
    expect(await notificationSummaries(backend, ada)).toEqual([]);
  });

  test('that also mentions that author notifies them once', async () => {
    const { backend, ada, ben, cleo } = await stage();
    const fields = { _id: 'answer', replyTo: 'made', content: '@Ada, ask @Cleo.' };
    await aPost(backend, ben, fields);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['reply', ['Ben'], 1, 'answer', 'new'],
    ]);
    expect(await notificationSummaries(backend, cleo)).toEqual([
      ['mention', ['Ben'], 1, 'answer', 'new'],
    ]);
    await edit(backend, 'answer', 'Ask @Cleo.', ben);
    await edit(backend, 'answer', '@Ada, ask @Cleo.', ben);
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['reply', ['Ben'], 1, 'answer', 'new'],
    ]);
  });

  test('notifies once, however often it is sent', async () => {
    const { backend, ada, ben } = await stage();
    const send = () => aPost(backend, ben, { _id: 'answer', replyTo: 'made' });
    await send();
    await readAll(backend, ada);
    await send();
    expect(await notificationSummaries(backend, ada)).toEqual([
      ['reply', ['Ben'], 1, 'answer', 'read'],
    ]);
  });
});

describe('a mention', () => {
  test('notifies everybody it names who exists, but not the author', async () => {
    const { backend, ada, ben, cleo } = await stage();
    await aPost(backend, ada, { _id: 'call', content: '@ben and @BEN, @Ada and @nobody-here' });
    expect(await notificationSummaries(backend, ben)).toEqual([
      ['mention', ['Ada'], 1, 'call', 'new'],
    ]);
    expect(await notificationSummaries(backend, ada)).toEqual([]);
    expect(await notificationSummaries(backend, cleo)).toEqual([]);
  });

  test('notifies only the first fifty people', async () => {
    const { backend, ada, ben, cleo } = await stage();
    const names = Array.from({ length: LIMITS.mentions - 1 }, (_, place) => `@nobody${place}`);
    await aPost(backend, ada, { content: [...names, '@Ben', '@Cleo'].join(' ') });
    expect(await notificationSummaries(backend, ben)).toHaveLength(1);
    expect(await notificationSummaries(backend, cleo)).toEqual([]);
  });

  test('notifies when an edit adds it, and the notification is removed when an edit removes it', async () => {
    const { backend, clock, ada, ben, cleo, dora } = await stage();
    await aPost(backend, ada, { _id: 'call', content: '@Ben and @Cleo' });
    for (const person of [ben, cleo]) await readAll(backend, person);
    clock.advance(60_000);
    await edit(backend, 'call', '@Ben and @Dora', ada);
    expect(await notificationSummaries(backend, ben)).toEqual([
      ['mention', ['Ada'], 1, 'call', 'read'],
    ]);
    expect(await notificationSummaries(backend, cleo)).toEqual([]);
    const [notification] = (await notificationsOf(backend, dora)).notifications;
    expect(notification).toMatchObject({
      kind: 'mention',
      read: false,
      createdAt: '2026-11-01T12:01:00Z',
    });
    await edit(backend, 'call', '@Ben and @Cleo', ada);
    expect(await notificationSummaries(backend, cleo)).toEqual([
      ['mention', ['Ada'], 1, 'call', 'new'],
    ]);
  });

  test('does not notify a person who signed up after the post when that is edited', async () => {
    const { backend, ada } = await stage();
    await aPost(backend, ada, { _id: 'call', content: '@Faye, at last.' });
    const faye = await aPerson(backend, { username: 'Faye' });
    await edit(backend, 'call', '@Faye, at long last.', ada);
    expect(await notificationSummaries(backend, faye)).toEqual([]);
  });

  test('keeps its notification if an edit does not change the text', async () => {
    const { backend, ada, ben } = await stage();
    await aPost(backend, ada, { _id: 'call', content: '@Ben' });
    await edit(backend, 'call', '@Ben', ada);
    expect(await notificationSummaries(backend, ben)).toEqual([
      ['mention', ['Ada'], 1, 'call', 'new'],
    ]);
  });
});

describe('a post that is deleted', () => {
  async function notified() {
    const scene = await stage();
    const { backend, ada, cleo, dora } = scene;
    await aPost(backend, ada, { _id: 'call', content: '@Ben' });
    await react(backend, 'like', cleo, 'call');
    await react(backend, 'like', dora, 'call');
    await readAll(backend, ada);
    return { ...scene, expected: [['like', ['Dora', 'Cleo'], 2, 'call', 'read']] };
  }

  test('removes its notifications, and restoring it restores them', async () => {
    const { backend, ada, ben, expected } = await notified();
    expect(await notificationSummaries(backend, ada)).toEqual(expected);
    const before = await notificationsOf(backend, ada);
    await remove(backend, 'call', ada.token);
    expect(await notificationSummaries(backend, ada)).toEqual([]);
    expect(await notificationsOf(backend, ben)).toMatchObject({ notifications: [], unread: 0 });
    await restore(backend, 'call', ada);
    expect(await notificationsOf(backend, ada)).toMatchObject({
      notifications: [{ ...before.notifications[0], post: { _id: 'call' } }],
      unread: 0,
    });
    expect(await notificationSummaries(backend, ben)).toEqual([
      ['mention', ['Ada'], 1, 'call', 'new'],
    ]);
  });

  test('keeps the notifications of its replies; a reply’s own are removed and restored with the reply', async () => {
    const { backend, ada, ben } = await stage();
    await aPost(backend, ben, { _id: 'answer', replyTo: 'made' });
    await remove(backend, 'made', ada.token);
    const expected = [['reply', ['Ben'], 1, 'answer', 'new']];
    expect(await notificationSummaries(backend, ada)).toEqual(expected);
    await remove(backend, 'answer', ben.token);
    expect(await notificationSummaries(backend, ada)).toEqual([]);
    await restore(backend, 'answer', ben);
    expect(await notificationSummaries(backend, ada)).toEqual(expected);
  });
});

describe('the list', () => {
  async function withReplies(count: number) {
    const scene = await stage();
    for (let place = 1; place <= count; place += 1)
      await aPost(scene.backend, scene.ben, { _id: `answer-${place}`, replyTo: 'made' });
    return scene;
  }

  test('is paged with the newest first, even if new ones arrive meanwhile', async () => {
    const { backend, ada, ben, cleo } = await withReplies(3);
    await react(backend, 'like', cleo);
    const first = await notificationsOf(backend, ada, '?limit=2');
    expect(first.notifications.map(({ post }) => post?._id)).toEqual(['made', 'answer-3']);
    expect(first.unread).toBe(4);
    await setFollow(backend, 'follow', ben, ada);
    const cursor = encodeURIComponent(first.nextCursor ?? '');
    const last = await notificationsOf(backend, ada, `?limit=2&cursor=${cursor}`);
    expect(last.notifications.map(({ post }) => post?._id)).toEqual(['answer-2', 'answer-1']);
    expect([last.unread, last.nextCursor]).toEqual([5, null]);
  });

  test('contains twenty unless another limit is given, and a hundred at most', async () => {
    const { backend, ada } = await withReplies(21);
    expect((await notificationsOf(backend, ada)).notifications).toHaveLength(20);
    expect((await notificationsOf(backend, ada, '?limit=100')).notifications).toHaveLength(21);
    for (const limit of ['0', '101', 'x'])
      expectMalformed(await get(backend, `/api/notifications?limit=${limit}`, ada.token));
  });

  test('accepts only its own cursors', async () => {
    const { backend, ada, ben } = await withReplies(2);
    const feed = await get(backend, '/api/posts?feed=explore&limit=1', ada.token);
    const { nextCursor: another } = bodyOf(feed, 200, BODIES.page);
    const { nextCursor: adas } = await notificationsOf(backend, ada, '?limit=1');
    const withCursor = (cursor: string | null, { token }: Person) =>
      get(backend, `/api/notifications?cursor=${encodeURIComponent(cursor ?? '')}`, token);
    expectMalformed(await withCursor(another, ada));
    expectMalformed(await withCursor(adas, ben));
    expect((await withCursor(adas, ada)).status).toBe(200);
  });

  test('shows posts as the recipient sees them', async () => {
    const { backend, ada, ben, cleo } = await stage();
    await aPost(backend, ben, { _id: 'answer', replyTo: 'made' });
    for (const fan of [ada, cleo]) await react(backend, 'like', fan, 'answer');
    const [notification] = (await notificationsOf(backend, ada)).notifications;
    expect(notification?.post).toMatchObject({
      _id: 'answer',
      likes: { likeCount: 2, likedBy: [{ username: 'Ada' }] },
    });
  });

  test('needs a valid token', async () => {
    const { backend } = await stage();
    for (const token of [undefined, 'garbage']) {
      expectRefusal(await get(backend, '/api/notifications', token), 'invalidToken');
      for (const call of ['read', 'off'])
        expectRefusal(await post(backend, `/api/notifications/${call}`, token), 'invalidToken');
    }
  });
});
