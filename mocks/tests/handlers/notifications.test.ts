import {
  aPost,
  expectMalformed,
  expectRefusal,
  get,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { readAll, notificationSummaries, notificationsOf } from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';
import { restore } from '../../testing/threads';
import { stage, react, setFollow } from '../../testing/notificationScene';

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
