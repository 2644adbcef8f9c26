import type { Backend } from '../../../src/domain/backend';
import type { RefusalName } from '../../../src/domain/errors';
import { nameOf } from '../../handlers/respond';
import { ALL_ENDPOINTS } from '../../testing/allEndpoints';
import { aPerson, aPost, expectRefusal, get, post, type Person } from '../../testing/builders';
import { send } from '../../testing/client';
import { hide } from '../../testing/hiding';
import { aList } from '../../testing/lists';
import { react, setFollow } from '../../testing/notificationScene';
import { createTestBackend } from '../../testing/testBackend';

const FILM = 'vertigo-1958';
const TEXT = 'Gleaning on a Tuesday.';

/** What each of the two who will block each other has: named after them, but not by their name. */
const OWN = { Blocker: 'one', Blocked: 'two' };
type Side = keyof typeof OWN;

/**
 * Blocker and Blocked do the same things, to each other and with Cleo; then everything there is shows them both. In the
 * addresses below, `:other` is one of them, seen by the other.
 */
async function stage() {
  const { backend } = await createTestBackend();
  const named = (username: string) => aPerson(backend, { username, lastName: 'Walker' });
  const [blocker, blocked, cleo] = [
    await named('Blocker'),
    await named('Blocked'),
    await named('Cleo'),
  ];
  await aPost(backend, cleo, { _id: 'cleos', content: TEXT, filmId: FILM });
  const both: [Person, Person, string][] = [
    [blocker, blocked, OWN.Blocker],
    [blocked, blocker, OWN.Blocked],
  ];
  for (const [person, , own] of both) {
    await aPost(backend, person, { _id: `post-${own}`, content: TEXT, filmId: FILM });
    await aPost(backend, person, { _id: `answer-${own}`, content: TEXT, replyTo: 'cleos' });
    await aPost(backend, cleo, { _id: `cleos-answer-${own}`, replyTo: `post-${own}` });
    const entryData = { _id: `entry-${own}`, filmId: FILM, watchedOn: '2026-10-01', text: TEXT };
    await post(backend, '/api/diary', person.token, { entryData: { ...entryData, tags: [own] } });
    await post(backend, `/api/films/watchlist/duel-1971`, person.token);
    await aList(backend, person, [FILM], { _id: `list-${own}`, title: TEXT });
    const shared = {
      _id: `sharing-${own}`,
      content: '',
      filmId: 'duel-1971',
      listId: `list-${own}`,
    };
    await aPost(backend, cleo, shared);
    await react(backend, 'like', person, 'cleos');
    await setFollow(backend, 'follow', person, cleo);
    await setFollow(backend, 'follow', cleo, person);
  }
  for (const [person, other, own] of both) {
    await setFollow(backend, 'follow', other, person);
    await react(backend, 'like', other, `post-${own}`);
    await aPost(backend, other, { _id: `to-${own}`, replyTo: `post-${own}` });
    await aPost(backend, other, { _id: `naming-${own}`, content: `@${person.user.username}` });
    await post(backend, `/api/users/bookmark/post-${own}`, other.token);
    await post(backend, `/api/lists/like/list-${own}`, other.token);
    await post(backend, `/api/lists/clone/list-${own}`, other.token);
  }
  return { backend, cleo, people: { Blocker: blocker, Blocked: blocked } };
}

let staged: Awaited<ReturnType<typeof stage>>;
/** What each saw at each address before the block. */
const seenBefore = new Map<string, string>();

/** Calls that show other people, what they wrote, or both: who is blocked is left out. */
const SHOWN: readonly [endpoint: string, address: string][] = [
  ['GET /api/users', '/api/users'],
  ['GET /api/users', '/api/users?q=walker'],
  ['GET /api/users', '/api/users?username=Cleo'],
  ['GET /api/users/:userId', '/api/users/:cleo'],
  ['GET /api/posts', '/api/posts'],
  ['GET /api/posts', '/api/posts?feed=home'],
  ['GET /api/posts', '/api/posts?feed=explore'],
  ['GET /api/posts', '/api/posts?feed=explore&sort=trending'],
  ['GET /api/posts', '/api/posts?feed=explore&sort=oldest&limit=100'],
  ['GET /api/posts', '/api/posts?feed=bookmarks'],
  ['GET /api/posts', `/api/posts?film=${FILM}`],
  ['GET /api/posts', '/api/posts?film=duel-1971'],
  ['GET /api/posts', '/api/posts?replyTo=cleos'],
  ['GET /api/posts', '/api/posts?q=gleaning'],
  ['GET /api/posts/:postId', '/api/posts/cleos'],
  ['GET /api/posts/:postId', '/api/posts/cleos-answer-:own'],
  ['GET /api/posts/:postId', '/api/posts/sharing-:own'],
  ['GET /api/posts/user/:username', '/api/posts/user/Cleo'],
  ['GET /api/posts/user/:username', '/api/posts/user/Cleo?limit=20'],
  ['GET /api/posts/user/:username', '/api/posts/user/Cleo?replies=true'],
  ['GET /api/notifications', '/api/notifications'],
  ['GET /api/films/:filmId', `/api/films/${FILM}`],
  ['GET /api/films/friends', '/api/films/friends'],
  ['GET /api/films/:filmId/diaries', `/api/films/${FILM}/diaries`],
  ['GET /api/lists', '/api/lists'],
  ['GET /api/lists', '/api/lists?sort=liked'],
  ['GET /api/lists', `/api/lists?film=${FILM}`],
  ['GET /api/lists', `/api/lists?film=${FILM}&sort=liked`],
  ['GET /api/lists', '/api/lists?q=gleaning'],
  ['GET /api/lists', '/api/lists?q=gleaning&sort=liked'],
];

