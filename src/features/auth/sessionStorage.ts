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
/** The token whose session ended in this tab. */
const ENDED_KEY = 'endedToken';

/** Fields of a profile that an earlier version did not know are blank. */
const SessionSchema = v.object({
  token: v.string(),
  user: v.object({
    ...UserSchema.entries,
    ...v.entriesFromList(PROFILE_FIELDS, v.optional(v.string(), '')),
    postCount: v.optional(v.number(), 0),
    replyCount: v.optional(v.number(), 0),
  }),
});
const TokenSchema = v.object({ token: v.string() });
const EndedSessionSchema = v.object({ endedToken: v.string() });

/** Letters that a request's header can carry, in three parts. */
const TOKEN_FORM = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Whether the token can still be valid, and belongs to this person. The server checks the rest. */
const isLiveTokenOf = (token: string, userId: string): boolean => {
  if (!TOKEN_FORM.test(token)) return false;
  try {
    const { _id, exp } = jwtDecode<{ _id?: unknown; exp?: unknown }>(token);
    return _id === userId && typeof exp === 'number' && exp * 1000 > Date.now();
  } catch {
    return false;
  }
};

/** The session that was stored, if it is one that can still be valid. */
export const sessionIn = (stored: unknown): Session | null => {
  const { success, output } = v.safeParse(SessionSchema, stored);
  return success && isLiveTokenOf(output.token, output.user._id) ? output : null;
};

/** What a stored text says; null where it is missing or no JSON. */
export const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The token in local storage, whatever else is there. */
export const readToken = (): string | null => localStore.read(TOKEN_KEY);

/** The whole session in local storage, or null when a part of it is missing or damaged. */
export const readSession = (): Session | null =>
  sessionIn({ token: readToken(), user: parse(localStore.read(USER_KEY)) });

/**
 * Writes a session to local storage, and a copy where a killed browser does not lose it.
 * The copy is written last: it may only say what local storage has said.
 */
export const writeSession = async (
  { token, user }: Session,
  pageStorage: PageStorage,
): Promise<void> => {
  // The token comes last: other tabs follow it, and find its user beside it.
  localStore.write(USER_KEY, JSON.stringify(user));
  localStore.write(TOKEN_KEY, token);
  tabStore.remove(ENDED_KEY);
  await pageStorage.write(MIRROR_KEY, { token, user });
};

/** Whether the mirror knows of no end of this token's session, and of no other session. */
const mayGoOn = (mirror: unknown, token: string): boolean =>
  v.is(EndedSessionSchema, mirror)
    ? mirror.endedToken !== token
    : !v.is(TokenSchema, mirror) || mirror.token === token;

/**
 * Stores newer data of the person whose session is stored. Another tab may just have ended that session or begun
 * another one. This tab's local storage may not show it yet, so the mirror is asked first, and the token, which would
 * bring the session back, is not written again.
 */
export const updateStoredUser = async (
  { token, user }: Session,
  pageStorage: PageStorage,
): Promise<void> => {
  const earlier = await pageStorage.update(
    MIRROR_KEY,
    (stored) =>
      new Map(mayGoOn(stored.get(MIRROR_KEY), token) ? [[MIRROR_KEY, { token, user }]] : []),
  );
  if (mayGoOn(earlier.get(MIRROR_KEY), token) && readToken() === token)
    localStore.write(USER_KEY, JSON.stringify(user));
};

/**
 * Empties local storage, and notes in the mirror that this very token has ended. Another session that is there goes on:
 * another tab began it meanwhile, or has it with another installation.
 */
export const endSession = async (
  endedToken: string | null,
  pageStorage: PageStorage,
): Promise<void> => {
  const stored = readToken();
  if (stored !== null && stored !== endedToken) return;
  localStore.clear();
  // The mirror is written a moment later, and a reload may come before that.
  if (endedToken !== null) tabStore.write(ENDED_KEY, endedToken);
  await pageStorage.write(MIRROR_KEY, { endedToken });
};

/**
 * The session this browser remembers. Local storage wins, unless the mirror records that
 * very token as ended; the mirror supplies one only where local storage has none. It has
 * `lapsed` where a token is left that has expired or cannot be read: nobody ended it on purpose.
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

/** Calls back when another tab changes the session; returns a function that stops it. */
export const watchSession = (onChange: (session: Session | null) => void): (() => void) => {
  const listen = ({ key }: StorageEvent) => {
    // A null key means `clear()`, with which a logout begins.
    if (key === null || key === TOKEN_KEY) onChange(readSession());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
