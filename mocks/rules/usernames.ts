import type { UserRecord } from './records';

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

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Unicode's full case folding after NFKC, except that a dotless ı counts as an i, and a final sigma as a sigma. */
const foldFully = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
