import { endSessions } from './account';
import { toTimestamp, type RuleContext, type UserRecord } from './records';

/** Keeps somebody out: all their sessions end, and they cannot log in. What they wrote stays. */
export const suspend = (user: UserRecord, { now }: Pick<RuleContext, 'now'>): UserRecord => ({
  ...endSessions(user),
  suspendedAt: user.suspendedAt ?? toTimestamp(now),
});

/** Lets somebody log in again. */
export function free({ suspendedAt: _, ...user }: UserRecord): UserRecord {
  return user;
}
