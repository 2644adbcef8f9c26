import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { UserSchema } from '../../domain/entities';
import { PROFILE_FIELDS } from '../../domain/profile';
import type { PageStorage } from '../../lib/pageStorage';
import { localStore, tabStore } from '../../lib/localStore';
import type { Session } from './authSlice';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const MIRROR_KEY = 'session';
/** The token of the session that was ended in this tab. */
const ENDED_KEY = 'endedToken';

/** Profile fields that an earlier version did not store default to blank. */
const SessionSchema = v.object({
  token: v.string(),
  user: v.object({
    ...UserSchema.entries,
    ...v.entriesFromList(PROFILE_FIELDS, v.optional(v.string(), '')),
    postCount: v.optional(v.number(), 0),
    replyCount: v.optional(v.number(), 0),
    filmCount: v.optional(v.number(), 0),
  }),
});
const TokenSchema = v.object({ token: v.string() });
const EndedSessionSchema = v.object({ endedToken: v.string() });

/** Three parts, of characters that a request header allows. */
const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Whether the token is unexpired and belongs to this user. The server checks the rest. */
const isLiveTokenOf = (token: string, userId: string): boolean => {
  if (!TOKEN_FORM.test(token)) return false;
  try {
    const { _id, exp } = jwtDecode<{ _id?: unknown; exp?: unknown }>(token);
    return _id === userId && typeof exp === 'number' && exp * 1000 > Date.now();
  } catch {
    return false;
  }
};

/** The stored session; null if it is damaged or expired. */
export const sessionIn = (stored: unknown): Session | null => {
  const { success, output } = v.safeParse(SessionSchema, stored);
  return success && isLiveTokenOf(output.token, output.user._id) ? output : null;
};

/** Parses a stored text; null if it is missing or invalid JSON. */
export const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The token in local storage, even if its user is missing. */
export const readToken = (): string | null => localStore.read(TOKEN_KEY);

/** The session in local storage, or null if a part of it is missing or damaged. */
export const readSession = (): Session | null =>
  sessionIn({ token: readToken(), user: parse(localStore.read(USER_KEY)) });

/**
 * Writes a session to local storage, and a mirror to IndexedDB, which a killed browser does not lose.
 * The mirror is written last, so that it is never ahead of local storage.
 */
export const writeSession = async (
  { token, user }: Session,
  pageStorage: PageStorage,
): Promise<void> => {
  // The token is written last: other tabs react to it, and read the user then.
  localStore.write(USER_KEY, JSON.stringify(user));
  localStore.write(TOKEN_KEY, token);
  tabStore.remove(ENDED_KEY);
  await pageStorage.write(MIRROR_KEY, { token, user });
};

/** Whether the mirror records neither the end of this token's session nor another session. */
const isCurrentIn = (mirror: unknown, token: string): boolean =>
  v.is(EndedSessionSchema, mirror)
    ? mirror.endedToken !== token
    : !v.is(TokenSchema, mirror) || mirror.token === token;

/**
 * Updates the stored user. Another tab may just have ended that session or started another one, which this tab's local
 * storage may not show yet. Therefore the mirror is checked first, and the token, which would restore the session, is
 * not written again.
 */
export const updateStoredUser = async (
  { token, user }: Session,
  pageStorage: PageStorage,
): Promise<void> => {
  const earlier = await pageStorage.update(
    MIRROR_KEY,
    (stored) =>
      new Map(isCurrentIn(stored.get(MIRROR_KEY), token) ? [[MIRROR_KEY, { token, user }]] : []),
  );
  if (isCurrentIn(earlier.get(MIRROR_KEY), token) && readToken() === token)
    localStore.write(USER_KEY, JSON.stringify(user));
};

/**
 * Clears local storage, and records in the mirror that this token has ended. If local storage has another session, it
 * is kept: another tab has just started it, or uses it with another installation.
 */
export const endSession = async (
  endedToken: string | null,
  pageStorage: PageStorage,
): Promise<void> => {
  const stored = readToken();
  if (stored !== null && stored !== endedToken) return;
  localStore.clear();
  // The mirror is written asynchronously, and the page may be reloaded before that.
  if (endedToken !== null) tabStore.write(ENDED_KEY, endedToken);
  await pageStorage.write(MIRROR_KEY, { endedToken });
};

/**
 * Reads the stored session. Local storage wins, unless the mirror records its token as ended; the
 * mirror's session is used only if local storage has none. Returns `lapsed` if there is a token that
 * has expired or cannot be read: the user did not log out.
 */
export const recallSession = async (
  pageStorage: PageStorage,
): Promise<Session | 'lapsed' | null> => {
  const token = readToken();
  const stored = readSession();
  const mirror = await pageStorage.read(MIRROR_KEY);
  if (v.is(EndedSessionSchema, mirror) && mirror.endedToken === token) return null;
  if (stored) return stored;
  // A token without its user: the mirror may have the pair.
  const mirrored = sessionIn(mirror);
  if (mirrored?.token === tabStore.read(ENDED_KEY)) return null;
  if (mirrored && (token === null || token === mirrored.token)) return mirrored;
  return token !== null || v.is(TokenSchema, mirror) ? 'lapsed' : null;
};

/** Calls `onChange` when another tab changes the session; returns a function that unsubscribes. */
export const watchSession = (onChange: (session: Session | null) => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    // A null key means `clear()`, which a logout calls.
    if (key === null || key === TOKEN_KEY) onChange(readSession());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
