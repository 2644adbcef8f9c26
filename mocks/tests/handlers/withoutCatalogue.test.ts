import { readFileSync } from 'node:fs';
import { loadTable } from '../../films/loadTable';
import { readTable } from '../../films/table';
import { get } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

jest.mock('../../films/loadTable', () => ({
  loadTable: jest.fn(() => Promise.reject(new Error('There is no catalogue.'))),
}));

test('feeds and profiles are answered without loading the catalogue', async () => {
  const { backend } = await createTestBackend();
  const { films } = bodyOf(await get(backend, '/api/films?sort=talked&limit=6'), 200, BODIES.films);
  expect(films).toHaveLength(6);
  for (const path of [
    '/api/posts?feed=explore&limit=12',
    '/api/users?username=matinee',
    '/api/users/matinee/diary',
    '/api/users/matinee/films',
    '/api/users/matinee/watchlist',
  ])
    expect((await get(backend, path)).status).toBe(200);
  expect(loadTable).not.toHaveBeenCalled();
});

test('the next page of the most discussed films continues with the rest of the catalogue', async () => {
  jest
    .mocked(loadTable)
    .mockImplementation(() =>
      Promise.resolve(readTable(readFileSync('mocks/films/films.tsv', 'utf8'))),
    );
  const { backend } = await createTestBackend();
  const first = bodyOf(await get(backend, '/api/films?sort=talked&limit=6'), 200, BODIES.films);
  const next = bodyOf(
    await get(backend, `/api/films?sort=talked&limit=6&cursor=${String(first.nextCursor)}`),
    200,
    BODIES.films,
  );
  expect(next.films).toHaveLength(6);
  expect(next.films.map(({ _id }) => _id)).not.toContain(first.films[5]?._id);
});
