import { backendWith, post } from '../../testing/builders';
import { bodyOf, send } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const SIGNUP = { firstName: 'Ana', lastName: 'Lys', username: 'ana', password: 'p', avatar: '' };
const FILM = { title: 'Our Holiday Reel', year: 2025, directors: ['Ana Lys'] };
const { directors: _directors, ...WITHOUT_DIRECTORS } = FILM;
const LONG = 'a'.repeat(10_001);

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
  ['/api/notifications/off', {}, 'off must be a list.'],
];

it.each(REFUSED)(
  '%s is refused with a message that says what is wanted (case %#)',
  async (path, body, message) => {
    const { backend, me } = await backendWith('me');
    const answer = await (path.startsWith('/api/auth')
      ? send(backend, { method: 'POST', path, body })
      : post(backend, path, me.token, body));
    expect(bodyOf(answer, 400, BODIES.errors).errors).toEqual([message]);
  },
);
