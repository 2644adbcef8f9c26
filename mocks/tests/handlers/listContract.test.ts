import { backendWith, get } from '../../testing/builders';
import { send, type Answer } from '../../testing/client';
import { aList, changeList } from '../../testing/lists';

/** Lists of the caller, of somebody else, private ones of both, and the call that each row makes. */
async function stage() {
  const { backend, me, other } = await backendWith('me', 'other');
  await aList(backend, me, ['duel-1971', 'ran-1985'], { _id: 'mine' });
  await aList(backend, other, ['duel-1971'], { _id: 'theirs' });
  await aList(backend, other, ['duel-1971'], { _id: 'hidden', public: false });
  await aList(backend, other, [], { _id: 'liked' });
  await changeList(backend, 'like', { _id: 'liked' }, me);
  await aList(backend, me, ['duel-1971'], { _id: 'gone' });
  await send(backend, { method: 'DELETE', path: '/api/lists/gone', token: me.token });
  return { backend, me, other };
}

type Row = [status: number, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object];

const NOT_FOUND = 'List not found.';
const DUEL = { filmId: 'duel-1971' };
const RAN = { filmId: 'ran-1985' };
const FILM_IDS = { filmIds: ['m-1931'] };
const TITLED = { listData: { title: 'Snow' } };

/** The names of a body's fields. */
const fieldsOf = ({ body }: Answer): string[] =>
  typeof body === 'object' && body !== null ? Object.keys(body).sort() : [];

/** What is answered, with the fields of the body. */
const ANSWERED: [...Row, fields: string[]][] = [
  [201, 'POST', '/api/lists', TITLED, ['list']],
  [201, 'POST', '/api/lists/edit/mine', { ...TITLED, revision: 1 }, ['list']],
  [201, 'POST', '/api/lists/add/mine', { filmId: 'm-1931', note: 'x' }, ['list']],
  [201, 'POST', '/api/lists/remove/mine', DUEL, ['list']],
  [201, 'POST', '/api/lists/add-films/mine', FILM_IDS, ['changed', 'list']],
  [201, 'POST', '/api/lists/remove-films/mine', FILM_IDS, ['changed', 'list']],
  [201, 'POST', '/api/lists/move/mine', { ...RAN, to: 0 }, ['list']],
  [201, 'DELETE', '/api/lists/mine', {}, []],
  [201, 'POST', '/api/lists/restore/gone', {}, ['list']],
  [201, 'POST', '/api/lists/like/theirs', {}, ['list']],
  [201, 'POST', '/api/lists/dislike/liked', {}, ['list']],
  [201, 'POST', '/api/lists/clone/theirs', {}, ['list']],
];

test.each(ANSWERED)('%i to %s %s', async (status, method, path, body, fields) => {
  const { backend, me } = await stage();
  const answer = await send(backend, { method, path, token: me.token, body });
  expect(answer.status).toBe(status);
  expect(fieldsOf(answer)).toEqual(fields);
});

test.each([
  ['/api/lists/mine?limit=1', ['films', 'list', 'nextCursor']],
  ['/api/lists?sort=liked', ['lists', 'nextCursor']],
  ['/api/lists?q=rain', ['lists', 'nextCursor']],
  ['/api/lists?film=duel-1971', ['lists', 'nextCursor']],
  ['/api/users/matinee/lists?sort=latest&limit=1', ['lists', 'nextCursor']],
])('200 to GET %s, also without a token', async (path, fields) => {
  const { backend, me } = await stage();
  for (const token of [me.token, undefined]) {
    const answer = await get(backend, path, token);
    expect(answer.status).toBe(200);
    expect(fieldsOf(answer)).toEqual(fields);
  }
});

const NOT_MINE = "Cannot edit a list that doesn't belong to the logged in User.";
const ON_LIST = 'This film is on the list already.';
const FILMS_TWICE = { listData: { title: 'x', films: [DUEL, DUEL] } };