/** Calls about a person, or about something of theirs: as if there were no such thing. */
const ABSENT: readonly [endpoint: string, address: string, refusal: RefusalName][] = [
  ['GET /api/users', '/api/users?username=:other', 'userNotFound'],
  ['GET /api/users/:userId', '/api/users/:id', 'userNotFound'],
  ['GET /api/users/:username/all-time', '/api/users/:other/all-time', 'userNotFound'],
  ['GET /api/users/:username/diary', '/api/users/:other/diary', 'userNotFound'],
  ['GET /api/users/:username/films', '/api/users/:other/films', 'userNotFound'],
  ['GET /api/users/:username/lists', '/api/users/:other/lists', 'userNotFound'],
  ['GET /api/users/:username/tags', '/api/users/:other/tags', 'userNotFound'],
  ['GET /api/users/:username/watchlist', '/api/users/:other/watchlist', 'userNotFound'],
  ['GET /api/users/:username/year/:year', '/api/users/:other/year/2026', 'userNotFound'],
  ['GET /api/posts/:postId', '/api/posts/post-:own', 'postNotFound'],
  ['GET /api/posts/:postId', '/api/posts/answer-:own', 'postNotFound'],
  ['GET /api/posts/user/:username', '/api/posts/user/:other', 'userNotFound'],
  ['GET /api/posts/user/:username', '/api/posts/user/:other?replies=true', 'userNotFound'],
  ['GET /api/posts', '/api/posts?replyTo=answer-:own', 'postNotFound'],
  ['GET /api/lists/:listId', '/api/lists/list-:own', 'listNotFound'],
];

/** Calls that show films or numbers alone, or what is the viewer's own. */
const SHOW_NOBODY = [
  'GET /api/films',
  'GET /api/directors/:name',
  'GET /api/users/bookmark',
  'GET /api/users/hidden',
  'GET /api/invitations',
];

/** Calls for moderators, who see whomever they block. */
const FOR_MODERATORS = [
  'GET /api/moderation/reports',
  'GET /api/moderation/log',
  'GET /api/moderation/films',
  'GET /api/moderation/films/:filmId',
];

const aReport = (kind: string, id: string) => ({
  reportData: { about: { kind, id }, reason: 'x' },
});

