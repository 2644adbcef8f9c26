import type { RefusalName } from '../../src/domain/errors';
import type { ListReactionRecord, ListRecord } from './listRecords';
import { toTimestamp, type RuleContext, type UserRecord } from './records';

interface Reacted {
  list: ListRecord;
  reaction: ListReactionRecord;
}

/** The event as it is recorded, once per person. */
export const listReaction = (
  { _id }: ListRecord,
  kind: ListReactionRecord['kind'],
  actor: UserRecord,
  { now, nextSeq }: RuleContext,
): ListReactionRecord => ({
  listId: _id,
  userId: actor._id,
  kind,
  seq: nextSeq(),
  reactedAt: toTimestamp(now),
});

export function likeList(
  list: ListRecord,
  earlier: ListReactionRecord | undefined,
  actor: UserRecord,
  context: RuleContext,
): Reacted | RefusalName {
  if (earlier) return 'listAlreadyLiked';
  return {
    list: { ...list, likeCount: list.likeCount + 1 },
    reaction: listReaction(list, 'like', actor, context),
  };
}

/** Takes a like back: unlike a post, a list is liked or not. */
export function dislikeList(
  list: ListRecord,
  earlier: ListReactionRecord | undefined,
): Reacted | RefusalName {
  if (!earlier) return 'listNotLiked';
  return { list: { ...list, likeCount: list.likeCount - 1 }, reaction: earlier };
}