/** What is refused, with the text. */
const REFUSED: [...Row, error: string][] = [
  ...['gone', 'hidden', 'never-was'].flatMap((id): [...Row, error: string][] => [
    [404, 'GET', `/api/lists/${id}`, undefined, NOT_FOUND],
    [404, 'DELETE', `/api/lists/${id}`, {}, NOT_FOUND],
    [404, 'POST', `/api/lists/edit/${id}`, TITLED, NOT_FOUND],
    [404, 'POST', `/api/lists/add/${id}`, RAN, NOT_FOUND],
    [404, 'POST', `/api/lists/remove/${id}`, DUEL, NOT_FOUND],
    [404, 'POST', `/api/lists/add-films/${id}`, FILM_IDS, NOT_FOUND],
    [404, 'POST', `/api/lists/remove-films/${id}`, FILM_IDS, NOT_FOUND],
    [404, 'POST', `/api/lists/move/${id}`, { ...DUEL, to: 0 }, NOT_FOUND],
    [404, 'POST', `/api/lists/like/${id}`, {}, NOT_FOUND],
    [404, 'POST', `/api/lists/dislike/${id}`, {}, NOT_FOUND],
    [404, 'POST', `/api/lists/clone/${id}`, {}, NOT_FOUND],
    [404, 'POST', '/api/posts', { postData: { content: 'x', listId: id } }, NOT_FOUND],
  ]),
  [404, 'POST', '/api/lists/restore/hidden', {}, NOT_FOUND],
  [404, 'POST', '/api/lists/restore/theirs', {}, NOT_FOUND],
  [400, 'POST', '/api/lists', { listData: {} }, 'A list needs a title.'],
  [400, 'POST', '/api/lists', { listData: { title: ' ' } }, 'A list needs a title.'],
  [400, 'POST', '/api/lists/edit/mine', { listData: { title: '' } }, 'A list needs a title.'],
  [409, 'POST', '/api/lists', FILMS_TWICE, ON_LIST],
  [409, 'POST', '/api/lists/edit/mine', FILMS_TWICE, ON_LIST],
  [409, 'POST', '/api/lists/add/mine', DUEL, ON_LIST],
  [
    409,
    'POST',
    '/api/lists/edit/mine',
    { ...TITLED, revision: 2 },
    'The list was changed meanwhile.',
  ],
  [400, 'POST', '/api/lists/edit/theirs', TITLED, NOT_MINE],
  [400, 'POST', '/api/lists/add/theirs', RAN, NOT_MINE],
  [400, 'POST', '/api/lists/remove/theirs', DUEL, NOT_MINE],
  [400, 'POST', '/api/lists/add-films/theirs', FILM_IDS, NOT_MINE],
  [400, 'POST', '/api/lists/remove-films/theirs', FILM_IDS, NOT_MINE],
  [400, 'POST', '/api/lists/move/theirs', { ...DUEL, to: 0 }, NOT_MINE],
  [
    400,
    'DELETE',
    '/api/lists/theirs',
    {},
    "Cannot delete a list that doesn't belong to the logged in User.",
  ],
  [400, 'POST', '/api/lists/like/liked', {}, 'Cannot like a list that is already liked.'],
  [400, 'POST', '/api/lists/dislike/theirs', {}, 'Cannot dislike a list that is not liked.'],
  [404, 'POST', '/api/lists/add/mine', { filmId: 'none' }, 'Film not found.'],
  [404, 'GET', '/api/lists?film=none', undefined, 'Film not found.'],
  [404, 'GET', '/api/users/nobody-here/lists', undefined, 'User not found.'],
];

test.each(REFUSED)('%i to %s %s with %j: %s', async (status, method, path, body, error) => {
  const { backend, me } = await stage();
  const answer = await send(backend, {
    ...{ method, path, token: me.token },
    ...(body && { body }),
  });
  expect([answer.status, answer.body]).toEqual([status, { errors: [error] }]);
});

/** The calls that need a token. */
const SIGNED_IN: [method: string, path: string][] = [
  ['DELETE', '/api/lists/mine'],
  ['POST', '/api/lists'],
  ...[
    ...['edit', 'add', 'remove', 'add-films', 'remove-films', 'move'],
    ...['restore', 'like', 'dislike', 'clone'],
  ].map((call): [string, string] => ['POST', `/api/lists/${call}/mine`]),
];

test.each(SIGNED_IN)('401 to %s %s without a token', async (method, path) => {
  const { backend } = await stage();
  const error = 'The token is invalid. Unauthorized access error.';
  const answer = await send(backend, { method, path, body: TITLED });
  expect([answer.status, answer.body]).toEqual([401, { errors: [error] }]);
});
