import type { RefusalName } from '../../src/domain/errors';
import { BLANK_PROFILE } from '../../src/domain/profile';
import type { EditUserRequest, SignupRequest } from '../../src/domain/requests';
import { foldText } from '../../src/domain/searchWords';
import { toTimestamp, type UserRecord, type RuleContext } from './records';

/** Usernames with the same key are the same name: they look alike or differ only in case. */
export function usernameKey(username: string): string {
  return foldFully(username);
}

/** The keys a user may be stored under, the current form first. */
export function usernameKeys(username: string): string[] {
  return [...new Set([usernameKey(username), fold(username)])];
}

/** Names from earlier releases can share a key: prefers the user with exactly this name. */
export function preferExactName(
  people: readonly UserRecord[],
  username: string,
): UserRecord | undefined {
  const exact = username.normalize('NFC');
  return people.find((person) => person.username === exact) ?? people[0];
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

/** Whether the username, first or last name contains the search term, ignoring case and accents. */
export function matchesSearch(user: UserRecord, term: string): boolean {
  const wanted = foldText(term).trim();
  // A lone accent folds to nothing, which every name contains.
  if (wanted === '') return false;
  return [user.username, user.firstName, user.lastName].some((name) =>
    foldText(name).includes(wanted),
  );
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Unicode's full case folding after NFKC, except that a dotless ı counts as an i, and a final sigma as a sigma. */
const foldFully = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
