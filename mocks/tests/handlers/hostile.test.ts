import type { Backend } from '../../../src/domain/backend';
import { BLANK_PROFILE } from '../../../src/domain/profile';
import { aPerson, aPost, backendWith, everything, expectMalformed } from '../../testing/builders';
import { bodyOf, send, type Call } from '../../testing/client';
import { aList } from '../../testing/lists';
import { expectSame } from '../../testing/expectSame';
import { BODIES } from '../../testing/shapes';

// Megabytes of hostile input take a while on a busy machine.
jest.setTimeout(60_000);

const deep = '['.repeat(100_000) + ']'.repeat(100_000);
const nested = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000);

/** Bodies that no call accepts. */
const TEXTS: Record<string, string> = {
  'text that is not JSON': 'not json',
  'half a body': '{"postData": {"_id": "x"',
  'an empty body': '',
  null: 'null',
  'a number': '42',
  'a boolean': 'true',
  'a string': '"postData"',
  'a list': '[]',
  'a list of bodies': '[{"postData": {"_id": "x", "content": "x", "photos": null}}]',
  'an empty object': '{}',
  'deep lists': deep,
  'deep objects': nested,
  'only a byte order mark': '\ufeff',
};

const WRONG = [null, 7, true, [], ['x'], {}, { length: 1 }, 1e308];

/** Valid here: a post needs no photo, a list no films and no notes, and no kind has to be off. */
const isRight = (field: string, value: unknown): boolean => {
  if (field === 'photos') return value === null;
  if (field === 'ranked' || field === 'public') return value === true;
  if (field === 'note') return value === null;
  if (field === 'to') return value === 7;
  if (field === 'filmIds') return Array.isArray(value);
  return (field === 'off' || field === 'films') && JSON.stringify(value) === '[]';
};

const UNWRAPPED = /^\/api\/(auth|notifications|lists\/(add|remove|move))/;
const WRAPPED: Record<string, string> = {
  '/api/users/edit': 'userData',
  '/api/lists': 'listData',
  '/api/lists/edit/made': 'listData',
};

interface Target {
  path: string;
  good: Record<string, unknown>;
}

const TARGETS: Target[] = [
  {
    path: '/api/auth/signup',
    good: { firstName: 'A', lastName: 'B', username: 'hostile', password: 'pw', avatar: '' },
  },
  { path: '/api/auth/login', good: { username: 'matinee', password: 'pw' } },
  {
    path: '/api/users/edit',
    good: { ...BLANK_PROFILE, firstName: 'A', lastName: 'B' },
  },
  {
    path: '/api/posts',
    good: { _id: 'hostile', content: 'x', photos: '/photos/x.webp', replyTo: 'made' },
  },
  { path: '/api/posts/edit/made', good: { content: 'x', photos: '/photos/x.webp' } },
  {
    path: '/api/lists',
    good: { _id: 'hostile', title: 'x', description: 'x', ranked: true, public: true, films: [] },
  },
  {
    path: '/api/lists/edit/made',
    good: { title: 'x', description: 'x', ranked: true, public: true, films: [] },
  },
  { path: '/api/lists/add/made', good: { filmId: 'duel-1971', note: 'x' } },
  { path: '/api/lists/remove/made', good: { filmId: 'duel-1971' } },
  { path: '/api/lists/add-films/made', good: { filmIds: ['duel-1971'] } },
  { path: '/api/lists/remove-films/made', good: { filmIds: ['duel-1971'] } },
  { path: '/api/lists/move/made', good: { filmId: 'duel-1971', to: 0 } },
  { path: '/api/notifications/read', good: { until: '1' } },
  { path: '/api/notifications/off', good: { off: ['like'] } },
];

/** Calls without a body. */
const BODILESS = [
  '/api/posts/like/made',
  '/api/users/bookmark/made',
  '/api/users/follow/SOMEBODY',
  '/api/users/unfollow/SOMEBODY',
  '/api/users/remove-bookmark/made',
  '/api/posts/dislike/made',
  '/api/lists/like/made',
  '/api/lists/dislike/made',
  '/api/lists/clone/made',
  '/api/lists/restore/made',
];

