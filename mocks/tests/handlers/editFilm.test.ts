import { aPost, backendWith, expectRefusal, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { aList, changeList } from '../../testing/lists';
import { BODIES } from '../../testing/shapes';

const GIVEN = { title: 'The Quite Projector', year: 2025, directors: ['Ada Abra'] };
const MEANT = { title: 'The Quiet Projector', year: 2026, directors: ['Ada Abara'] };

async function anAddedFilm() {
  const { backend, me, other } = await backendWith('me', 'other');
  const added = await post(backend, '/api/films', me.token, { filmData: GIVEN });
  const { _id } = bodyOf(added, 201, BODIES.film).film;
  const edit = (token: string, filmData: object = MEANT) =>
    post(backend, `/api/films/edit/${_id}`, token, { filmData });
  const mine = async (token: string) =>
    bodyOf(await get(backend, `/api/films/${_id}`, token), 200, BODIES.filmPage).mine;
  const found = async (q: string) =>
    idsOf(bodyOf(await get(backend, `/api/films?q=${q}`), 200, BODIES.films).films);
  return { backend, me, other, _id, edit, mine, found };
}

test('who added a film can mend it; it keeps its id and is found by what it is now', async () => {
  const { backend, me, other, _id, edit, mine, found } = await anAddedFilm();
  expect(await found('quite+projector')).toEqual([_id]);
  await post(backend, `/api/films/rate/${_id}`, me.token, { rating: 4 });
  expect(await mine(me.token)).toMatchObject({ editable: true });
  expect(await mine(other.token)).not.toHaveProperty('editable');
  const { film } = bodyOf(await edit(me.token), 201, BODIES.film);
  expect(film).toMatchObject({ _id, ...MEANT });
  expect(await found('Ada+Abara')).toEqual([_id]);
  expect(await found('Abra')).not.toContain(_id);
  const again = await post(backend, '/api/films', other.token, { filmData: MEANT });
  expect(bodyOf(again, 409, BODIES.filmExists).film._id).toBe(_id);
});

test('nobody else can, and nothing of the catalogue can be', async () => {
  const { backend, me, other, edit } = await anAddedFilm();
  expectRefusal(await edit(other.token), 'filmInUse');
  const theirs = await post(backend, '/api/films/edit/vertigo-1958', me.token, { filmData: MEANT });
  expectRefusal(theirs, 'filmInUse');
  const none = await post(backend, '/api/films/edit/no-film', me.token, { filmData: MEANT });
  expectRefusal(none, 'filmNotFound');
});

test('it cannot become a film that is here already', async () => {
  const { me, edit } = await anAddedFilm();
  const vertigo = { title: 'Vertigo', year: 1958, directors: ['Alfred Hitchcock'] };
  const answer = await edit(me.token, vertigo);
  expect(bodyOf(answer, 409, BODIES.filmExists).film._id).toBe('vertigo-1958');
});

test.each<[string, (film: Awaited<ReturnType<typeof anAddedFilm>>) => Promise<unknown>]>([
  [
    'rated',
    ({ backend, other, _id }) =>
      post(backend, `/api/films/rate/${_id}`, other.token, { rating: 3 }),
  ],
  [
    'listed',
    ({ backend, other, _id }) => post(backend, `/api/films/watchlist/${_id}`, other.token),
  ],
  ['posted about', ({ backend, other, _id }) => aPost(backend, other, { filmId: _id })],
  [
    'chosen as a favourite',
    ({ backend, other, _id }) =>
      post(backend, '/api/users/edit', other.token, { userData: { favourites: [_id] } }),
  ],
  [
    'cloned a list with',
    async ({ backend, me, other, _id }) => {
      const list = await aList(backend, me, [_id]);
      await changeList(backend, 'clone', list, other);
    },
  ],
])('once somebody else has %s it, it stays as it is', async (_what, use) => {
  const film = await anAddedFilm();
  await use(film);
  expectRefusal(await film.edit(film.me.token), 'filmInUse');
  expect(await film.mine(film.me.token)).not.toHaveProperty('editable');
});
