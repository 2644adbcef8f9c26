import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { LIMITS } from '../../src/domain/limits';
import { decodeBase64Url, encodeBase64Url, equalBytes } from './bytes';

const PayloadSchema = v.object({
  _id: v.string(),
  username: v.string(),
  /** The user's when it was issued: of a user with another, it is refused. */
  sessionsEnded: v.exactOptional(v.number()),
  /** Seconds since 1970, like `exp`. */
  iat: v.number(),
  exp: v.number(),
});
export type TokenPayload = v.InferOutput<typeof PayloadSchema>;

const HEADER = { alg: 'HS256', typ: 'JWT' } as const;
const HeaderSchema = v.object({ alg: v.literal(HEADER.alg) });
const KEY_ID_BYTES = 12;
const SECONDS_A_DAY = 86_400;

const encodeJson = (value: object): string => encodeBase64Url(utf8ToBytes(JSON.stringify(value)));
const signatureOf = (content: string, key: Uint8Array): Uint8Array =>
  hmac(sha256, key, utf8ToBytes(content));

/** Identifies a key, and so its installation, without revealing it. */
export const keyId = (key: Uint8Array): string =>
  encodeBase64Url(sha256(key).slice(0, KEY_ID_BYTES));

/** A signed token for the user, valid for 30 days from `now`. */
export function signToken(
  { _id, username, sessionsEnded }: Pick<TokenPayload, '_id' | 'username' | 'sessionsEnded'>,
  key: Uint8Array,
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const payload: TokenPayload = {
    _id,
    username,
    ...(sessionsEnded !== undefined && { sessionsEnded }),
    iat,
    exp: iat + LIMITS.tokenDays * SECONDS_A_DAY,
  };
  const content = `${encodeJson({ ...HEADER, kid: keyId(key) })}.${encodeJson(payload)}`;
  return `${content}.${encodeBase64Url(signatureOf(content, key))}`;
}

/** The payload of an unexpired token signed with this key; null for any other text. */
export function verifyToken(token: string, key: Uint8Array, now: Date): TokenPayload | null {
  const [header, payload, signature, ...rest] = token.split('.');
  if (!header || !payload || !signature || rest.length > 0) return null;
  const bytes = decodeBase64Url(signature);
  if (!bytes || !equalBytes(bytes, signatureOf(`${header}.${payload}`, key))) return null;
  const claims = decodeJson(payload);
  if (!v.is(HeaderSchema, decodeJson(header)) || !v.is(PayloadSchema, claims)) return null;
  return now.getTime() < claims.exp * 1000 ? claims : null;
}

function decodeJson(part: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(part) ?? undefined));
  } catch {
    return null;
  }
}
