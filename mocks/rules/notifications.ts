import type { RefusalName } from '../../src/domain/errors';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../src/domain/notifications';
import type { ListReactionRecord, ListRecord } from './listRecords';
import { FOLLOWS } from './notified';
import type {
  FollowRecord,
  NotificationRecord,
  NotificationSettingsRecord,
  PostRecord,
  Sequence,
} from './records';

/** What one of a notification's actors did, and when if that is known. */
export interface ActorEvent {
  seq: Sequence;
  at: string | undefined;
}

/** A post's likes share one notification. */
export const likeNotification = ({
  _id,
  authorId,
}: PostRecord): Omit<NotificationRecord, 'seq' | 'createdAt'> => ({
  userId: authorId,
  group: `like:${_id}`,
  kind: 'like',
  postId: _id,
});

/** A list's likes share one notification, and so do its clones. */
export const listNotification = (
  { _id, ownerId }: Pick<ListRecord, '_id' | 'ownerId'>,
  reaction: ListReactionRecord['kind'],
): Omit<NotificationRecord, 'seq' | 'createdAt'> => {
  const kind = reaction === 'like' ? 'listLike' : 'listClone';
  return { userId: ownerId, group: `${kind}:${_id}`, kind, listId: _id };
};

/** The follows of one day (UTC) share one notification; null if the day is unknown. */
export const followNotification = ({
  followeeId,
  seq,
  followedAt,
}: FollowRecord): NotificationRecord | null =>
  followedAt === undefined
    ? null
    : {
        userId: followeeId,
        group: FOLLOWS + followedAt.slice(0, 10),
        kind: 'follow',
        seq,
        createdAt: followedAt,
      };

const notificationAbout = (
  kind: 'reply' | 'mention',
  { _id, createdAt }: PostRecord,
  userId: string,
  seq: Sequence,
): NotificationRecord => ({ userId, group: `${kind}:${_id}`, kind, postId: _id, seq, createdAt });

/** The notification for the author of the post replied to. */
export const replyNotification = (reply: PostRecord, userId: string): NotificationRecord =>
  notificationAbout('reply', reply, userId, reply.seq);

/** Notifies each person once, of a reply rather than a mention, and nobody of their own post. */
export function postNotifications(
  post: PostRecord,
  answeredId: string | undefined,
  mentionedIds: readonly string[],
): NotificationRecord[] {
  const isOther = (id: string | undefined): id is string =>
    id !== undefined && id !== post.authorId;
  return [
    ...[answeredId].filter(isOther).map((id) => replyNotification(post, id)),
    ...mentionedIds
      .filter((id) => isOther(id) && id !== answeredId)
      .map((id) => notificationAbout('mention', post, id, post.seq)),
  ];
}

/** The notifications an edit adds and removes. People who are still mentioned keep theirs. */
export function notificationChanges(
  post: PostRecord,
  existing: readonly NotificationRecord[],
  mentioned: { before: readonly string[]; after: readonly string[] },
  { at, nextSeq }: { at: string; nextSeq: () => Sequence },
): { added: NotificationRecord[]; removed: NotificationRecord[] } {
  const notified = existing.filter(({ kind }) => kind !== 'like').map(({ userId }) => userId);
  const newlyMentioned = mentioned.after.filter(
    (id) => id !== post.authorId && ![...mentioned.before, ...notified].includes(id),
  );
  const seq = newlyMentioned.length > 0 ? nextSeq() : 0;
  return {
    added: newlyMentioned.map((id) => ({
      ...notificationAbout('mention', post, id, seq),
      createdAt: at,
    })),
    removed: existing.filter(
      ({ kind, userId }) => kind === 'mention' && !mentioned.after.includes(userId),
    ),
  };
}

/** The notification after one of its actors withdrew: dated by the latest remaining one, or null if none remains. */
export const withoutActor = (
  notification: NotificationRecord,
  latest: ActorEvent | undefined,
): NotificationRecord | null => {
  if (!latest) return null;
  const { seq, at: createdAt = notification.createdAt } = latest;
  return { ...notification, seq, createdAt };
};

/** Nothing becomes unread again. `lastSeq` is the last sequence number issued. */
export function readUntil(
  settings: NotificationSettingsRecord,
  until: string,
  lastSeq: Sequence,
): { settings: NotificationSettingsRecord; isChanged: boolean } | RefusalName {
  const seq = Number(until);
  if (seq > lastSeq) return 'readTooFar';
  const isChanged = seq > settings.readSeq;
  return { settings: isChanged ? { ...settings, readSeq: seq } : settings, isChanged };
}

export function turnOff(
  settings: NotificationSettingsRecord,
  kinds: readonly NotificationKind[],
): { settings: NotificationSettingsRecord; isChanged: boolean } {
  const off = NOTIFICATION_KINDS.filter((kind) => kinds.includes(kind));
  return { settings: { ...settings, off }, isChanged: off.join() !== settings.off.join() };
}
