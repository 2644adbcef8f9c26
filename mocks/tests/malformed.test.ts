import fc from 'fast-check';
import { LIMITS } from '../../src/domain/limits';
import { LIST_LIMITS } from '../../src/domain/listLimits';
import { BLANK_PROFILE, PROFILE_TEXTS } from '../../src/domain/profile';
import { createMemoryDb } from '../db/memory';
import { STORE_NAMES } from '../db/schema';
import { anyCharacter, randomRuns } from '../testing/random';
import { createTestBackend } from '../testing/testBackend';
import { aPerson, aPost } from '../testing/builders';
import { send, type Answer, type Call } from '../testing/client';
import { aList } from '../testing/lists';
import { expectSame } from '../testing/expectSame';
import { BODIES, exactly } from '../testing/shapes';

// Thousands of calls take a while on a busy machine.
jest.setTimeout(60_000);

const RUNS = { numRuns: randomRuns(1000) };

/** A backend with a user, a post and a list, and a function that reads all its data, including its revision. */
async function stage() {
  const db = createMemoryDb();
  const { backend } = await createTestBackend({ db });
  const author = await aPerson(backend);
  await aPost(backend, author, { _id: 'made' });
  await aList(backend, author, ['duel-1971'], { _id: 'made' });
  const dump = () =>
    db.read(async (tx) => {
      const stores = await Promise.all(STORE_NAMES.map((name) => tx.all(name)));
      return structuredClone(stores);
    });
  const before = await dump();
  return {
    token: author.token,
    /** Sends the call and checks that the data is unchanged and the answer names the problem. */
    refuse: async (call: Call): Promise<Answer> => {
      const answer = await send(backend, call);
      if (!exactly(BODIES.errors, answer.body)) {
        throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answer.body)}`);
      }
      const after = await dump();
      expectSame(after, before);
      expect('polluted' in {}).toBe(false);
      return answer;
    },
  };
}

interface Target {
  path: string;
  /** The key that wraps the body's fields. */
  wrapper: 'postData' | 'userData' | 'listData' | 'reportData' | null;
  needsToken: boolean;
  good: Record<string, string | string[]>;
  /** What no field takes; what is not a text if undefined. */
  wrong?: fc.Arbitrary<unknown>;
  /** The shortest length of each field that exceeds its limit. */
  tooLong: Record<string, number>;
}

const WRITES: Target[] = [
  {
    path: '/api/auth/signup',
    wrapper: null,
    needsToken: false,
    good: { firstName: 'A', lastName: 'B', username: 'fresh', password: 'pw', avatar: '' },
    tooLong: {
      firstName: LIMITS.name + 1,
      lastName: LIMITS.name + 1,
      username: LIMITS.username + 1,
      password: LIMITS.password + 1,
    },
  },
  {
    path: '/api/auth/password',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw', newPassword: 'pw' },
    tooLong: { newPassword: LIMITS.password + 1 },
  },
  {
    path: '/api/auth/username',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw', username: 'fresh' },
    tooLong: { username: LIMITS.username + 1 },
  },
  {
    path: '/api/auth/end-sessions',
    wrapper: null,
    needsToken: true,
    good: { password: 'pw' },
    tooLong: {},
  },
  {
    path: '/api/reports',
    wrapper: 'reportData',
    needsToken: true,
    good: { reason: 'x' },
    tooLong: { reason: LIMITS.reason + 1 },
  },
  {
    path: '/api/moderation/take-down',
    wrapper: null,
    needsToken: true,
    good: { reason: 'x' },
    tooLong: { reason: LIMITS.reason + 1 },
  },
  {
    path: '/api/users/edit',
    wrapper: 'userData',
    needsToken: true,
    good: { ...BLANK_PROFILE, firstName: 'A', lastName: 'B' },
    tooLong: Object.fromEntries(PROFILE_TEXTS.map(({ field, limit }) => [field, limit + 1])),
  },
  {
    path: '/api/posts',
    wrapper: 'postData',
    needsToken: true,
    good: { _id: 'fresh', content: 'x', replyTo: 'made' },
    tooLong: { _id: LIMITS.postId + 1, content: LIMITS.postText + 1 },
  },
  {
    path: '/api/posts/edit/made',
    wrapper: 'postData',
    needsToken: true,
    good: { content: 'x' },
    tooLong: { content: LIMITS.postText + 1 },
  },
  {
    path: '/api/lists',
    wrapper: 'listData',
    needsToken: true,
    good: { _id: 'fresh', title: 'x', description: 'x' },
    tooLong: {
      _id: LIMITS.postId + 1,
      title: LIST_LIMITS.title + 1,
      description: LIST_LIMITS.description + 1,
    },
  },
  {
    path: '/api/lists/edit/made',
    wrapper: 'listData',
    needsToken: true,
    good: { title: 'x', description: 'x' },
    tooLong: { title: LIST_LIMITS.title + 1, description: LIST_LIMITS.description + 1 },
  },
  {
    path: '/api/lists/add/made',
    wrapper: null,
    needsToken: true,
    good: { filmId: 'stalker-1979' },
    tooLong: { note: LIST_LIMITS.note + 1 },
  },
  {
    path: '/api/lists/remove/made',
    wrapper: null,
    needsToken: true,
    good: { filmId: 'duel-1971' },
    tooLong: {},
  },
  ...['add-films', 'remove-films'].map((call): Target => ({
    path: `/api/lists/${call}/made`,
    wrapper: null,
    needsToken: true,
    good: { filmIds: ['duel-1971'] },
    wrong: fc.jsonValue().filter((value) => !Array.isArray(value)),
    tooLong: {},
  })),
  {
    path: '/api/users/hidden-words',
    wrapper: null,
    needsToken: true,
    good: { words: ['x'] },
    wrong: fc.jsonValue().filter((value) => !Array.isArray(value)),
    tooLong: {},
  },
  {
    path: '/api/notifications/read',
    wrapper: null,
    needsToken: true,
    good: { until: '1' },
    tooLong: { until: 17 },
  },
];
const LOGIN: Target = {
  path: '/api/auth/login',
  wrapper: null,
  needsToken: false,
  good: { username: 'matinee', password: 'pw' },
  tooLong: {},
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const notJson = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.json().map((text) => text.slice(0, -1)),
    fc.constantFrom('a=b&c=d', '<xml/>', '{"a":1,}', "{'a':1}", '\ufeff', 'NaN', '--x\r\n\r\n'),
  )
  .filter((text) => !isJson(text));
const notAnObject = fc
  .jsonValue()
  .filter((value) => typeof value !== 'object' || value === null || Array.isArray(value));
const notText = fc.jsonValue().filter((value) => typeof value !== 'string');
const tokenKind = fc.constantFrom('good', 'none', 'garbage');
const contentType = fc.constantFrom(
  'application/json',
  'text/plain',
  'text/html',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
);

/** A body that this call must refuse, as text. */
function malformed({ wrapper, good, tooLong, wrong = notText }: Target): fc.Arbitrary<string> {
  const wrap = (fields: unknown) =>
    JSON.stringify(wrapper === null ? fields : { [wrapper]: fields });
  const kinds = [
    notJson,
    notAnObject.map((value) => JSON.stringify(value)),
    notAnObject.map(wrap),
    fc
      .tuple(fc.constantFrom(...Object.keys(good)), wrong)
      .map(([field, value]) => wrap({ ...good, [field]: value })),
  ];
  const overlong = Object.entries(tooLong);
  if (overlong.length > 0) {
    kinds.push(
      fc
        .tuple(fc.constantFrom(...overlong), fc.nat(3_000), fc.constantFrom('x', '\u{1f3ac}', '字'))
        .map(([[field, length], more, letter]) =>
          wrap({ ...good, [field]: letter.repeat(length + more) }),
        ),
    );
  }
  return fc.oneof(...kinds);
}

test('a malformed body is refused and changes nothing, whatever its content type and token', async () => {
  const { token, refuse } = await stage();
  const targets = [...WRITES, LOGIN];
  const attempt = fc
    .constantFrom(...targets)
    .chain((target) => fc.tuple(fc.constant(target), malformed(target), tokenKind, contentType));
  await fc.assert(
    fc.asyncProperty(attempt, async ([{ path, needsToken }, text, kind, type]) => {
      const sent = { good: token, none: undefined, garbage: 'garbage' }[kind];
      const headers = { 'Content-Type': type };
      const answer = await refuse({ method: 'POST', path, token: sent, text, headers });
      expect(answer.status).toBe(needsToken && kind !== 'good' ? 401 : 400);
    }),
    RUNS,
  );
});

test('fields under __proto__ or constructor do not count as sent', async () => {
  const { token, refuse } = await stage();
  for (const { path, wrapper, good } of [
    ...WRITES.filter(({ path }) => !/edit/.test(path)),
    LOGIN,
  ]) {
    const fields = JSON.stringify({ ...good, polluted: true });
    for (const payload of [`{"__proto__":${fields}}`, `{"constructor":{"prototype":${fields}}}`]) {
      const text = wrapper === null ? payload : `{"${wrapper}":${payload}}`;
      expect((await refuse({ method: 'POST', path, token, text })).status).toBe(400);
      const outside = wrapper === null ? payload : `{"__proto__":{"${wrapper}":${fields}}}`;
      expect((await refuse({ method: 'POST', path, token, text: outside })).status).toBe(400);
    }
  }
});

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
  const { token, refuse } = await stage();
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
  const { token, refuse } = await stage();
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
  const { token, refuse } = await stage();
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
  const { token, refuse } = await stage();
  for (const path of LISTS) {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      expect((await refuse({ method, path, token, text: '{}' })).status).toBe(404);
    }
  }
});
