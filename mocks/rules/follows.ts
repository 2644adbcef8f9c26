import type { RefusalName } from '../../src/domain/errors';
import { toTimestamp, type FollowRecord, type UserRecord, type RuleContext } from './records';

interface Pair {
  actor: UserRecord;
  target: UserRecord;
}

interface Followed extends Pair {
  follow: FollowRecord;
}

/** Sets `updatedAt` of both people. */
export function follow(
  { actor, target }: Pair,
  existing: FollowRecord | undefined,
  { now, nextSeq }: RuleContext,
): Followed | RefusalName {
  if (actor._id === target._id) return 'selfFollow';
  if (existing) return 'alreadyFollowing';
  return {
    ...withUpdatedAt({ actor, target }, now),
    follow: {
      followerId: actor._id,
      followeeId: target._id,
      seq: nextSeq(),
      followedAt: toTimestamp(now),
    },
  };
}

/** The reverse of `follow`; the outcome's `follow` is the record to delete. */
export function unfollow(
  { actor, target }: Pair,
  existing: FollowRecord | undefined,
  { now }: RuleContext,
): Followed | RefusalName {
  if (!existing) return 'notFollowing';
  return { ...withUpdatedAt({ actor, target }, now), follow: existing };
}

function withUpdatedAt({ actor, target }: Pair, now: Date): Pair {
  const updatedAt = toTimestamp(now);
  return { actor: { ...actor, updatedAt }, target: { ...target, updatedAt } };
}
