import { createTestBackend } from '../../testing/testBackend';
import {
  aPost,
  backendWith,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  post,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, pageOf, listOf } from '../../testing/films';

test('a film without any activity is answered from the catalogue, without marks', async () => {
  const { backend } = await createTestBackend();
  const { film, numbers, mine, friends } = await pageOf(backend, 'the-wizard-of-oz-1939');
  expect(film).toMatchObject({ title: 'The Wizard of Oz', directors: ['Victor Fleming'] });
  expect(film).not.toHaveProperty('watched');
  expect(numbers.histogram).toHaveLength(10);
  expect([mine, friends]).toEqual([null, null]);
});

test('every call that names an unknown film is refused', async () => {
  const { backend, me } = await backendWith('me');
  const entryData = { filmId: 'no-film', watchedOn: '2026-10-01' };
  const answers = [
    await get(backend, '/api/films/no-film'),
    await get(backend, '/api/posts?film=no-film'),
    await post(backend, '/api/films/watched/no-film', me.token),
    await post(backend, '/api/films/remove-watched/no-film', me.token),
    await post(backend, '/api/films/watchlist/no-film', me.token),
    await post(backend, '/api/films/rate/no-film', me.token, { rating: 3 }),
    await post(backend, '/api/diary', me.token, { entryData }),
    await post(backend, '/api/posts', me.token, { postData: { content: 'x', filmId: 'no-film' } }),
    await post(backend, '/api/users/edit', me.token, { userData: { favourites: ['no-film'] } }),
  ];
  for (const answer of answers) expectRefusal(answer, 'filmNotFound');
});

test.each([0, 5.5, 3.25, '4', true])('a rating of %p is refused', async (rating) => {
  const { backend, me } = await backendWith('me');
  expectRefusal(
    await post(backend, `/api/films/rate/${VERTIGO}`, me.token, { rating }),
    'badRating',
  );
  const postData = { content: 'x', filmId: VERTIGO, rating };
  expectRefusal(await post(backend, '/api/posts', me.token, { postData }), 'badRating');
});

test('a missing film can be added and is found; adding an existing one answers that one', async () => {
  const { backend, me } = await backendWith('me');
  const filmData = { title: 'The Quiet Projector', year: 2026, directors: ['Ada Abara'] };
  const added = await post(backend, '/api/films', me.token, { filmData });
  const { film } = bodyOf(added, 201, BODIES.film);
  expect(film).toMatchObject({ _id: 'the-quiet-projector-2026', ...filmData });
  const { films } = await listOf(backend, 'q=quiet+projektor');
  expect(idsOf(films)).toEqual([film._id]);

  const again = { title: 'the quiet projector', year: 2026, directors: ['ADA ABARA'] };
  const known = await post(backend, '/api/films', me.token, { filmData: again });
  expect(bodyOf(known, 409, BODIES.filmExists)).toMatchObject({
    errors: ['This film is here already.'],
    film: { _id: film._id },
  });
  const other = { ...filmData, directors: ['Bruno Bellini'] };
  const clash = await post(backend, '/api/films', me.token, { filmData: other });
  expect(bodyOf(clash, 201, BODIES.film).film._id).toBe('the-quiet-projector-2026-bruno-bellini');
});

test.each([
  [{}],
  [{ title: ' ', year: 2026, directors: ['A'] }],
  [{ title: 'A', year: 2026.5, directors: ['A'] }],
  [{ title: 'A', year: 1500, directors: ['A'] }],
  [{ title: 'A', year: 2026, directors: [] }],
  [{ title: 'A', year: 2026, directors: [' '] }],
  [{ title: 'a'.repeat(201), year: 2026, directors: ['A'] }],
])('a film such as %j is refused', async (filmData) => {
  const { backend, me } = await backendWith('me');
  expectMalformed(await post(backend, '/api/films', me.token, { filmData }));
});

test('the posts about a film are a list with every sort order', async () => {
  const { backend, me } = await backendWith('me');
  const first = await aPost(backend, me, { filmId: VERTIGO });
  const second = await aPost(backend, me, { filmId: VERTIGO });
  await aPost(backend, me, { filmId: 'alien-1979' });
  await post(backend, `/api/posts/like/${first._id}`, me.token);
  const about = async (query: string) =>
    idsOf(bodyOf(await get(backend, `/api/posts?film=${VERTIGO}${query}`), 200, BODIES.page).posts);
  expect(await about('')).toEqual([second._id, first._id]);
  expect(await about('&sort=oldest')).toEqual([first._id, second._id]);
  expect(await about('&sort=trending')).toEqual([first._id, second._id]);
  const page = await get(backend, `/api/posts?film=${VERTIGO}&limit=1`);
  const { nextCursor } = bodyOf(page, 200, BODIES.page);
  expect(await about(`&limit=1&cursor=${nextCursor ?? ''}`)).toEqual([first._id]);
  expectMalformed(await get(backend, `/api/posts?film=${VERTIGO}&feed=explore`));
});

test('a post has its film’s rating and date, and loses them with the film', async () => {
  const { backend, me } = await backendWith('me');
  const fields = { rating: 4, watchedOn: '2026-10-31', again: true, spoilers: true };
  const made = await aPost(backend, me, { filmId: VERTIGO, ...fields });
  expect(made).toMatchObject({
    ...fields,
    film: { _id: VERTIGO, title: 'Vertigo', watched: true },
  });
  const path = `/api/posts/edit/${made._id}`;
  await post(backend, path, me.token, { postData: { filmId: null } });
  const answer = await get(backend, `/api/posts/${made._id}`);
  const bare = bodyOf(answer, 200, BODIES.post).post;
  for (const name of ['film', ...Object.keys(fields)]) expect(bare).not.toHaveProperty(name);
});

test('a rating or day without a film is refused, and a day in the future always', async () => {
  const { backend, me } = await backendWith('me');
  const create = (postData: object) =>
    post(backend, '/api/posts', me.token, { postData: { content: 'x', ...postData } });
  expectRefusal(await create({ rating: 4 }), 'ratedWithoutFilm');
  expectRefusal(await create({ watchedOn: '2026-10-01' }), 'datedWithoutFilm');
  // It is 2 a.m. on the 2nd in the first time zone.
  expect((await create({ filmId: VERTIGO, watchedOn: '2026-11-02' })).status).toBe(201);
  expectRefusal(await create({ filmId: VERTIGO, watchedOn: '2026-11-03' }), 'watchedInFuture');
  expectMalformed(await create({ filmId: VERTIGO, watchedOn: '2026-02-30' }));
});

test('a profile shows up to four favourites in their order', async () => {
  const { backend, me } = await backendWith('me');
  const favourites = [VERTIGO, 'alien-1979', 'metropolis-1927', 'm-1931'];
  const edit = (userData: object) => post(backend, '/api/users/edit', me.token, { userData });
  const { user } = bodyOf(await edit({ favourites }), 201, BODIES.user);
  expect(idsOf(user.favourites ?? [])).toEqual(favourites);
  const sentBack = bodyOf(await edit({ ...user, bio: 'Hello' }), 201, BODIES.user).user;
  expect(idsOf(sentBack.favourites ?? [])).toEqual(favourites);
  expectRefusal(await edit({ favourites: [...favourites, 'psycho-1960'] }), 'tooManyFavourites');
  expect(bodyOf(await edit({ favourites: [] }), 201, BODIES.user).user).not.toHaveProperty(
    'favourites',
  );
});
