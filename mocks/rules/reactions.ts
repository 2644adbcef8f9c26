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
  /** Replaces what the person said of the post before. */
  reaction: ReactionRecord;
}

/** The actor leaves the dislikers and joins the likers; the count rises by one. */
export function like(
  post: PostRecord,
  earlier: ReactionRecord | undefined,
  actor: UserRecord,
  context: RuleContext,
): Reacted | RefusalName {
  if (earlier?.kind === 'like') return 'alreadyLiked';
  return react(post, actor, 'like', 1, context);
}

/** The actor leaves the likers and joins the dislikers; the count falls by one, whoever's like it was. */
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
  return {
    post: { ...post, likeCount: post.likeCount + step, updatedAt: toTimestamp(now) },
    reaction: { postId: post._id, userId: actor._id, kind, seq: nextSeq() },
  };
}
