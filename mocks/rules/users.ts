import type { RefusalName } from '../../src/domain/errors';
import { BLANK_PROFILE } from '../../src/domain/profile';
import type { EditUserRequest, SignupRequest } from '../../src/domain/requests';
import { foldText } from '../../src/domain/searchWords';
import { toTimestamp, type UserRecord, type RuleContext } from './records';

/** How usernames are compared: what looks the same, or differs in case alone, is one name. */
export function usernameKey(username: string): string {
  return foldFully(username);
}

/** The keys under which a name's person may be stored, the newest kind first. */
export function usernameKeys(username: string): string[] {
  return [...new Set([usernameKey(username), fold(username)])];
}

/** Of people who share a key, as names given out earlier may, the one who is called exactly so. */
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

/** The search box's rule: part of the username, the first or the last name, whatever the case and the accents. */
export function matchesSearch(user: UserRecord, term: string): boolean {
  const wanted = foldText(term).trim();
  // An accent alone would be part of every name.
  if (wanted === '') return false;
  return [user.username, user.firstName, user.lastName].some((name) =>
    foldText(name).includes(wanted),
  );
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Unicode's full case folding after NFKC, but for the dotless ı, which counts as an i. A sigma at the end is one too. */
const foldFully = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
