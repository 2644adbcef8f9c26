import { NOTIFICATION_KINDS, type NotificationKind } from '../../src/domain/notifications';
import { aNotification, aPost, aReaction, aRuleContext, RULE_TIME } from '../testing/records';
import {
  followNotification,
  withoutActor,
  likeNotification,
  readUntil,
  replyNotification,
  notificationChanges,
  notifiedLikes,
  postNotifications,
  turnOff,
  enabledKinds,
} from './notifications';

const post = aPost({ _id: 'p', authorId: 'ada', seq: 7 });

/** The recipients and kinds. */
const inShort = (told: readonly { userId: string; kind: NotificationKind }[]) =>
  told.map(({ userId, kind }) => [userId, kind]);

describe('a follow', () => {
  const tie = { followerId: 'ben', followeeId: 'ada', seq: 4 };
  const at = (followedAt: string) => followNotification({ ...tie, followedAt });

  test('is told to whoever is followed', () => {
    expect(at('2026-05-02T09:00:00Z')).toMatchObject({
      userId: 'ada',
      kind: 'follow',
      seq: 4,
      createdAt: '2026-05-02T09:00:00Z',
    });
  });

  test('is told together with those of the same day alone', () => {
    const morning = at('2026-05-02T00:00:00Z')?.group;
    expect(at('2026-05-02T23:59:59Z')?.group).toBe(morning);
    expect(at('2026-05-03T00:00:00Z')?.group).not.toBe(morning);
  });

  test('of a day that is not known is told to nobody', () => {
    expect(followNotification(tie)).toBeNull();
  });
});

describe('a new post', () => {
  test.each<[what: string, answered: string | undefined, mentioned: string[], told: string[][]]>([
    ['nobody', undefined, [], []],
    [
      'those it mentions',
      undefined,
      ['ben', 'cy'],
      [
        ['ben', 'mention'],
        ['cy', 'mention'],
      ],
    ],
    ['whom it answers', 'ben', [], [['ben', 'reply']]],
    [
      'of an answer before a mention',
      'ben',
      ['cy', 'ben'],
      [
        ['ben', 'reply'],
        ['cy', 'mention'],
      ],
    ],
    ['never its author', 'ada', ['ada'], []],
  ])('tells %s', (_what, answered, mentioned, told) => {
    expect(inShort(postNotifications(post, answered, mentioned))).toEqual(told);
  });
});

describe('an edit', () => {
  const mention = aNotification({
    userId: 'ben',
    kind: 'mention',
    group: 'mention:p',
    postId: 'p',
  });
  const reply = replyNotification(post, 'cy');
  const like = aNotification({ ...likeNotification(post) });

  /** The changes when ada's post, which mentioned ben, is edited. */
  const edited = (after: string[], before = ['ben']) =>
    notificationChanges(
      post,
      [mention, reply, like],
      { before, after },
      { ...aRuleContext(), at: RULE_TIME },
    );

  test('tells those it newly mentions, now', () => {
    expect(edited(['ben', 'dora']).added).toEqual([
      { ...mention, userId: 'dora', seq: 101, createdAt: RULE_TIME },
    ]);
  });

  test.each([
    ['is still mentioned', ['ben'], ['ben']],
    ['was mentioned before, though not told', ['eve'], ['ben', 'eve']],
    ['was told of it as a reply', ['cy'], ['ben']],
    ['was told of a mention before', ['ben'], []],
    ['is its author', ['ada'], ['ben']],
  ])('tells nobody who %s', (_who, after, before) => {
    expect(edited(after, before).added).toEqual([]);
  });

  test('takes back what those no longer mentioned were told, and nothing else', () => {
    expect(edited([]).removed).toEqual([mention]);
    expect(edited(['ben']).removed).toEqual([]);
  });

  test('takes a place in the sequence only where it tells somebody', () => {
    const context = aRuleContext();
    const mentioned = { before: ['ben'], after: ['ben'] };
    notificationChanges(post, [mention], mentioned, { ...context, at: RULE_TIME });
    expect(context.nextSeq()).toBe(101);
  });
});

describe('somebody leaving', () => {
  test('leaves it as old as the latest of the others', () => {
    const notification = aNotification({ seq: 9 });
    const [first, second] = ['2026-03-01T20:00:00+00:00', '2026-03-02T20:00:00+00:00'];
    const others = [
      { seq: 3, at: first },
      { seq: 5, at: second },
    ];
    expect(withoutActor(notification, others)).toEqual({
      ...notification,
      seq: 5,
      createdAt: second,
    });
  });

  test('leaves it its date where that of the others is unknown', () => {
    const notification = aNotification({ seq: 9 });
    expect(withoutActor(notification, [{ seq: 3, at: undefined }])).toEqual({
      ...notification,
      seq: 3,
    });
  });

  test('takes it along as the last', () => {
    expect(withoutActor(aNotification(), [])).toBeNull();
  });
});

test('an author is told of the likes of others alone', () => {
  const liked = aReaction({ userId: 'ben' });
  const reactions = [liked, aReaction(), aReaction({ userId: 'cy', kind: 'dislike' })];
  expect(notifiedLikes(post, reactions)).toEqual([liked]);
});

describe('reading', () => {
  const settings = { userId: 'ada', readSeq: 5, off: [] };

  test.each([
    ['further on', '6', 6, true],
    ['up to the last that was given out', '9', 9, true],
    ['what is read already', '5', 5, false],
    ['less than was read', '4', 5, false],
  ])('%s: nothing becomes unread again', (_what, until, readSeq, isChanged) => {
    expect(readUntil(settings, until, 9)).toEqual({
      settings: { ...settings, readSeq },
      isChanged,
    });
  });

  test('what was never given out is refused', () => {
    expect(readUntil(settings, '10', 9)).toBe('readTooFar');
  });
});

describe('turning kinds off', () => {
  const settingsOf = (...off: NotificationKind[]) => ({ userId: 'ada', readSeq: 5, off });

  test.each<[before: NotificationKind[], sent: NotificationKind[], after: NotificationKind[]]>([
    [[], ['like'], ['like']],
    [['like'], ['reply'], ['reply']],
    [['like', 'reply'], [], []],
    [['follow'], ['mention', 'follow'], ['follow', 'mention']],
  ])('%j, then %j, leaves %j off', (before, sent, after) => {
    expect(turnOff(settingsOf(...before), sent)).toEqual({
      settings: settingsOf(...after),
      isChanged: true,
    });
  });

  test.each<[sent: NotificationKind[]]>([[['like', 'reply']], [['reply', 'like']]])(
    'that are off already changes nothing: %j',
    (sent) => {
      const settings = settingsOf('like', 'reply');
      expect(turnOff(settings, sent)).toEqual({ settings, isChanged: false });
    },
  );

  test('leaves the others wanted', () => {
    expect(enabledKinds(settingsOf())).toEqual(NOTIFICATION_KINDS);
    expect(enabledKinds(settingsOf('like', 'reply'))).toEqual(['follow', 'mention']);
  });
});