async function setUp() {
  const { backend, me } = await backendWith('me');
  await aPost(backend, me, { _id: 'made' });
  await aList(backend, me, [], { _id: 'made' });
  return { backend, token: me.token };
}

let staged: ReturnType<typeof setUp>;
let before: Awaited<ReturnType<typeof everything>>;

beforeAll(async () => {
  staged = setUp();
  before = await everything((await staged).backend);
});

/** Set up once for all tests whose calls change nothing, which the last test checks. */
const stage = () => staged;

async function refusesAll(backend: Backend, calls: readonly Call[]): Promise<void> {
  for (const call of calls) {
    const answer = await send(backend, call);
    try {
      expectMalformed(answer);
    } catch (cause) {
      throw new Error(`${call.path} took ${(call.text ?? '').slice(0, 200)}`, { cause });
    }
  }
}

describe.each(TARGETS)('POST $path', ({ path, good }) => {
  const wrapper = UNWRAPPED.test(path) ? null : (WRAPPED[path] ?? 'postData');
  const wrap = (fields: unknown) =>
    JSON.stringify(wrapper === null ? fields : { [wrapper]: fields });
  const calling = (token: string) => (text: string) => ({ method: 'POST', path, token, text });

  test.each(Object.entries(TEXTS))('refuses %s', async (_, text) => {
    const { backend, token } = await stage();
    await refusesAll(backend, [calling(token)(text)]);
  });

  test('refuses a call without a body', async () => {
    const { backend, token } = await stage();
    await refusesAll(backend, [{ method: 'POST', path, token }]);
  });

  test('refuses every field of a wrong type', async () => {
    const { backend, token } = await stage();
    const wrong = Object.keys(good).flatMap((field) =>
      WRONG.filter((value) => !isRight(field, value)).map((value) =>
        wrap({ ...good, [field]: value }),
      ),
    );
    await refusesAll(backend, wrong.map(calling(token)));
  });

  test('refuses a wrapped value that is not an object', async () => {
    const { backend, token } = await stage();
    const wrong = wrapper === null ? ['[]'] : [null, 7, 'x', true, ['x']].map(wrap);
    await refusesAll(backend, wrong.map(calling(token)));
  });

  test('refuses a body sent in the wrong wrapping', async () => {
    const { backend, token } = await stage();
    const body = wrapper === null ? { data: good } : good;
    await refusesAll(backend, [calling(token)(JSON.stringify(body))]);
  });
});

test.each(['firstName', 'lastName', 'username', 'password', 'avatar'])(
  'signing up without %s is refused',
  async (missing) => {
    const { backend } = await stage();
    const { [missing]: _, ...rest } = TARGETS[0]?.good ?? {};
    const text = JSON.stringify(rest);
    await refusesAll(backend, [{ method: 'POST', path: '/api/auth/signup', text }]);
  },
);

test.each(BODILESS)('POST %s needs no body, and no body makes it fail', async (path) => {
  const { backend, me } = await backendWith('me');
  for (const [n, text] of Object.values(TEXTS).entries()) {
    // Each meets things of its own, as the calls change what they name.
    const _id = `made-${n}`;
    await aPost(backend, me, { _id });
    await aList(backend, me, [], { _id });
    const { user } = await aPerson(backend);
    const target = path.replace('SOMEBODY', user._id).replace(/made$/, _id);
    const { status } = await send(backend, {
      method: 'POST',
      path: target,
      token: me.token,
      text,
    });
    expect([200, 201, 400]).toContain(status);
  }
});

