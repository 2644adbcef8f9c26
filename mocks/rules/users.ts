import type { RefusalName } from '../../src/domain/errors';
import { BLANK_PROFILE } from '../../src/domain/profile';
import type { SignupRequest } from '../../src/domain/authRequests';
import type { EditUserRequest } from '../../src/domain/requests';
import { foldText } from '../../src/domain/searchWords';
import { toTimestamp, type UserRecord, type RuleContext } from './records';
import { usernameKey } from './usernames';

interface SigningUp extends Omit<SignupRequest, 'password'> {
  /** Whether nobody has signed up before. */
  isFirst: boolean;
}

/** The first person is the admin. */
export function signUp(
  namesake: UserRecord | undefined,
  { isFirst, username, firstName, lastName, avatar }: SigningUp,
  { now, newId, nextSeq }: RuleContext,
): { user: UserRecord } | RefusalName {
  if (namesake) return 'usernameTaken';
  const at = toTimestamp(now);
  return {
    user: {
      _id: newId(),
      username: username.normalize('NFC'),
      usernameKey: usernameKey(username),
      ...BLANK_PROFILE,
      firstName,
      lastName,
      avatar,
      ...(isFirst && { role: 'admin' }),
      seq: nextSeq(),
      createdAt: at,
      updatedAt: at,
    },
  };
}

export function editProfile(
  actor: UserRecord,
  { username, ...fields }: EditUserRequest['userData'],
  { now }: RuleContext,
): { user: UserRecord } | RefusalName {
  if (username !== undefined && username !== actor.username) return 'usernameFixed';
  return { user: { ...actor, ...fields, updatedAt: toTimestamp(now) } };
}

/** The names as one text, folded for searching. */
export const namesOf = ({ username, firstName, lastName }: UserRecord): string =>
  foldText([username, firstName, lastName].join(' '));
