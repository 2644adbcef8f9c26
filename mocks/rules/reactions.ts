import type { RefusalName } from '../../src/domain/errors';
import {
  toTimestamp,
  type PostRecord,
  type ReactionRecord,
  type UserRecord,
  type RuleContext,
} from './records';

interface Reacted {
  post: PostRecord;
  /** Replaces the person's earlier reaction to the post. */
  reaction: ReactionRecord;
}

/** Moves the actor from the dislikers to the likers and increments the count. */
export function like(
  post: PostRecord,
  earlier: ReactionRecord | undefined,
  actor: UserRecord,
  context: RuleContext,
): Reacted | RefusalName {
  if (earlier?.kind === 'like') return 'alreadyLiked';
  return react(post, actor, 'like', 1, context);
}

/** Moves the actor from the likers to the dislikers and decrements the count, whoever liked the post. */
export function dislike(
  post: PostRecord,
  earlier: ReactionRecord | undefined,
  actor: UserRecord,
  context: RuleContext,
): Reacted | RefusalName {
  if (post.likeCount === 0) return 'likeBelowZero';
  if (earlier?.kind === 'dislike') return 'alreadyDisliked';
  return react(post, actor, 'dislike', -1, context);
}

function react(
  post: PostRecord,
  actor: UserRecord,
  kind: ReactionRecord['kind'],
  step: 1 | -1,
  { now, nextSeq }: RuleContext,
): Reacted {
  const reactedAt = toTimestamp(now);
  return {
    post: { ...post, likeCount: post.likeCount + step, updatedAt: reactedAt },
    reaction: { postId: post._id, userId: actor._id, kind, seq: nextSeq(), reactedAt },
  };
}
