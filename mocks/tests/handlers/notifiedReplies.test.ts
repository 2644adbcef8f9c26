import { LIMITS } from '../../../src/domain/limits';
import { aPerson, aPost } from '../../testing/builders';
import { readAll, notificationSummaries, notificationsOf } from '../../testing/notifications';
import { stage, edit } from '../../testing/notificationScene';

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
