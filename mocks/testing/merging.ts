import type { Backend } from '../../src/domain/backend';
import { createMemoryDb } from '../db/memory';
import { keyOf } from '../db/keyOf';
import { LAYOUT } from '../db/layout';
import { STORE_NAMES } from '../db/schema';
import { aPerson, aPost, get, post, remove, type Person } from './builders';
import { bodyOf, send } from './client';
import { rate, VERTIGO } from './films';
import { aList } from './lists';
import { aboutPost, act } from './moderation';
import { BODIES } from './shapes';
import { createTestBackend, type TestClock } from './testBackend';

export const REEL = { title: 'The Quiet Projector', year: 2019, directors: ['Ada Abara'] };
export const DUEL = 'duel-1971';

/** Everything that can be said of a film is said of one, and some of it of Vertigo. */
async function saidOf(
  backend: Backend,
  filmId: string,
  { ada, ben, cleo, dora }: Record<'ada' | 'ben' | 'cleo' | 'dora', Person>,
): Promise<void> {
  const does = async ({ token }: Person, path: string, body?: object) =>
    expect((await post(backend, path, token, body)).status).toBeLessThan(300);
  const logs = (person: Person, entryData: object) =>
    does(person, '/api/diary', { entryData: { filmId, ...entryData } });

  await rate(backend, ben, filmId, 2);
  await rate(backend, ben, VERTIGO, 4);
  await logs(ben, { _id: 'bens-evening', watchedOn: '2026-10-01', tags: ['Rain'] });
  await aPost(backend, ben, {
    _id: 'bens-post',
    filmId: VERTIGO,
    watchedOn: '2026-10-01',
    tags: ['rain'],
  });
  await logs(ben, { _id: 'bens-words', watchedOn: '2025-10-02', rating: 3, text: 'Again.' });
  await logs(ben, { _id: 'bens-mistake', watchedOn: '2024-10-02', rating: 1 });
  await send(backend, { method: 'DELETE', path: '/api/diary/bens-mistake', token: ben.token });

  const seen = { rating: 5, watchedOn: '2026-10-03', tags: ['front row', 'Rain'] };
  await aPost(backend, cleo, { _id: 'cleos-post', filmId, ...seen });
  await aPost(backend, cleo, { _id: 'cleos-answer', filmId, replyTo: 'cleos-post' });
  for (const _id of ['deleted', 'taken-down'])
    await aPost(backend, cleo, { _id, filmId, ...seen, watchedOn: '2026-10-05', rating: 1 });
  await remove(backend, 'deleted', cleo.token);
  await act(backend, ada, 'take-down', aboutPost('taken-down'));
  const both = [...new Set([filmId, DUEL, VERTIGO])];
  await aList(backend, cleo, both, { _id: 'public' });
  await aList(backend, cleo, [filmId], { _id: 'private', public: false });
  await aList(backend, cleo, [DUEL, filmId], { _id: 'deleted-list' });
  await send(backend, { method: 'DELETE', path: '/api/lists/deleted-list', token: cleo.token });
  await aList(backend, cleo, [DUEL, filmId], { _id: 'taken-list' });
  await act(backend, ada, 'take-down', { kind: 'list', id: 'taken-list' });

  await does(dora, `/api/films/watchlist/${filmId}`);
  await does(dora, `/api/films/love/${filmId}`);
  await does(dora, '/api/users/edit', { userData: { favourites: [...new Set([DUEL, filmId])] } });
  await does(ada, `/api/films/watched/${filmId}`);
  await does(ada, `/api/films/watchlist/${VERTIGO}`);
}

/** What was deleted or taken down comes back. */
export async function bringBack({ backend, ada, ben, cleo }: World): Promise<void> {
  const restores = async ({ token }: Person, path: string) =>
    expect((await post(backend, path, token)).status).toBe(201);
  await restores(ben, '/api/diary/restore/bens-mistake');
  await restores(cleo, '/api/posts/restore/deleted');
  await restores(cleo, '/api/lists/restore/deleted-list');
  await act(backend, ada, 'give-back', aboutPost('taken-down'));
  await act(backend, ada, 'give-back', { kind: 'list', id: 'taken-list' });
}

