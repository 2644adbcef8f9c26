import type { RefusalName } from '../../src/domain/errors';
import { toTimestamp, type RuleContext, type UserRecord } from './records';
import { usernameKey } from './usernames';

/** Ends all of the person's sessions: a token is valid as long as it names the same number. */
export const endSessions = (user: UserRecord): UserRecord => ({
  ...user,
  sessionsEnded: (user.sessionsEnded ?? 0) + 1,
});

/**
 * Their own name in other letters is theirs to take.
 * @param namesakes everybody with the new name, or one that counts as the same
 */
export function rename(
  actor: UserRecord,
  namesakes: readonly UserRecord[],
  username: string,
  { now }: Pick<RuleContext, 'now'>,
): { user: UserRecord } | RefusalName {
  if (namesakes.some(({ _id }) => _id !== actor._id)) return 'usernameTaken';
  return {
    user: {
      ...actor,
      username: username.normalize('NFC'),
      usernameKey: usernameKey(username),
      updatedAt: toTimestamp(now),
    },
  };
}
