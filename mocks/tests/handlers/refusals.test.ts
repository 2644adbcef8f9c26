import { backendWith, post } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const SIGNUP = { firstName: 'Ana', lastName: 'Lys', username: 'ana', password: 'p', avatar: '' };
const FILM = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
const { directors: _directors, ...WITHOUT_DIRECTORS } = FILM;
const LONG = 'a'.repeat(10_001);
const MANY = Array.from({ length: 1_001 }, (_, index) => ({ filmId: `film-${index}` }));

const BAD_RATING = 'A rating is a half star from 0.5 to 5.';
const BAD_YEAR = 'A year must be a whole number from 1870 to 2100.';

/** What is sent, and a message that is clear without knowing the API's field names. */
const REFUSED: [path: string, body: object, message: string][] = [
  [
    '/api/auth/signup',
    { ...SIGNUP, firstName: LONG },
    'A first name can have at most 50 characters.',
  ],
  [
    '/api/auth/signup',
    { ...SIGNUP, lastName: LONG },
    'A last name can have at most 50 characters.',
  ],
  ['/api/auth/signup', {}, 'A first name must be text.'],
  ['/api/auth/password', {}, 'A password must be text.'],
  ['/api/auth/password', { password: 'p', newPassword: '' }, 'A password must not be empty.'],
  [
    '/api/auth/password',
    { password: 'p', newPassword: LONG },
    'A password can have at most 200 characters.',
  ],
  ['/api/auth/username', { password: 'p' }, 'A username must be text.'],
  [
    '/api/auth/username',
    { password: 'p', username: '..' },
    'A username has 1 to 30 letters, digits, dots, underscores or hyphens.',
  ],
  ['/api/auth/end-sessions', {}, 'A password must be text.'],
  ['/api/reports', {}, 'reportData must be an object.'],
  ['/api/reports', { reportData: {} }, 'about must be an object.'],
  [
    '/api/reports',
    { reportData: { about: { kind: 'diary', id: 'x' }, reason: 'x' } },
    'kind must be one of: post, film, user, list.',
  ],
  [
    '/api/reports',
    { reportData: { about: { kind: 'post', id: 'x' }, reason: ' ' } },
    'A reason must not be empty.',
  ],
  [
    '/api/moderation/suspend',
    { about: { kind: 'user', id: 'x' }, reason: LONG },
    'A reason can have at most 500 characters.',
  ],
  [
    '/api/moderation/role',
    { about: { kind: 'user', id: 'x' }, reason: 'x', role: 'owner' },
    'role must be one of: member, moderator, admin.',
  ],
  ['/api/posts', { postData: { content: LONG } }, 'A post can have at most 10,000 characters.'],
  ['/api/users/edit', { userData: { bio: LONG } }, 'A bio can have at most 300 characters.'],
  [
    '/api/users/edit',
    { userData: { website: 'ftp://reel' } },
    'A website must be an address that begins with http:// or https://.',
  ],
  [
    '/api/films',
    { filmData: { ...FILM, title: LONG } },
    'A title can have at most 200 characters.',
  ],
  ['/api/films', { filmData: { ...FILM, year: 1066 } }, BAD_YEAR],
  ['/api/films', { filmData: WITHOUT_DIRECTORS }, 'The directors must be a list of names.'],
  ['/api/films', { filmData: { ...FILM, directors: [' '] } }, 'A film needs a director.'],
  ['/api/films', {}, 'filmData must be an object.'],
  ['/api/films/rate/vertigo-1958', {}, BAD_RATING],
  ['/api/films/rate/vertigo-1958', { rating: 6 }, BAD_RATING],
  ['/api/diary/import', {}, 'The rows must be a list.'],
  ['/api/lists', {}, 'listData must be an object.'],
  ['/api/lists', { listData: {} }, 'A list needs a title.'],
  ['/api/lists', { listData: { title: ' ' } }, 'A list needs a title.'],
  ['/api/lists', { listData: { title: LONG } }, 'A title can have at most 100 characters.'],
  [
    '/api/lists/edit/any',
    { listData: { description: LONG } },
    'A description can have at most 2,000 characters.',
  ],
  ['/api/lists/edit/any', { listData: {}, revision: '1' }, 'revision must be that of an answer.'],
  ['/api/lists/edit/any', { listData: { films: MANY } }, 'A list holds at most 1,000 films.'],
  [
    '/api/lists/add/any',
    { filmId: 'duel-1971', note: LONG },
    'A note can have at most 500 characters.',
  ],
  ['/api/lists/add-films/any', {}, 'filmIds must be a list.'],
  [
    '/api/lists/remove-films/any',
    { filmIds: MANY.map(({ filmId }) => filmId) },
    'A list holds at most 1,000 films.',
  ],
  ['/api/lists/move/any', { filmId: 'duel-1971', to: -1 }, 'to must be a place from 0 to 999.'],
  ['/api/notifications/off', {}, 'off must be a list.'],
  ['/api/users/hidden-words', {}, 'words must be a list of texts.'],
  ['/api/users/hidden-words', { words: [' '] }, 'A word must not be empty.'],
  ['/api/users/hidden-words', { words: [LONG] }, 'A word can have at most 50 characters.'],
  ['/api/users/hidden-words', { words: Array(101).fill('x') }, 'At most 100 words.'],
];

it.each(REFUSED)(
  '%s is refused with a message that says what is wanted (case %#)',
  async (path, body, message) => {
    const { backend, me } = await backendWith('me');
    const answer = await (path === '/api/auth/signup'
      ? send(backend, { method: 'POST', path, body })
      : post(backend, path, me.token, body));
    expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual([message]);
  },
);
