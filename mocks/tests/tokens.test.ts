import { createHmac } from 'node:crypto';
import { createTestBackend } from '../testing/testBackend';
import { aPerson, expectRefusal, get, post, unused } from '../testing/builders';

/** The backend's random bytes, so that a test can sign tokens as the backend does. */
const KEY = new Uint8Array(32).fill(7);
const DAY = 86_400;

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(header: object, payload: object, hash = 'sha256', key = KEY): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

async function stage() {
  const { backend, clock } = await createTestBackend({ randomBytes: (n) => KEY.slice(0, n) });
  const { user, token } = await aPerson(backend);
  const iat = Math.floor(clock.now().getTime() / 1000);
  const payload = { _id: user._id, username: user.username, iat, exp: iat + 30 * DAY };
  const bookmarksWith = (sent?: string) => get(backend, '/api/users/bookmark', sent);
  return { backend, clock, user, token, payload, bookmarksWith };
}

const HS256 = { alg: 'HS256', typ: 'JWT' };

test.each([
  ['plainly', (token: string) => token],
  ['after Bearer', (token: string) => `Bearer ${token}`],
  ['after bearer, in lower case', (token: string) => `bearer ${token}`],
])('a token is accepted when it is sent %s', async (_, dress) => {
  const { token, bookmarksWith } = await stage();
  expect((await bookmarksWith(dress(token))).status).toBe(200);
});

test('a token signed by another implementation with the same key is accepted', async () => {
  const { payload, bookmarksWith } = await stage();
  expect((await bookmarksWith(signed(HS256, payload))).status).toBe(200);
});

type Stage = Awaited<ReturnType<typeof stage>>;

const FORGERIES: [what: string, forge: (stage: Stage) => string][] = [
  ['an empty one', () => ''],
  ['Bearer without a token', () => 'Bearer'],
  ['garbage', () => 'garbage'],
  ['three parts of garbage', () => 'a.b.c'],
  ['three empty parts', () => '..'],
  [
    'an unsigned one with the algorithm none',
    ({ payload }) => `${encode({ alg: 'none' })}.${encode(payload)}.`,
  ],
  ['a signed one with the algorithm none', ({ payload }) => signed({ alg: 'none' }, payload)],
  ['HS512', ({ payload }) => signed({ alg: 'HS512', typ: 'JWT' }, payload, 'sha512')],
  ['one that says HS512 but is HS256', ({ payload }) => signed({ alg: 'HS512' }, payload)],
  ['RS256', ({ payload }) => signed({ alg: 'RS256' }, payload)],
  ['one without an algorithm', ({ payload }) => signed({ typ: 'JWT' }, payload)],
  [
    'one signed with another key',
    ({ payload }) => signed(HS256, payload, 'sha256', new Uint8Array(32)),
  ],
  [
    'one signed with an empty key',
    ({ payload }) => signed(HS256, payload, 'sha256', new Uint8Array()),
  ],
  [
    'one whose payload was swapped',
    ({ token, payload }) => {
      const [head = '', , signature = ''] = token.split('.');
      return `${head}.${encode({ ...payload, username: 'matinee' })}.${signature}`;
    },
  ],
  ['one without its signature', ({ token }) => token.split('.').slice(0, 2).join('.')],
  ['one whose signature is empty', ({ token }) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['one cut short', ({ token }) => token.slice(0, -2)],
  ['one with a fourth part', ({ token }) => `${token}.x`],
  ['one without an expiry', ({ payload: { exp: _, ...payload } }) => signed(HS256, payload)],
  ['one whose expiry is a text', ({ payload }) => signed(HS256, { ...payload, exp: '9999999999' })],
  [
    'one that expired a second ago',
    ({ payload }) => signed(HS256, { ...payload, exp: payload.iat - 1 }),
  ],
  ['one whose payload is a list', () => signed(HS256, [])],
  ['one that names nobody', ({ payload: { iat, exp } }) => signed(HS256, { iat, exp })],
];

test.each(FORGERIES)('%s is refused', async (_, forge) => {
  const staged = await stage();
  expectRefusal(await staged.bookmarksWith(forge(staged)), 'invalidToken');
});

test('a token is valid for thirty days and not a second longer', async () => {
  const { clock, token, bookmarksWith } = await stage();
  clock.advance((30 * DAY - 1) * 1000);
  expect((await bookmarksWith(token)).status).toBe(200);
  clock.advance(1000);
  expectRefusal(await bookmarksWith(token), 'invalidToken');
});

test('a valid token of somebody who no longer exists is refused as an unknown username', async () => {
  const { payload, bookmarksWith } = await stage();
  const gone = { ...payload, _id: unused('gone'), username: unused('gone') };
  expectRefusal(await bookmarksWith(signed(HS256, gone)), 'unknownUsername');
});

test('a reset to the seed ends the sessions of users it deletes', async () => {
  const { backend, token } = await stage();
  await backend.reset();
  const answer = await post(backend, '/api/posts', token, {});
  expect([401, 404]).toContain(answer.status);
});

test('two installations do not accept each other’s tokens', async () => {
  const { token } = await stage();
  const { backend } = await createTestBackend({ randomBytes: (n) => new Uint8Array(n).fill(9) });
  expectRefusal(await get(backend, '/api/users/bookmark', token), 'invalidToken');
});