/** What a viewer would do with something of the other's. */
const REFUSED: readonly [method: string, address: string, refusal: RefusalName, body: object][] = [
  ['POST', '/api/users/follow/:id', 'userNotFound', {}],
  ['POST', '/api/users/unfollow/:id', 'userNotFound', {}],
  ['POST', '/api/users/bookmark/post-:own', 'postNotFound', {}],
  ['POST', '/api/users/remove-bookmark/post-:own', 'postNotFound', {}],
  ['POST', '/api/posts/like/post-:own', 'postNotFound', {}],
  ['POST', '/api/posts/dislike/post-:own', 'postNotFound', {}],
  ['POST', '/api/posts', 'postNotFound', { postData: { content: 'x', replyTo: 'post-:own' } }],
  ['POST', '/api/posts', 'listNotFound', { postData: { content: 'x', listId: 'list-:own' } }],
  ['POST', '/api/posts/edit/post-:own', 'postNotFound', { postData: { content: 'x' } }],
  ['POST', '/api/posts/restore/post-:own', 'postNotFound', {}],
  ['DELETE', '/api/posts/post-:own', 'postNotFound', {}],
  ['POST', '/api/lists/like/list-:own', 'listNotFound', {}],
  ['POST', '/api/lists/dislike/list-:own', 'listNotFound', {}],
  ['POST', '/api/lists/clone/list-:own', 'listNotFound', {}],
  ['POST', '/api/lists/edit/list-:own', 'listNotFound', { listData: {} }],
  ['POST', '/api/lists/add/list-:own', 'listNotFound', { filmId: FILM }],
  ['POST', '/api/lists/remove/list-:own', 'listNotFound', { filmId: FILM }],
  ['POST', '/api/lists/move/list-:own', 'listNotFound', { filmId: FILM, to: 0 }],
  ['POST', '/api/lists/add-films/list-:own', 'listNotFound', { filmIds: [FILM] }],
  ['POST', '/api/lists/remove-films/list-:own', 'listNotFound', { filmIds: [FILM] }],
  ['DELETE', '/api/lists/list-:own', 'listNotFound', {}],
  ['POST', '/api/diary/edit/entry-:own', 'entryNotFound', { entryData: {} }],
  ['DELETE', '/api/diary/entry-:own', 'entryNotFound', {}],
  ['POST', '/api/reports', 'userNotFound', aReport('user', ':id')],
  ['POST', '/api/reports', 'postNotFound', aReport('post', 'post-:own')],
  ['POST', '/api/reports', 'listNotFound', aReport('list', 'list-:own')],
];

const SIDES: readonly [viewer: Side, other: Side][] = [
  ['Blocker', 'Blocked'],
  ['Blocked', 'Blocker'],
];

const each = <T extends readonly unknown[]>(rows: readonly T[]) =>
  SIDES.flatMap(([viewer, other]) => rows.map((row) => [viewer, other, ...row] as const));

/** The template with what it stands for. */
function filled(template: string, other: Side): string {
  const { people, cleo } = staged;
  return template
    .replace(':cleo', cleo.user._id)
    .replace(':own', OWN[other])
    .replace(':id', people[other].user._id)
    .replace(':other', people[other].user.username);
}

const seen = async (backend: Backend, viewer: Side, address: string) => {
  const { status, body } = await get(backend, address, staged.people[viewer].token);
  return { status, text: JSON.stringify(body) };
};

const naming = (other: Side) => {
  const { _id, username } = staged.people[other].user;
  return new RegExp(`"(${_id}|${username})"`);
};

beforeAll(async () => {
  staged = await stage();
  const { backend, people } = staged;
  for (const [viewer, other, , template] of each(SHOWN)) {
    const address = filled(template, other);
    seenBefore.set(viewer + address, (await seen(backend, viewer, address)).text);
  }
  await hide(backend, 'block', people.Blocker, people.Blocked);
}, 60_000);

test.each(each(SHOWN))(
  '%s no longer sees %s in %s (%s)',
  async (viewer, other, _name, template) => {
    const address = filled(template, other);
    expect(seenBefore.get(viewer + address)).toMatch(naming(other));
    const after = await seen(staged.backend, viewer, address);
    expect(after.status).toBe(200);
    expect(after.text).not.toMatch(naming(other));
  },
);

test.each(each(ABSENT))(
  '%s is told that nothing of %s is there by %s (%s)',
  async (viewer, other, _name, template, refusal) => {
    const { backend, people } = staged;
    expectRefusal(await get(backend, filled(template, other), people[viewer].token), refusal);
  },
);

test.each(each(REFUSED))(
  '%s finds nothing of %s to %s at %s',
  async (viewer, other, method, template, refusal, body) => {
    const { backend, people } = staged;
    const text = filled(JSON.stringify(body), other);
    const call = { method, path: filled(template, other), token: people[viewer].token, text };
    expectRefusal(await send(backend, call), refusal);
  },
);

test.each(SIDES)('%s is not offered %s to follow', async (viewer, other) => {
  const { status, text } = await seen(staged.backend, viewer, '/api/users?suggested=true');
  expect(status).toBe(200);
  expect(text).not.toMatch(naming(other));
});

test('every call that reads is tested here, or shows nobody', () => {
  const tested = new Set(
    [...SHOWN, ...ABSENT].map(([name]) => name).concat(SHOW_NOBODY, FOR_MODERATORS),
  );
  const reading = ALL_ENDPOINTS.filter(({ method }) => method === 'get').map(nameOf);
  expect([...tested].sort()).toEqual(reading.sort());
});

test('everybody else sees them both as before', async () => {
  const { backend, cleo } = staged;
  const { body } = await get(backend, '/api/posts?replyTo=cleos', cleo.token);
  for (const [viewer] of SIDES) expect(JSON.stringify(body)).toMatch(naming(viewer));
});
