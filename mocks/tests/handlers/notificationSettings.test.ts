import {
  aPerson,
  aPost,
  expectMalformed,
  expectRefusal,
  MINIMAL,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import {
  readAll,
  readUntil,
  notificationSummaries,
  notificationsOf,
  turnOff,
} from '../../testing/notifications';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

/** Ada is notified of a reply, then of a like. */
async function stage() {
  const { backend } = await createTestBackend();
  const [ada, ben] = [
    await aPerson(backend, { username: 'Ada' }),
    await aPerson(backend, { username: 'Ben' }),
  ];
  await aPost(backend, ada, { _id: 'made' });
  await aPost(backend, ben, { _id: 'answer', replyTo: 'made' });
  await post(backend, '/api/posts/like/made', ben.token, {}, MINIMAL);
  const { notifications } = await notificationsOf(backend, ada);
  const [like = '', reply = ''] = notifications.map(({ _id }) => _id);
  return { backend, ada, ben, like, reply };
}

const REPLY = ['reply', ['Ben'], 1, 'answer'];
const LIKE = ['like', ['Ben'], 1, 'made'];

describe('marking as read', () => {
  test('covers the given notification and older ones, and leaves newer ones unread', async () => {
    const { backend, ada, reply } = await stage();
    const answer = await readUntil(backend, reply, ada);
    expect(bodyOf(answer, 200, BODIES.unread)).toEqual({ unread: 1, off: [] });
    expect(await notificationSummaries(backend, ada)).toEqual([
      [...LIKE, 'new'],
      [...REPLY, 'read'],
    ]);
    expect((await notificationsOf(backend, ada)).unread).toBe(1);
  });

  test('is not undone by a later call for an older notification', async () => {
    const { backend, ada, like, reply } = await stage();
    await readUntil(backend, like, ada);
    expect(bodyOf(await readUntil(backend, reply, ada), 200, BODIES.unread).unread).toBe(0);
    expect((await notificationsOf(backend, ada)).unread).toBe(0);
  });

  test('only affects the person who does it', async () => {
    const { backend, ada, ben, like } = await stage();
    await readUntil(backend, like, ben);
    expect((await notificationsOf(backend, ada)).unread).toBe(2);
  });

  test('is refused beyond the newest notification', async () => {
    const { backend, ada, like } = await stage();
    for (const until of [String(Number(like) + 1), '9999999999999999'])
      expectRefusal(await readUntil(backend, until, ada), 'readTooFar');
    expect((await notificationsOf(backend, ada)).unread).toBe(2);
  });

  test.each(['', '0', '-1', '1.5', '1e3', ' 1', '01', 'x', '٣', '1'.repeat(17), 7, null, ['1']])(
    'is refused for %p, which is not an _id',
    async (until) => {
      const { backend, ada } = await stage();
      const answer = await readUntil(backend, until, ada);
      expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual(['until must be an _id.']);
    },
  );
});

describe('a kind that is off', () => {
  test('is neither listed nor counted until it is turned on again', async () => {
    const { backend, ada, ben } = await stage();
    const answer = await turnOff(backend, ['like'], ada);
    expect(bodyOf(answer, 200, BODIES.unread)).toEqual({ unread: 1, off: ['like'] });
    expect(await notificationSummaries(backend, ada)).toEqual([[...REPLY, 'new']]);
    expect(await notificationsOf(backend, ada)).toMatchObject({
      unread: 1,
      off: ['like'],
      nextCursor: null,
    });
    expect((await notificationsOf(backend, ben)).off).toEqual([]);
    await turnOff(backend, [], ada);
    expect(await notificationSummaries(backend, ada)).toEqual([
      [...LIKE, 'new'],
      [...REPLY, 'new'],
    ]);
  });

  test('is stored once, however often it is sent, and what was read stays read', async () => {
    const { backend, ada } = await stage();
    await readAll(backend, ada);
    const answer = await turnOff(backend, ['mention', 'follow', 'mention'], ada);
    expect(bodyOf(answer, 200, BODIES.unread)).toEqual({ unread: 0, off: ['follow', 'mention'] });
    const revision = answer.headers.get('X-Revision');
    const again = await turnOff(backend, ['follow', 'mention'], ada);
    expect(again.headers.get('X-Revision')).toBe(revision);
  });

  test('replaces the kinds that were off before', async () => {
    const { backend, ada } = await stage();
    await turnOff(backend, ['like', 'follow', 'reply', 'mention'], ada);
    expect(await notificationsOf(backend, ada)).toMatchObject({ notifications: [], unread: 0 });
    await turnOff(backend, ['reply'], ada);
    expect(await notificationSummaries(backend, ada)).toEqual([[...LIKE, 'new']]);
  });

  test.each([[['likes']], [['like', 7]], ['like'], [null], [{ like: true }]])(
    'cannot be %p',
    async (off) => {
      const { backend, ada } = await stage();
      expectMalformed(await turnOff(backend, off, ada));
      expect((await notificationsOf(backend, ada)).off).toEqual([]);
    },
  );
});
