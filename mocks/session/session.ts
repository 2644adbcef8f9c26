import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { Refusal } from '../rules/refusal';
import { preferExactName, usernameKeys } from '../rules/users';
import type { Signing } from '../store';
import { verifyToken } from './token';

/** The authorization header's token, with or without `Bearer`; null if there is none. */
function tokenOf(request: Request): string | null {
  return (
    request.headers
      .get('authorization')
      ?.replace(/^Bearer\s+/i, '')
      .trim() || null
  );
}

export async function findUser(tx: Reading, username: string): Promise<UserRecord | undefined> {
  const found = await Promise.all(
    usernameKeys(username).map((key) => tx.list('users', 'byUsername', [key])),
  );
  return preferExactName(found.flat(), username);
}

/**
 * The sender of the request, or null if it has no token.
 * @throws Refusal 401 for an invalid token; 404 if its user is gone
 */
export async function findViewer(
  request: Request,
  tx: Reading,
  { signingKey }: Signing,
  now: Date,
): Promise<UserRecord | null> {
  const token = tokenOf(request);
  if (token === null) return null;
  const payload = verifyToken(token, signingKey, now);
  if (!payload) throw Refusal.named('invalidToken');
  const user = await findUser(tx, payload.username);
  if (user?._id !== payload._id) throw Refusal.named('unknownUsername');
  return user;
}

/** Like `findViewer`, for calls that need a signed-in user: a missing token is a 401. */
export async function requireViewer(
  request: Request,
  tx: Reading,
  signing: Signing,
  now: Date,
): Promise<UserRecord> {
  const viewer = await findViewer(request, tx, signing, now);
  if (!viewer) throw Refusal.named('invalidToken');
  return viewer;
}
