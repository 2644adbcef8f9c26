import type { Reading } from '../db/db';
import type { UserRecord } from '../rules/records';
import { found, Refusal } from '../rules/refusal';
import { preferExactName, usernameKeys } from '../rules/usernames';
import type { Signing } from '../store';
import { hiddenFromGuests, hiddenOf, type Hidden } from './hidden';
import { verifyToken } from './token';

/** The authorization header's token, with or without `Bearer`; null if there is none. */
export function tokenOf(request: Request): string | null {
  return (
    request.headers
      .get('authorization')
      ?.replace(/^Bearer\s+/i, '')
      .trim() || null
  );
}

/** Everybody who has this username, or one that counts as the same: several only among those of earlier releases. */
export async function findNamesakes(tx: Reading, username: string): Promise<UserRecord[]> {
  const namesakes = await Promise.all(
    usernameKeys(username).map((key) => tx.list('users', 'byUsername', [key])),
  );
  return namesakes.flat();
}

export const findUser = async (tx: Reading, username: string): Promise<UserRecord | undefined> =>
  preferExactName(await findNamesakes(tx, username), username);

/** Who sent a request, if they are signed in, and what is hidden from them. */
export interface Session<Viewer extends UserRecord | null> {
  viewer: Viewer;
  hidden: Hidden;
}

/**
 * The session of a request; its viewer is null if it has no token.
 * @throws Refusal 401 for an invalid token, and for one of a session that was ended; 403 if its user is suspended, 404 if
 * they are gone
 */
export async function findSession(
  request: Request,
  tx: Reading,
  { signingKey }: Signing,
  now: Date,
): Promise<Session<UserRecord | null>> {
  const token = tokenOf(request);
  if (token === null) return { viewer: null, hidden: await hiddenFromGuests(tx) };
  const payload = verifyToken(token, signingKey, now);
  if (!payload) throw Refusal.named('invalidToken');
  const [user, hidden] = await Promise.all([
    tx.get('users', payload._id),
    hiddenOf(tx, payload._id),
  ]);
  const viewer = found(user, 'unknownUsername');
  if (viewer.suspendedAt !== undefined) throw Refusal.named('suspended');
  if (payload.sessionsEnded !== viewer.sessionsEnded) throw Refusal.named('invalidToken');
  return { viewer, hidden };
}

/** Like `findSession`, for calls that need a signed-in user: a missing token is a 401. */
export async function requireSession(
  request: Request,
  tx: Reading,
  signing: Signing,
  now: Date,
): Promise<Session<UserRecord>> {
  const { viewer, hidden } = await findSession(request, tx, signing, now);
  if (!viewer) throw Refusal.named('invalidToken');
  return { viewer, hidden };
}