/** The backend of some people, of whom Ada is the admin. */
export interface World extends Record<'ada' | 'ben' | 'cleo' | 'dora', Person> {
  backend: Backend;
  clock: TestClock;
  db: ReturnType<typeof createMemoryDb>;
  /** The film that all was said of. */
  filmId: string;
}

/** A world in which all was said of a film that Ada added, or of Vertigo. */
export async function aWorld(film: 'added' | 'vertigo'): Promise<World> {
  const db = createMemoryDb();
  const { backend, clock } = await createTestBackend({ db });
  const named = (username: string) => aPerson(backend, { username });
  const [ada, ben, cleo, dora] = [
    await named('Ada'),
    await named('Ben'),
    await named('Cleo'),
    await named('Dora'),
  ];
  const people = { ada, ben, cleo, dora };
  const add = async () => {
    const added = await post(backend, '/api/films', ada.token, { filmData: REEL });
    return bodyOf(added, 201, BODIES.film).film._id;
  };
  const filmId = film === 'added' ? await add() : VERTIGO;
  await saidOf(backend, filmId, people);
  return { backend, clock, db, filmId, ...people };
}

export const merge = ({ backend, ada, filmId }: World, intoId = VERTIGO): Promise<void> =>
  act(backend, ada, 'merge-films', { kind: 'film', id: filmId }, { intoId });

/** Records that tell how a world came about: their times and numbers differ. */
const HISTORY: readonly string[] = ['installation', 'acts', 'credentials'];

type Named = Record<string, unknown>;

const isNamed = (record: unknown): record is Named => typeof record === 'object';

/** A world's text with the names of people in place of their ids, and without places in the sequence. */
const told = ({ ada, ben, cleo, dora }: World, value: unknown): unknown => {
  const text = JSON.stringify(value, (field, part: unknown) =>
    /seq$/i.test(field) ? undefined : part,
  );
  const people = [ada, ben, cleo, dora];
  return JSON.parse(
    people.reduce((named, { user }) => named.replaceAll(user._id, user.username), text),
  );
};

/** All records of a world, by store and key. */
export const recordsOf = (world: World): Promise<Record<string, Named>> =>
  world.db.read(async (tx) => {
    const stores = STORE_NAMES.filter((store) => !HISTORY.includes(store));
    const all = await Promise.all(
      stores.map(async (store) => {
        const records = (await tx.all(store)).map((record) => told(world, record)).filter(isNamed);
        const path = LAYOUT[store].key;
        const entries = records.map((record) => [String(keyOf(record, path)), record]);
        const byKey: Named = Object.fromEntries(entries);
        return [store, byKey] as const;
      }),
    );
    return Object.fromEntries(all);
  });

/** What people see of the film, and of their diaries, lists and profiles. */
export const seenBy = async (world: World, { token }: Person): Promise<unknown> => {
  const paths = [
    ...['Ada', 'Ben', 'Cleo', 'Dora'].flatMap((name) => [
      ...['diary', 'films', 'watchlist', 'tags', 'lists', 'year/2026', 'all-time'].map(
        (part) => `users/${name}/${part}`,
      ),
      `users?username=${name}`,
      `users/${name}/diary?tag=rain`,
    ]),
    ...['', '/diaries'].map((part) => `films/${VERTIGO}${part}`),
    ...[`posts?film=${VERTIGO}`, `lists?film=${VERTIGO}`, 'films?sort=rating', 'films?sort=talked'],
    ...['films?q=quiet projector', 'films?q=vertigo', 'posts?q=vertigo', 'directors/ada-abara'],
    ...['public', 'private', 'deleted-list', 'taken-list'].map((id) => `lists/${id}`),
  ];
  const seen: Record<string, unknown> = {};
  for (const path of paths) seen[path] = (await get(world.backend, `/api/${path}`, token)).body;
  return told(world, seen);
};
