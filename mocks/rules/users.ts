import type { RefusalName } from '../../src/domain/errors';
import { BLANK_PROFILE } from '../../src/domain/profile';
import type { EditUserRequest, SignupRequest } from '../../src/domain/requests';
import { foldText, searchWords } from '../../src/domain/searchWords';
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

interface SigningUp extends Omit<SignupRequest, 'password'> {
  /** Whether nobody has an account yet. */
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

/** Whether the username, first or last name contains the search term, ignoring case and accents. */
export function matchesSearch(user: UserRecord, term: string): boolean {
  const wanted = foldText(term).trim();
  // A lone accent folds to nothing, which every name contains.
  if (wanted === '') return false;
  return [user.username, user.firstName, user.lastName].some((name) =>
    foldText(name).includes(wanted),
  );
}

/** The names as one text, folded for searching. */
export const namesOf = ({ username, firstName, lastName }: UserRecord): string =>
  foldText([username, firstName, lastName].join(' '));

/** What stands around a name but is no part of it: an @, brackets, a comma. */
const AROUND = /^[^\p{L}\p{M}\p{N}._-]+|[^\p{L}\p{M}\p{N}._-]+$/gu;

/** The words of a search for people, as a text names them: "almeida, ruth", "(@reelruth)". */
export const nameWords = (term: string): string[] =>
  searchWords(term)
    .map((word) => word.replace(AROUND, ''))
    .filter((word) => word !== '');

/** Whether every word is part of one of the names. */
export function matchesWords(user: UserRecord, term: string): boolean {
  const words = nameWords(term);
  return words.length > 0 && words.every((word) => namesOf(user).includes(word));
}

/** What a search must look for to find everybody who matches in one way or the other; nothing for a term of nothing. */
export function searchedNames(term: string): string[] {
  const words = nameWords(term);
  return words.length > 0 ? words : [foldText(term).trim()].filter((text) => text !== '');
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Unicode's full case folding after NFKC, except that a dotless ı counts as an i, and a final sigma as a sigma. */
const foldFully = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
