import type { ModerationKind } from '../../src/domain/notifications';
import type { Writing } from '../db/db';
import { toTimestamp, type NotificationRecord, type RuleContext } from '../rules/records';

interface Told extends Pick<NotificationRecord, 'userId' | 'postId' | 'listId'> {
  kind: ModerationKind;
  reason: string;
}

/** Tells somebody what moderators did with a post or list of theirs. Only the latest is told. @returns whom */
export async function notifyOfModeration(
  tx: Writing,
  told: Told,
  { now, nextSeq }: RuleContext,
): Promise<string[]> {
  const { userId, postId, listId } = told;
  await tx.put('notifications', {
    ...told,
    group: postId === undefined ? `moderated list:${listId}` : `moderated:${postId}`,
    seq: nextSeq(),
    createdAt: toTimestamp(now),
  });
  return [userId];
}
