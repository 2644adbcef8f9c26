import type { Backend } from '../../../src/domain/backend';
import { createTestBackend } from '../../testing/testBackend';
import {
  aPerson,
  aPost,
  expectMalformed,
  expectRefusal,
  get,
  idsOf,
  post,
  remove,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';

const VERTIGO = 'vertigo-1958';

const pageOf = async (backend: Backend, filmId: string, person?: Person) =>
  bodyOf(await get(backend, `/api/films/${filmId}`, person?.token), 200, BODIES.filmPage);

const listOf = async (backend: Backend, query: string, person?: Person) =>
  bodyOf(await get(backend, `/api/films?${query}`, person?.token), 200, BODIES.films);

const rate = async (backend: Backend, { token }: Person, filmId: string, rating: number | null) =>
  bodyOf(await post(backend, `/api/films/rate/${filmId}`, token, { rating }), 200, BODIES.rated);

test('a full last page has no next page, whether sorted by talk or by rating', async () => {
  const { backend } = await createTestBackend();
  for (const sort of ['talked', 'rating']) {
    const all = await listOf(backend, `director=Giuseppe%20Tornatore&sort=${sort}&limit=100`);
    const exactly = `director=Giuseppe%20Tornatore&sort=${sort}&limit=${all.films.length}`;
    expect(await listOf(backend, exactly)).toEqual({ films: all.films, nextCursor: null });
  }
});

test('a film without any activity is answered from the catalogue, without marks', async () => {
  const { backend } = await createTestBackend();
  const { film, numbers, mine, friends } = await pageOf(backend, 'the-wizard-of-oz-1939');
  expect(film).toMatchObject({ title: 'The Wizard of Oz', directors: ['Victor Fleming'] });
  expect(film).not.toHaveProperty('watched');
  expect(numbers.histogram).toHaveLength(10);
  expect([mine, friends]).toEqual([null, null]);
});

test('every call that names an unknown film is refused', async () => {
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  const entryData = { filmId: 'no-film', watchedOn: '2026-10-01' };
  const answers = [
    await get(backend, '/api/films/no-film'),
    await get(backend, '/api/posts?film=no-film'),
    await post(backend, '/api/films/watched/no-film', token),
    await post(backend, '/api/films/remove-watched/no-film', token),
    await post(backend, '/api/films/watchlist/no-film', token),
    await post(backend, '/api/films/rate/no-film', token, { rating: 3 }),
    await post(backend, '/api/diary', token, { entryData }),
    await post(backend, '/api/posts', token, { postData: { content: 'x', filmId: 'no-film' } }),
    await post(backend, '/api/users/edit', token, { userData: { favourites: ['no-film'] } }),
  ];
  for (const answer of answers) expectRefusal(answer, 'filmNotFound');
});

test.each([0, 5.5, 3.25, '4', true])('a rating of %p is refused', async (rating) => {
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  expectRefusal(await post(backend, `/api/films/rate/${VERTIGO}`, token, { rating }), 'badRating');
  const postData = { content: 'x', filmId: VERTIGO, rating };
  expectRefusal(await post(backend, '/api/posts', token, { postData }), 'badRating');
});

test('marks are counted once per person, and removing them leaves no trace', async () => {
  const { backend } = await createTestBackend();
  const me = await aPerson(backend);
  const before = (await pageOf(backend, VERTIGO)).numbers;
  for (let time = 0; time < 2; time += 1) {
    const seen = await post(backend, `/api/films/watched/${VERTIGO}`, me.token);
    expect(bodyOf(seen, 200, BODIES.watched)).toEqual({ watched: true });
    const listed = await post(backend, `/api/films/watchlist/${VERTIGO}`, me.token);
    expect(bodyOf(listed, 200, BODIES.watchlist)).toEqual({ watchlist: [VERTIGO] });
  }
  const { numbers, mine, film } = await pageOf(backend, VERTIGO, me);
  expect(numbers.watched).toBe(before.watched + 1);
  expect(numbers.watchlist).toBe(before.watchlist + 1);
  expect(mine).toEqual({ rating: null, watched: true, watchlist: true });
  expect(film.watched).toBe(true);

  const unseen = await post(backend, `/api/films/remove-watched/${VERTIGO}`, me.token);
  expect(bodyOf(unseen, 200, BODIES.watched)).toEqual({ watched: false });
  const unlisted = await post(backend, `/api/films/remove-watchlist/${VERTIGO}`, me.token);
  expect(bodyOf(unlisted, 200, BODIES.watchlist)).toEqual({ watchlist: [] });
  expect((await pageOf(backend, VERTIGO)).numbers).toEqual(before);
});

test('the newest rating counts, whatever its source; when it is removed, the previous one counts again', async () => {
  const { backend } = await createTestBackend();
  const me = await aPerson(backend);
  const { numbers: before } = await pageOf(backend, VERTIGO);
  expect((await rate(backend, me, VERTIGO, 2)).rating).toBe(2);
  const { _id } = await aPost(backend, me, { filmId: VERTIGO, rating: 4.5 });
  const { mine, numbers } = await pageOf(backend, VERTIGO, me);
  expect(mine?.rating).toBe(4.5);
  expect(numbers.ratings).toBe(before.ratings + 1);
  await remove(backend, _id, me.token);
  expect((await pageOf(backend, VERTIGO, me)).mine?.rating).toBe(2);
  await post(backend, `/api/posts/restore/${_id}`, me.token);
  expect((await pageOf(backend, VERTIGO, me)).mine?.rating).toBe(4.5);
  const taken = await rate(backend, me, VERTIGO, null);
  expect(taken.rating).toBe(4.5);
  await remove(backend, _id, me.token);
  expect((await pageOf(backend, VERTIGO)).numbers).toEqual(before);
});

test('the average is over everybody’s ratings, and null without any', async () => {
  const { backend } = await createTestBackend();
  const [me, other] = [await aPerson(backend), await aPerson(backend)];
  const westerns = async () => (await listOf(backend, 'genre=western&limit=100')).films;
  const unrated = (await westerns()).find(({ ratings }) => ratings === 0);
  const id = unrated?._id ?? '';
  expect(unrated).toMatchObject({ average: null });
  expect((await pageOf(backend, id)).numbers).toMatchObject({ average: null, ratings: 0 });
  await rate(backend, me, id, 4);
  await rate(backend, other, id, 2.5);
  const { numbers, mine } = await pageOf(backend, id, me);
  expect(numbers).toMatchObject({ average: 3.25, ratings: 2 });
  expect(mine).toEqual({ rating: 4, watched: true, watchlist: false });
  expect(await westerns()).toContainEqual({ ...unrated, average: 3.25, ratings: 2 });
});

test('friends are the followed people who have watched the film, with their ratings', async () => {
  const { backend } = await createTestBackend();
  const [me, friend, stranger] = [
    await aPerson(backend),
    await aPerson(backend),
    await aPerson(backend),
  ];
  await post(backend, `/api/users/follow/${friend.user._id}`, me.token);
  await rate(backend, friend, VERTIGO, 3.5);
  await rate(backend, stranger, VERTIGO, 1);
  const { friends } = await pageOf(backend, VERTIGO, me);
  expect(friends?.map(({ user, rating }) => [user._id, rating])).toEqual([[friend.user._id, 3.5]]);
});

test('a missing film can be added and is found; adding an existing one answers that one', async () => {
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  const filmData = { title: 'The Quiet Projector', year: 2026, directors: ['Ada Abara'] };
  const added = await post(backend, '/api/films', token, { filmData });
  const { film } = bodyOf(added, 201, BODIES.film);
  expect(film).toMatchObject({ _id: 'the-quiet-projector-2026', ...filmData });
  const { films } = await listOf(backend, 'q=quiet+projektor');
  expect(idsOf(films)).toEqual([film._id]);

  const again = { title: 'the quiet projector', year: 2026, directors: ['ADA ABARA'] };
  const known = await post(backend, '/api/films', token, { filmData: again });
  expect(bodyOf(known, 409, BODIES.filmExists)).toMatchObject({
    errors: ['This film is here already.'],
    film: { _id: film._id },
  });
  const other = { ...filmData, directors: ['Bruno Bellini'] };
  const clash = await post(backend, '/api/films', token, { filmData: other });
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
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  expectMalformed(await post(backend, '/api/films', token, { filmData }));
});

test.each(['talked', 'rating', 'year'])(
  'sorted by %s, paging lists every film once',
  async (sort) => {
    const { backend } = await createTestBackend();
    const whole = await listOf(backend, `sort=${sort}&genre=western&limit=100`);
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor === null ? '' : `&cursor=${cursor}`;
      const page = await listOf(backend, `sort=${sort}&genre=western&limit=7${after}`);
      ids.push(...idsOf(page.films));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(ids).toEqual(idsOf(whole.films));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(10);
  },
);

test('the list is filtered and sorted as requested', async () => {
  const { backend } = await createTestBackend();
  const byYear = (await listOf(backend, 'decade=1950&sort=year&country=jp')).films;
  expect(byYear.length).toBeGreaterThan(3);
  expect(byYear.every(({ year }) => year >= 1950 && year < 1960)).toBe(true);
  expect(byYear.map(({ year }) => year)).toEqual(
    byYear.map(({ year }) => year).sort((a, b) => b - a),
  );
  const rated = (await listOf(backend, 'sort=rating&limit=100')).films.map(
    ({ average }) => average,
  );
  expect(rated).toEqual([...rated].sort((a, b) => (b ?? -1) - (a ?? -1)));
  const [talked] = (await listOf(backend, 'sort=talked&limit=1')).films;
  expect(talked?._id).toBe('cinema-paradiso-1988');
  const directed = (await listOf(backend, 'director=agnès+varda')).films;
  expect(directed.map(({ directors }) => directors)).toContainEqual(['Agnès Varda']);
  expect((await listOf(backend, 'director=VARDA')).films).toEqual(directed);
  expect((await listOf(backend, 'director=agnes+tati')).films).toEqual([]);
});

test('a cursor is refused by another list of films', async () => {
  const { backend } = await createTestBackend();
  const { nextCursor } = await listOf(backend, 'limit=3');
  expectMalformed(await get(backend, `/api/films?sort=year&cursor=${nextCursor ?? ''}`));
  expectMalformed(await get(backend, `/api/films?genre=Drama&cursor=${nextCursor ?? ''}`));
  expectMalformed(await get(backend, '/api/films?decade=1955'));
});

test('the posts about a film are a list with every sort order', async () => {
  const { backend } = await createTestBackend();
  const me = await aPerson(backend);
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
  const { backend } = await createTestBackend();
  const me = await aPerson(backend);
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
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  const create = (postData: object) =>
    post(backend, '/api/posts', token, { postData: { content: 'x', ...postData } });
  expectRefusal(await create({ rating: 4 }), 'ratedWithoutFilm');
  expectRefusal(await create({ watchedOn: '2026-10-01' }), 'datedWithoutFilm');
  // It is 2 a.m. on the 2nd in the first time zone.
  expect((await create({ filmId: VERTIGO, watchedOn: '2026-11-02' })).status).toBe(201);
  expectRefusal(await create({ filmId: VERTIGO, watchedOn: '2026-11-03' }), 'watchedInFuture');
  expectMalformed(await create({ filmId: VERTIGO, watchedOn: '2026-02-30' }));
});

test('a profile shows up to four favourites in their order', async () => {
  const { backend } = await createTestBackend();
  const { token } = await aPerson(backend);
  const favourites = [VERTIGO, 'alien-1979', 'metropolis-1927', 'm-1931'];
  const edit = (userData: object) => post(backend, '/api/users/edit', token, { userData });
  const { user } = bodyOf(await edit({ favourites }), 201, BODIES.user);
  expect(idsOf(user.favourites ?? [])).toEqual(favourites);
  const sentBack = bodyOf(await edit({ ...user, bio: 'Hello' }), 201, BODIES.user).user;
  expect(idsOf(sentBack.favourites ?? [])).toEqual(favourites);
  expectRefusal(await edit({ favourites: [...favourites, 'psycho-1960'] }), 'tooManyFavourites');
  expect(bodyOf(await edit({ favourites: [] }), 201, BODIES.user).user).not.toHaveProperty(
    'favourites',
  );
});
