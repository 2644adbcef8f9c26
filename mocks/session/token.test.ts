import { createHmac } from 'node:crypto';
import { jwtDecode } from 'jwt-decode';
import { encodeBase64Url } from './bytes';
import { keyId, signToken, verifyToken } from './token';

const KEY = new Uint8Array(32).fill(1);
const NOW = new Date('2026-05-02T12:00:00.500Z');
const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;
const ada = { _id: 'u1', username: 'Zoë' };
const token = signToken(ada, KEY, NOW);
const [header = '', payload = '', signature = ''] = token.split('.');

/** Signs a token's first two parts, with another implementation. */
const signatureFor = (text: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(text.split('.').slice(0, 2).join('.')).digest('base64url');
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const encode = (value: unknown): string =>
  encodeBase64Url(new TextEncoder().encode(JSON.stringify(value)));

test('any JWT reader can read a token’s user, issue time and expiry', () => {
  const iat = Math.floor(NOW.getTime() / 1000);
  expect(jwtDecode(token)).toEqual({ ...ada, iat, exp: iat + THIRTY_DAYS_MS / 1000 });
  expect(jwtDecode(token, { header: true })).toEqual({
    alg: 'HS256',
    typ: 'JWT',
    kid: keyId(KEY),
  });
});

test('a token says how often its user’s sessions had been ended', () => {
  const renewed = signToken({ ...ada, sessionsEnded: 2 }, KEY, NOW);
  expect(verifyToken(renewed, KEY, NOW)).toMatchObject({ ...ada, sessionsEnded: 2 });
});

test('a token names the key that signed it, without revealing it', () => {
  const other = new Uint8Array(32).fill(2);
  expect(keyId(other)).not.toBe(keyId(KEY));
  expect(keyId(KEY)).toMatch(/^[\w-]{16}$/);
});

test('a token’s signature is standard HS256', () => {
  expect(signature).toBe(signatureFor(token, KEY));
});

test('a token is valid until its last second has passed', () => {
  expect(verifyToken(token, KEY, later(0))).toMatchObject(ada);
  expect(verifyToken(token, KEY, later(THIRTY_DAYS_MS - 1000))).toMatchObject(ada);
  expect(verifyToken(token, KEY, later(THIRTY_DAYS_MS))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['a plain word', 'token'],
  ['two parts', `${header}.${payload}`],
  ['four parts', `${token}.x`],
  ['no signature', `${header}.${payload}.`],
  ['another payload', `${header}.${encode({ ...ada, _id: 'u2', iat: 1, exp: 9e9 })}.${signature}`],
  ['a signature in the other alphabet', `${header}.${payload}.${signature.slice(0, -1)}=`],
  ['a signature cut short', `${header}.${payload}.${signature.slice(0, -4)}`],
])('a token with %s is refused', (_what, text) => {
  expect(verifyToken(text, KEY, NOW)).toBeNull();
});

test('another installation’s token is refused', () => {
  expect(verifyToken(token, new Uint8Array(32).fill(2), NOW)).toBeNull();
});

test.each([
  ['no algorithm', { alg: 'none', typ: 'JWT' }, undefined],
  ['another algorithm', { alg: 'HS512', typ: 'JWT' }, undefined],
  ['no header', null, undefined],
  ['no expiry', undefined, ada],
  ['an expiry in words', undefined, { ...ada, iat: 1, exp: 'never' }],
])('a well-signed token with %s is refused', (_what, otherHeader, otherPayload) => {
  const content = [
    otherHeader === undefined ? header : encode(otherHeader),
    otherPayload === undefined ? payload : encode(otherPayload),
  ].join('.');
  expect(verifyToken(`${content}.${signatureFor(content, KEY)}`, KEY, NOW)).toBeNull();
});