test('enormous texts are refused, and the backend stays responsive', async () => {
  const { backend, token } = await stage();
  const huge = 'x'.repeat(5_000_000);
  const emoji = '👨‍👩‍👧‍👦'.repeat(200_000);
  const call = (path: string, body: unknown) => ({
    method: 'POST',
    path,
    token,
    text: JSON.stringify(body),
  });
  await refusesAll(backend, [
    call('/api/posts', { postData: { _id: 'x', content: huge, photos: null } }),
    call('/api/posts', { postData: { _id: 'x', content: emoji, photos: null } }),
    call('/api/posts', { postData: { _id: huge, content: 'x', photos: null } }),
    call('/api/posts', {
      postData: { _id: 'x', content: 'x', photos: `data:image/png;base64,${huge}` },
    }),
    call('/api/users/edit', { userData: { bio: huge } }),
    call('/api/users/edit', { userData: { website: `https://a.example/${huge}` } }),
    call('/api/auth/signup', { ...TARGETS[0]?.good, username: huge }),
    call('/api/auth/signup', { ...TARGETS[0]?.good, password: huge }),
  ]);
});

test.each([
  ['username', { username: 'x'.repeat(1_000_000), password: 'x' }],
  ['password', { username: 'matinee', password: 'x'.repeat(1_000_000) }],
])('logging in with an enormous %s is refused like a wrong one', async (_, body) => {
  const { backend } = await stage();
  const answer = await send(backend, { method: 'POST', path: '/api/auth/login', body });
  expect([400, 401, 404]).toContain(answer.status);
  bodyOf(answer, answer.status, BODIES.errors);
});

const ESCAPES = ['%', '%zz', '%E0%A4%A', '%80', '%C0%AE'];
const PLACES: [method: string, path: (escape: string) => string][] = [
  ['GET', (escape) => `/api/posts/${escape}`],
  ['GET', (escape) => `/api/posts/user/${escape}`],
  ['GET', (escape) => `/api/users/${escape}`],
  ['POST', (escape) => `/api/posts/like/${escape}`],
  ['POST', (escape) => `/api/posts/edit/${escape}`],
  ['POST', (escape) => `/api/users/follow/${escape}`],
  ['POST', (escape) => `/api/users/bookmark/${escape}`],
  ['DELETE', (escape) => `/api/posts/${escape}`],
  ['GET', (escape) => `/api/lists/${escape}`],
  ['POST', (escape) => `/api/lists/like/${escape}`],
  ['DELETE', (escape) => `/api/lists/${escape}`],
  ['GET', (escape) => `/api/${escape}`],
];

test.each(ESCAPES)('the broken escape %s is refused anywhere in a path', async (escape) => {
  const { backend, token } = await stage();
  await refusesAll(
    backend,
    PLACES.map(([method, path]) => ({ method, path: path(escape), token })),
  );
});

test.each(['%00', '%2F', '%0A', '😀', 'x'.repeat(5_000)])(
  'the odd but well-formed path %s finds nothing',
  async (odd) => {
    const { backend, token } = await stage();
    for (const [method, path] of PLACES) {
      const call = {
        method,
        path: path(odd),
        token,
        ...(method === 'POST' ? { body: { postData: { content: 'x' } } } : {}),
      };
      const answer = await send(backend, call);
      expect([400, 404]).toContain(answer.status);
      bodyOf(answer, answer.status, BODIES.errors);
    }
  },
);

test('odd queries are refused or ignored, and never cause a failure', async () => {
  const { backend, token } = await stage();
  const queries = [
    '?q=%',
    '?q=%zz',
    '?feed=%80',
    '?limit=%',
    '?a=1&a=2',
    '?limit=1&limit=2',
    '?=',
    '?&&',
    '?q[]=a',
    `?q=${'x'.repeat(5_000)}`,
  ];
  for (const path of ['/api/users', '/api/posts', '/api/posts/user/matinee']) {
    for (const query of queries) {
      const { status } = await send(backend, { method: 'GET', path: path + query, token });
      expect([200, 400]).toContain(status);
    }
  }
});

// Once, since reading everything takes longer than the refusals.
test('none of the refused calls has changed anything', async () => {
  const { backend } = await stage();
  expectSame(await everything(backend), before);
});
