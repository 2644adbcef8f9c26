import { PEOPLE } from '../seed/people';
import { get } from '../testing/builders';
import { bodyOf } from '../testing/client';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

test.each(PEOPLE)('$username has tagged some evenings, each found by its tags', async (person) => {
  const { backend } = await createTestBackend();
  const path = `/api/users/${person.username}`;
  const { tags } = bodyOf(await get(backend, `${path}/tags`), 200, BODIES.tags);
  expect(tags.length).toBeGreaterThan(1);
  for (const { tag, count } of tags) {
    const query = `limit=100&tag=${encodeURIComponent(tag)}`;
    const { entries } = bodyOf(await get(backend, `${path}/diary?${query}`), 200, BODIES.diary);
    expect(entries).toHaveLength(count);
    for (const { tags: own } of entries) expect(own).toContain(tag);
  }
});

test.each(PEOPLE)('$username loves their favourites', async ({ username, favourites = [] }) => {
  const { backend } = await createTestBackend();
  const answer = await get(backend, `/api/users/${username}/films?loved=true&limit=100`);
  const { films } = bodyOf(answer, 200, BODIES.watchedFilms);
  expect(films.map(({ _id }) => _id).toSorted()).toEqual(favourites.toSorted());
});
