import fc from 'fast-check';
import { notJson } from '../testing/malformedBodies';
import { openRefusing } from '../testing/openRefusing';
import { anyCharacter, randomRuns } from '../testing/random';

// Thousands of calls take a while on a busy machine.
jest.setTimeout(60_000);

const RUNS = { numRuns: randomRuns(1000) };

/** Calls whose path names what they change. */
const NAMED: [method: string, before: string, needsToken: boolean][] = [
  ['GET', '/api/users/', false],
  ['POST', '/api/users/bookmark/', true],
  ['POST', '/api/users/remove-bookmark/', true],
  ['POST', '/api/users/follow/', true],
  ['POST', '/api/users/unfollow/', true],
  ['POST', '/api/users/block/', true],
  ['POST', '/api/users/unblock/', true],
  ['POST', '/api/users/mute/', true],
  ['POST', '/api/users/unmute/', true],
  ['GET', '/api/posts/', false],
  ['GET', '/api/posts/user/', false],
  ['DELETE', '/api/posts/', true],
  ['POST', '/api/posts/like/', true],
  ['POST', '/api/posts/dislike/', true],
  ['POST', '/api/posts/restore/', true],
  ['GET', '/api/lists/', false],
  ['DELETE', '/api/lists/', true],
  ['POST', '/api/lists/like/', true],
  ['POST', '/api/lists/dislike/', true],
  ['POST', '/api/lists/clone/', true],
  ['POST', '/api/lists/restore/', true],
];

const anyName = fc
  .oneof(
    fc.string({ minLength: 1, unit: anyCharacter }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'toString',
      'made\u0000',
      '../made',
      'x'.repeat(9_000),
    ),
  )
  // A dot would change the path, and these are calls of their own, or there.
  .filter((name) => !['.', '..', 'bookmark', 'hidden', 'made'].includes(name));

test('an odd name in a path finds nothing, whatever the body', async () => {
  const { token, refuse } = await openRefusing();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NAMED),
      anyName,
      fc.oneof(notJson, fc.json()),
      fc.boolean(),
      async ([method, before, needsToken], name, text, isSignedIn) => {
        const call = { method, path: before + encodeURIComponent(name) };
        const answer = await refuse({
          ...call,
          token: isSignedIn ? token : undefined,
          ...(method === 'POST' && { text }),
        });
        expect(answer.status).toBe(needsToken && !isSignedIn ? 401 : 404);
      },
    ),
    RUNS,
  );
});

const PATHS = [...NAMED.map(([method, before]) => [method, before] as const)];

test('a broken escape in a path is a bad request', async () => {
  const { token, refuse } = await openRefusing();
  const broken = fc
    .tuple(
      fc.string(),
      fc.constantFrom('%', '%z', '%zz', '%E0%A4', '%80', '%C0%AF', '%ff'),
      fc.string(),
    )
    .map(
      ([before, escape, after]) => encodeURIComponent(before) + escape + encodeURIComponent(after),
    )
    .filter((path) => {
      try {
        decodeURIComponent(path);
        return false;
      } catch {
        return true;
      }
    });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS, ['POST', '/api/posts/edit/'] as const),
      broken,
      fc.boolean(),
      async ([method, before], rest, isSignedIn) => {
        const sent = isSignedIn ? token : undefined;
        const answer = await refuse({ method, path: before + rest, token: sent });
        expect(answer.status).toBe(400);
      },
    ),
    RUNS,
  );
});

const LISTS = [
  '/api/users',
  '/api/posts',
  '/api/posts/user/matinee',
  '/api/users/bookmark',
  '/api/notifications',
];
const BAD_QUERIES: [path: string, query: Record<string, fc.Arbitrary<string>>][] = [
  ['/api/posts', { feed: fc.string().filter((name) => !/^(home|explore|bookmarks)$/.test(name)) }],
  ['/api/posts', { sort: fc.string().filter((sort) => !/^(latest|oldest|trending)$/.test(sort)) }],
  ['/api/posts', { limit: fc.oneof(fc.constantFrom('0', '-1', '101', '1e2', '٣'), fc.string()) }],
  ['/api/posts', { cursor: fc.string() }],
  ['/api/notifications', { limit: fc.constantFrom('0', '101', 'x', '') }],
  ['/api/notifications', { cursor: fc.string() }],
  ['/api/lists', { sort: fc.string().filter((sort) => !/^(latest|liked)$/.test(sort)) }],
  ['/api/lists', { cursor: fc.string() }],
  ['/api/users', { q: fc.constant('a'), limit: fc.constantFrom('0', '101', 'x', '') }],
  ['/api/users', { suggested: fc.string().filter((text) => text !== 'true') }],
];

test('an invalid query is a bad request', async () => {
  const { token, refuse } = await openRefusing();
  const query = fc
    .constantFrom(...BAD_QUERIES)
    .chain(([path, parts]) => fc.tuple(fc.constant(path), fc.record(parts)));
  await fc.assert(
    fc.asyncProperty(query, async ([path, parts]) => {
      const limit = parts['limit'];
      if (limit !== undefined && /^[1-9]\d?$|^100$|^0\d{1,2}$/.test(limit)) return;
      const search = new URLSearchParams(parts).toString();
      const answer = await refuse({ method: 'GET', path: `${path}?${search}`, token });
      expect(answer.status).toBe(400);
    }),
    RUNS,
  );
});

test('unknown calls are refused with a 404', async () => {
  const { token, refuse } = await openRefusing();
  for (const path of LISTS) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await refuse({ method, path, token, text: '{}' })).status).toBe(404);
    }
  }
});
