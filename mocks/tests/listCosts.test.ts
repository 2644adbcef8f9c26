import type { PageDb } from '../db/db';
import { createMemoryDb } from '../db/memory';
import { aPerson } from '../testing/builders';
import { countingDb } from '../testing/countingDb';
import { listOf } from '../testing/films';
import { aList, changeList, filmIdsOn, listPage } from '../testing/lists';
import { createTestBackend } from '../testing/testBackend';

/** Notes the stores that are written to. */
function notingWrites(db: PageDb) {
  const writes: string[] = [];
  const noting: PageDb = {
    ...db,
    write: (work) =>
      db.write((tx) =>
        work({
          ...tx,
          put: (store, value) => {
            writes.push(store);
            return tx.put(store, value);
          },
        }),
      ),
  };
  return { db: noting, writes };
}

/** A list of a hundred films, and one more film. */
async function stage() {
  const counting = countingDb(createMemoryDb());
  const { db, writes } = notingWrites(counting.db);
  const { backend } = await createTestBackend({ db });
  const owner = await aPerson(backend);
  const films = (await listOf(backend, 'sort=year&limit=100')).films.map(({ _id }) => _id);
  const list = await aList(backend, owner, films);
  return { backend, owner, films, list, writes, counting };
}

test.each([
  ['adding', 'add', { filmId: 'duel-1971' }],
  ['removing', 'remove', null],
  ['moving', 'move', null],
])('%s a film writes that film and the list, however long it is', async (_what, call, body) => {
  const { backend, owner, films, list, writes } = await stage();
  const filmId = films.at(-1) ?? '';
  writes.length = 0;
  await changeList(backend, call, list, owner, body ?? { filmId, to: 0 });
  expect(writes.filter((store) => store === 'listFilms').length).toBeLessThanOrEqual(1);
  expect(writes.filter((store) => store === 'lists')).toHaveLength(1);
  if (call === 'move')
    expect(await filmIdsOn(backend, list._id)).toEqual([filmId, ...films.slice(0, -1)]);
});

test('a later page of a list reads its films alone', async () => {
  const { backend, owner, list, counting } = await stage();
  const { nextCursor } = await listPage(backend, list._id, owner, '?limit=2');
  counting.reset();
  await listPage(backend, list._id, owner, `?limit=2&cursor=${nextCursor}`);
  // The installation, the caller and what they hide, who has left, the list, its page, owner and like, and two films with the caller's relation to them.
  expect(counting.count().reads).toBeLessThanOrEqual(14);
});
