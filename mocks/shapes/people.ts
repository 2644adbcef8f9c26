import { fitsGraphemes } from '../../src/domain/graphemes';
import { LIMITS, USERNAME_PATTERN } from '../../src/domain/limits';
import { PROFILE_TEXTS, type ProfileFields } from '../../src/domain/profile';
import type { LoginRequest, SignupRequest } from '../../src/domain/requests';
import { Refusal } from '../rules/refusal';
import type { ProfileChanges } from '../rules/users';
import { fieldsOf, limitedTextOf, textOf, type Fields } from './fields';
import { avatarUrl } from './picture';
import { parseUrl } from './url';

/** @throws Refusal 400, like all in this file, with the first thing that is wrong. */
export function signupOf(body: unknown, origin: string): SignupRequest {
  const fields = fieldsOf(body, 'The body');
  return {
    firstName: limitedTextOf(fields, 'firstName', LIMITS.name),
    lastName: limitedTextOf(fields, 'lastName', LIMITS.name),
    username: usernameOf(fields),
    password: newPasswordOf(fields),
    avatar: avatarUrl(textOf(fields, 'avatar'), origin),
  };
}

/** Any text will do here: a name or password that cannot exist is simply wrong. */
export function loginOf(body: unknown): LoginRequest {
  const fields = fieldsOf(body, 'The body');
  return { username: textOf(fields, 'username'), password: textOf(fields, 'password') };
}

export function profileChangesOf(body: unknown, origin: string): ProfileChanges {
  const fields = fieldsOf(fieldsOf(body, 'The body').get('userData'), 'userData');
  const changes: Partial<ProfileFields> = {};
  for (const { field, limit } of PROFILE_TEXTS) {
    if (fields.has(field)) changes[field] = limitedTextOf(fields, field, limit);
  }
  if (changes.website !== undefined) requireWebAddress(changes.website);
  if (fields.has('avatar')) changes.avatar = avatarUrl(textOf(fields, 'avatar'), origin);
  return { fields: changes, username: fields.get('username') };
}

function usernameOf(fields: Fields): string {
  const username = textOf(fields, 'username').normalize('NFC');
  // The length comes first: on millions of characters the pattern runs out of stack.
  const isAllowed =
    fitsGraphemes(username, LIMITS.username) &&
    USERNAME_PATTERN.test(username) &&
    username !== '.' &&
    username !== '..';
  if (isAllowed) return username;
  throw Refusal.badRequest(
    `A username has 1 to ${LIMITS.username} letters, digits, dots, underscores or hyphens.`,
  );
}

function newPasswordOf(fields: Fields): string {
  const password = limitedTextOf(fields, 'password', LIMITS.password);
  if (password === '') throw Refusal.badRequest('password must not be empty.');
  return password;
}

function requireWebAddress(website: string): void {
  const protocol = parseUrl(website)?.protocol;
  if (website === '' || protocol === 'http:' || protocol === 'https:') return;
  throw Refusal.badRequest('website must be an address that begins with http:// or https://.');
}
