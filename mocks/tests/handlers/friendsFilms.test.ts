import type { Backend } from '../../../src/domain/backend';
import type { PageDb } from '../../db/db';
import { createMemoryDb } from '../../db/memory';
import {
  aPerson,
  aPost,
  backendWith,
  expectRefusal,
  get,
  post,
  type Person,
} from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const VERTIGO = 'vertigo-1958';
const ALIEN = 'alien-1979';

async function listOf(backend: Backend, { token }: Person) {
  const answer = await get(backend, '/api/films/friends', token);
  return bodyOf(answer, 200, BODIES.friendsFilms).friends.map(
    ({ user, film, rating, watchedOn }) => [user.username, film._id, rating, watchedOn],
  );
}

const rate = (backend: Backend, { token }: Person, filmId: string, rating: number) =>
  post(backend, `/api/films/rate/${filmId}`, token, { rating });

let logged = 0;
const log = (backend: Backend, { token }: Person, filmId: string, watchedOn: string) =>
  post(backend, '/api/diary', token, {
    entryData: { _id: `entry-${(logged += 1)}`, filmId, watchedOn },
  });

async function aViewerOf(backend: Backend, people: readonly Person[]): Promise<Person> {
  const viewer = await aPerson(backend);
  for (const { user } of people) await post(backend, `/api/users/follow/${user._id}`, viewer.token);
  return viewer;
}

test('each followed person’s last film is answered with their rating, the latest logged first', async () => {
  const { backend, ana, ben, eve } = await backendWith('ana', 'ben', 'eve');
  const viewer = await aViewerOf(backend, [ana, ben]);
  await log(backend, ana, VERTIGO, '2026-10-01');
  await rate(backend, ana, VERTIGO, 4.5);
  await log(backend, ana, ALIEN, '2026-09-01');
  await aPost(backend, ben, { filmId: VERTIGO, watchedOn: '2026-10-02' });
  await rate(backend, ben, ALIEN, 3);
  await log(backend, eve, ALIEN, '2026-10-31');
  expect(await listOf(backend, viewer)).toEqual([
    [ben.user.username, ALIEN, 3, null],
    [ana.user.username, VERTIGO, 4.5, '2026-10-01'],
  ]);
  await log(backend, ben, VERTIGO, '2026-10-30');
  expect((await listOf(backend, viewer))[0]).toEqual([
    ben.user.username,
    VERTIGO,
    null,
    '2026-10-30',
  ]);
});

test('nothing is answered to somebody who follows nobody, and a stranger is refused', async () => {
  const { backend } = await createTestBackend();
  expect(await listOf(backend, await aPerson(backend))).toEqual([]);
  expectRefusal(await get(backend, '/api/films/friends'), 'invalidToken');
});

/** Counts the records that are read. */
function counting(db: PageDb, count: (records: number) => void): PageDb {
  return {
    ...db,
    read: (work) =>
      db.read((tx) =>
        work({
          ...tx,
          get: (store, key) => (count(1), tx.get(store, key)),
          list: async (store, index, prefix) => {
            const records = await tx.list(store, index, prefix);
            count(records.length);
            return records;
          },
          first: async (...of) => {
            const records = await tx.first(...of);
            count(records.length);
            return records;
          },
          async *scan(store, index, range, direction) {
            for await (const record of tx.scan(store, index, range, direction)) {
              count(1);
              yield record;
            }
          },
        }),
      ),
  };
}

test('of many, eight are answered, and three records are read for each followed person', async () => {
  let read = 0;
  const db = counting(createMemoryDb(), (records) => (read += records));
  const { backend } = await createTestBackend({ db });
  const people: Person[] = [];
  for (let made = 0; made < 20; made += 1) {
    const person = await aPerson(backend);
    people.push(person);
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-03'])
      await log(backend, person, VERTIGO, day);
  }
  const viewer = await aViewerOf(backend, people);
  read = 0;
  const names = (await listOf(backend, viewer)).map(([username]) => username);
  expect(names).toEqual(
    people
      .slice(-8)
      .reverse()
      .map(({ user }) => user.username),
  );
  expect(read).toBeLessThan(3 * 20 + 8 * 4 + 5);
});
