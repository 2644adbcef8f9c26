import { LIMITS } from '../../src/domain/limits';
import { endSessions } from './account';
import type { LeaverRecord, RuleContext, UserRecord } from './records';

const DAY_MS = 86_400_000;
/** For how long somebody can come back. */
const RETURN_MS = LIMITS.returnDays * DAY_MS;

/** Whoever left before then cannot come back, in milliseconds since 1970. */
export const lastReturn = (now: Date): number => now.getTime() - RETURN_MS;

/** Deletes an account: it stays as it is until it is erased, but nobody sees it, and all its sessions end. */
export const leave = (
  actor: UserRecord,
  { now }: Pick<RuleContext, 'now'>,
): { user: UserRecord; leaver: LeaverRecord } => ({
  user: endSessions(actor),
  leaver: { userId: actor._id, leftAt: now.getTime() },
});

/** Whether it is too late for them to come back. */
export const isGone = ({ leftAt }: LeaverRecord, now: Date): boolean => leftAt < lastReturn(now);

/** What somebody liked who is erased. Dislikes can have brought its number to zero before. */
export const withoutLike = <T extends { likeCount: number }>(liked: T): T => ({
  ...liked,
  likeCount: Math.max(0, liked.likeCount - 1),
});
