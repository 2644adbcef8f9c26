import type { RefusalName } from '../../src/domain/errors';
import { BLANK_PROFILE } from '../../src/domain/profile';
import type { EditUserRequest, SignupRequest } from '../../src/domain/requests';
import { toTimestamp, type UserRecord, type RuleContext } from './records';

/** How usernames are compared: in one Unicode form and without regard to case. */
export function usernameKey(username: string): string {
  return fold(username);
}

export function signUp(
  namesake: UserRecord | undefined,
  { username, firstName, lastName, avatar }: Omit<SignupRequest, 'password'>,
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

/** The search box's rule: part of the username, the first or the last name, whatever the case. `term` is trimmed here. */
export function matchesSearch(user: UserRecord, term: string): boolean {
  const wanted = fold(term.trim());
  return [user.username, user.firstName, user.lastName].some((name) => fold(name).includes(wanted));
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
