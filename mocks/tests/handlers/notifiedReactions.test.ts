import { aPost } from '../../testing/builders';
import {
  summarise,
  readAll,
  notificationSummaries,
  notificationsOf,
} from '../../testing/notifications';
import { stage, react, setFollow } from '../../testing/notificationScene';

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
