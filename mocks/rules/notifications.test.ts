import {
  MODERATION_KINDS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../../src/domain/notifications';
import { aNotification, aPost, aReaction, aRuleContext, RULE_TIME } from '../testing/records';
import type { NotificationRecord } from './records';
import {
  followNotification,
  withoutActor,
  likeNotification,
  readUntil,
  replyNotification,
  notificationChanges,
  postNotifications,
  turnOff,
} from './notifications';
import { notifiedLikes, enabledKinds } from './notified';

const post = aPost({ _id: 'p', authorId: 'ada', seq: 7 });

/** The recipient and kind of each notification. */
const inShort = (notified: readonly Pick<NotificationRecord, 'userId' | 'kind'>[]) =>
  notified.map(({ userId, kind }) => [userId, kind]);

describe('a follow', () => {
  const tie = { followerId: 'ben', followeeId: 'ada', seq: 4 };
  const at = (followedAt: string) => followNotification({ ...tie, followedAt });

  test('notifies the person who is followed', () => {
    expect(at('2026-05-02T09:00:00Z')).toMatchObject({
      userId: 'ada',
      kind: 'follow',
      seq: 4,
      createdAt: '2026-05-02T09:00:00Z',
    });
  });

  test('shares one notification with the other follows of the same day', () => {
    const morning = at('2026-05-02T00:00:00Z')?.group;
    expect(at('2026-05-02T23:59:59Z')?.group).toBe(morning);
    expect(at('2026-05-03T00:00:00Z')?.group).not.toBe(morning);
  });

  test('with an unknown date notifies nobody', () => {
    expect(followNotification(tie)).toBeNull();
  });
});

describe('a new post', () => {
  test.each<
    [what: string, answered: string | undefined, mentioned: string[], notified: string[][]]
  >([
    ['nobody if it neither mentions nor answers anybody', undefined, [], []],
    [
      'the people it mentions',
      undefined,
      ['ben', 'cy'],
      [
        ['ben', 'mention'],
        ['cy', 'mention'],
      ],
    ],
    ['the author of the post it answers', 'ben', [], [['ben', 'reply']]],
    [
      'that author of the reply, not of the mention too',
      'ben',
      ['cy', 'ben'],
      [
        ['ben', 'reply'],
        ['cy', 'mention'],
      ],
    ],
    ['never its author', 'ada', ['ada'], []],
  ])('notifies %s', (_what, answered, mentioned, notified) => {
    expect(inShort(postNotifications(post, answered, mentioned))).toEqual(notified);
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

  test('notifies the people it newly mentions, at the time of the edit', () => {
    expect(edited(['ben', 'dora']).added).toEqual([
      { ...mention, userId: 'dora', seq: 101, createdAt: RULE_TIME },
    ]);
  });

  test.each([
    ['is still mentioned', ['ben'], ['ben']],
    ['was mentioned before, even without a notification', ['eve'], ['ben', 'eve']],
    ['was notified of it as a reply', ['cy'], ['ben']],
    ['was already notified of a mention', ['ben'], []],
    ['is its author', ['ada'], ['ben']],
  ])('does not notify a person who %s', (_who, after, before) => {
    expect(edited(after, before).added).toEqual([]);
  });

  test('removes the notifications of people it no longer mentions, and no others', () => {
    expect(edited([]).removed).toEqual([mention]);
    expect(edited(['ben']).removed).toEqual([]);
  });

  test('takes a number of the sequence only if it notifies somebody', () => {
    const context = aRuleContext();
    const mentioned = { before: ['ben'], after: ['ben'] };
    notificationChanges(post, [mention], mentioned, { ...context, at: RULE_TIME });
    expect(context.nextSeq()).toBe(101);
  });
});

describe('removing one person from a notification', () => {
  test('dates it back to the latest of the others', () => {
    const notification = aNotification({ seq: 9 });
    const at = '2026-03-02T20:00:00+00:00';
    expect(withoutActor(notification, { seq: 5, at })).toEqual({
      ...notification,
      seq: 5,
      createdAt: at,
    });
  });

  test('keeps its date if the date of the others is unknown', () => {
    const notification = aNotification({ seq: 9 });
    expect(withoutActor(notification, { seq: 3, at: undefined })).toEqual({
      ...notification,
      seq: 3,
    });
  });

  test('removes the notification if nobody else is left', () => {
    expect(withoutActor(aNotification(), undefined)).toBeNull();
  });
});

test('an author is notified only of the likes of others', () => {
  const liked = aReaction({ userId: 'ben' });
  const reactions = [liked, aReaction(), aReaction({ userId: 'cy', kind: 'dislike' })];
  expect(notifiedLikes(post, reactions)).toEqual([liked]);
});

describe('marking notifications as read', () => {
  const settings = { userId: 'ada', readSeq: 5, off: [] };

  test.each([
    ['reading further', '6', 6, true],
    ['reading up to the newest notification', '9', 9, true],
    ['reading the same again', '5', 5, false],
    ['reading less than before', '4', 5, false],
  ])('%s makes nothing unread again', (_what, until, readSeq, isChanged) => {
    expect(readUntil(settings, until, 9)).toEqual({
      settings: { ...settings, readSeq },
      isChanged,
    });
  });

  test('reading beyond the newest notification is refused', () => {
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
    'that are already off changes nothing: %j',
    (sent) => {
      const settings = settingsOf('like', 'reply');
      expect(turnOff(settings, sent)).toEqual({ settings, isChanged: false });
    },
  );

  test('leaves the other kinds on, and what moderators did', () => {
    expect(enabledKinds(settingsOf())).toEqual([...NOTIFICATION_KINDS, ...MODERATION_KINDS]);
    expect(enabledKinds(settingsOf('like', 'reply', 'listLike', 'listClone'))).toEqual([
      'follow',
      'mention',
      ...MODERATION_KINDS,
    ]);
  });
});
