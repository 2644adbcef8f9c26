import { aPost, backendWith, post, remove } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { VERTIGO, pageOf, listOf, rate } from '../../testing/films';

test('marks are counted once per person, and removing them leaves no trace', async () => {
  const { backend, me } = await backendWith('me');
  const before = (await pageOf(backend, VERTIGO)).numbers;
  for (let time = 0; time < 2; time += 1) {
    const seen = await post(backend, `/api/films/watched/${VERTIGO}`, me.token);
    expect(bodyOf(seen, 200, BODIES.watched)).toEqual({ watched: true });
    const listed = await post(backend, `/api/films/watchlist/${VERTIGO}`, me.token);
    expect(bodyOf(listed, 200, BODIES.watchlist)).toEqual({ watchlist: [VERTIGO] });
    const loved = await post(backend, `/api/films/love/${VERTIGO}`, me.token);
    expect(bodyOf(loved, 200, BODIES.loved)).toEqual({ loved: true });
  }
  const { numbers, mine, film } = await pageOf(backend, VERTIGO, me);
  expect(numbers.watched).toBe(before.watched + 1);
  expect(numbers.watchlist).toBe(before.watchlist + 1);
  expect(numbers.loved).toBe(before.loved + 1);
  expect(mine).toEqual({ rating: null, watched: true, watchlist: true, loved: true });
  expect(film.watched).toBe(true);

  const unseen = await post(backend, `/api/films/remove-watched/${VERTIGO}`, me.token);
  expect(bodyOf(unseen, 200, BODIES.watched)).toEqual({ watched: false });
  const unlisted = await post(backend, `/api/films/remove-watchlist/${VERTIGO}`, me.token);
  expect(bodyOf(unlisted, 200, BODIES.watchlist)).toEqual({ watchlist: [] });
  const unloved = await post(backend, `/api/films/remove-love/${VERTIGO}`, me.token);
  expect(bodyOf(unloved, 200, BODIES.loved)).toEqual({ loved: false });
  expect((await pageOf(backend, VERTIGO)).numbers).toEqual(before);
});

test('the newest rating counts, whatever its source; when it is removed, the previous one counts again', async () => {
  const { backend, me } = await backendWith('me');
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

test('what was not watched is not rated: its rating by hand goes, those of a post and an entry do not count', async () => {
  const { backend, me } = await backendWith('me');
  const { numbers: before } = await pageOf(backend, 'teza-2008');
  const unwatch = () => post(backend, '/api/films/remove-watched/teza-2008', me.token);
  await rate(backend, me, 'teza-2008', 5);
  expect((await unwatch()).body).toEqual({ watched: false });
  expect((await pageOf(backend, 'teza-2008')).numbers).toEqual(before);
  await post(backend, '/api/films/watched/teza-2008', me.token);
  expect((await pageOf(backend, 'teza-2008', me)).mine?.rating).toBeNull();

  await aPost(backend, me, { filmId: 'teza-2008', rating: 4 });
  expect((await unwatch()).body).toEqual({ watched: false, heldBy: 'post' });
  expect((await pageOf(backend, 'teza-2008')).numbers).toEqual(before);
  await post(backend, '/api/films/watched/teza-2008', me.token);
  expect((await pageOf(backend, 'teza-2008', me)).mine?.rating).toBe(4);

  const entryData = { filmId: 'teza-2008', watchedOn: '2026-10-01', rating: 3 };
  await post(backend, '/api/diary', me.token, { entryData });
  expect((await unwatch()).body).toEqual({ watched: false, heldBy: 'diary' });
  expect((await pageOf(backend, 'teza-2008')).numbers).toEqual(before);
});

test('the average is over everybody’s ratings, and null without any', async () => {
  const { backend, me, other } = await backendWith('me', 'other');
  const westerns = async () => (await listOf(backend, 'genre=western&limit=100')).films;
  const unrated = (await westerns()).find(({ ratings }) => ratings === 0);
  const id = unrated?._id ?? '';
  expect(unrated).toMatchObject({ average: null });
  expect((await pageOf(backend, id)).numbers).toMatchObject({ average: null, ratings: 0 });
  await rate(backend, me, id, 4);
  await rate(backend, other, id, 2.5);
  const { numbers, mine } = await pageOf(backend, id, me);
  expect(numbers).toMatchObject({ average: 3.25, ratings: 2 });
  expect(mine).toEqual({ rating: 4, watched: true, watchlist: false, loved: false });
  expect(await westerns()).toContainEqual({ ...unrated, average: 3.25, ratings: 2 });
});

test('friends are the followed people who have watched the film, with their ratings', async () => {
  const { backend, me, friend, stranger } = await backendWith('me', 'friend', 'stranger');
  await post(backend, `/api/users/follow/${friend.user._id}`, me.token);
  await rate(backend, friend, VERTIGO, 3.5);
  await rate(backend, stranger, VERTIGO, 1);
  const { friends } = await pageOf(backend, VERTIGO, me);
  expect(friends?.map(({ user, rating }) => [user._id, rating])).toEqual([[friend.user._id, 3.5]]);
});
