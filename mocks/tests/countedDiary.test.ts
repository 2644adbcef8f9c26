import fc from 'fast-check';
import type { Backend } from '../../src/domain/backend';
import type { DiaryEntry, Film } from '../../src/domain/films';
import { LIMITS } from '../../src/domain/limits';
import { createMemoryDb } from '../db/memory';
import { aPerson, get, post, type Person } from '../testing/builders';
import { bodyOf, send } from '../testing/client';
import { pageOf } from '../testing/films';
import { randomRuns } from '../testing/random';
import { BODIES } from '../testing/shapes';
import { createTestBackend } from '../testing/testBackend';

const STORIES = randomRuns(200);
const STEPS = 40;
const FILMS = ['vertigo-1958', 'psycho-1960', 'm-1931', 'playtime-1967', 'ours-1999'];
const DAYS = ['2024-12-31', '2025-01-01', '2025-06-15', '2026-02-01'];

const anyStep = fc.record({
  kind: fc.constantFrom(
    ...(['log', 'log', 'edit', 'strike', 'restore', 'write', 'rewrite', 'drop'] as const),
    ...(['undo', 'import', 'rename', 'unwatch'] as const),
  ),
  id: fc.nat(5),
  film: fc.nat(FILMS.length - 1),
  day: fc.nat(DAYS.length - 1),
  stars: fc.nat(10),
});
type AnyStep = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Takes one step, which may be refused. */
async function take(backend: Backend, { token }: Person, step: AnyStep, nth: number) {
  const filmId = FILMS[step.film];
  const watchedOn = DAYS[step.day];
  const rating = step.stars === 0 ? null : step.stars / 2;
  const fields = { filmId, watchedOn, ...(rating !== null && { rating }) };
  const call = (path: string, body: object = {}) => post(backend, `/api${path}`, token, body);
  const remove = (path: string) => send(backend, { method: 'DELETE', path: `/api${path}`, token });
  const postData = { content: 'c', ...fields };
  switch (step.kind) {
    case 'log':
      return call('/diary', { entryData: { _id: `e${step.id}`, ...fields } });
    case 'edit':
      return call(`/diary/edit/e${step.id}`, { entryData: { filmId, watchedOn, rating } });
    case 'strike':
      return remove(`/diary/e${step.id}`);
    case 'restore':
      return call(`/diary/restore/e${step.id}`);
    case 'write':
      return call('/posts', { postData: { _id: `p${step.id}`, ...postData } });
    case 'rewrite':
      return call(`/posts/edit/p${step.id}`, {
        postData: { filmId, rating, watchedOn: step.id % 2 ? watchedOn : null },
      });
    case 'drop':
      return remove(`/posts/p${step.id}`);
    case 'undo':
      return call(`/posts/restore/p${step.id}`);
    case 'import':
      return call('/diary/import', {
        rows: FILMS.slice(0, step.film + 1).flatMap((id, place) => [
          { kind: 'entry', _id: `r${nth}-${place}`, ...fields, filmId: id },
          { kind: 'entry', _id: `s${nth}-${place}`, filmId: id, watchedOn: DAYS[place % 4] },
        ]),
      });
    case 'rename':
      return call('/films/edit/ours-1999', {
        filmData: { year: 1980 + 10 * step.id, directors: [`Director ${step.film}`] },
      });
    case 'unwatch':
      return call(`/films/remove-watched/${filmId}`);
  }
}

/** Counts anew what a period's answer says of it. */
function recount(entries: readonly DiaryEntry[], films: ReadonlyMap<string, Film>) {
  const seen = new Set(entries.map(({ film }) => film._id));
  const rated = entries.flatMap(({ rating }) => rating ?? []);
  const names = new Set([...seen].flatMap((id) => films.get(id)?.directors ?? []));
  const average = (stars: readonly number[]) =>
    stars.length === 0
      ? null
      : Math.round((100 * stars.reduce((sum, one) => sum + one, 0)) / stars.length) / 100;
  const directors = [...names].map((name) => {
    const isBy = (id: string) => films.get(id)?.directors.includes(name) === true;
    const stars = entries.flatMap(({ film, rating }) => (isBy(film._id) ? (rating ?? []) : []));
    return { name, films: [...seen].filter(isBy).length, average: average(stars) };
  });
  return {
    entries: entries.length,
    films: seen.size,
    minutes: entries.reduce((sum, { film }) => sum + (films.get(film._id)?.runtime ?? 0), 0),
    timed: entries.filter(({ film }) => films.get(film._id)?.runtime).length,
    directed: [...seen].filter((id) => films.get(id)?.directors.length).length,
    average: average(rated),
    histogram: Array.from(
      { length: 10 },
      (_, place) => rated.filter((stars) => stars === (place + 1) / 2).length,
    ),
    directors: directors
      .sort((a, b) => b.films - a.films || (a.name < b.name ? -1 : 1))
      .slice(0, LIMITS.periodDirectors),
  };
}

async function agree(steps: readonly AnyStep[]): Promise<void> {
  const db = createMemoryDb();
  const { backend } = await createTestBackend({ db });
  const me = await aPerson(backend);
  await post(backend, '/api/films', me.token, {
    filmData: { title: 'Ours', year: 1999, directors: ['Director 0'] },
  });
  for (const [nth, step] of steps.entries()) await take(backend, me, step, nth);
  const path = `/api/users/${me.user.username}`;
  const read = (part: string) => get(backend, `${path}/${part}`);
  const films = new Map<string, Film>();
  for (const filmId of FILMS) films.set(filmId, (await pageOf(backend, filmId)).film);
  const diaryOf = async (query: string) => {
    const entries: DiaryEntry[] = [];
    for (let cursor = ''; ;) {
      const answer = bodyOf(await read(`diary?limit=100${query}${cursor}`), 200, BODIES.diary);
      entries.push(...answer.entries);
      if (answer.nextCursor === null) return entries;
      cursor = `&cursor=${answer.nextCursor}`;
    }
  };
  const all = await diaryOf('');
  const { allTime } = bodyOf(await read('all-time'), 200, BODIES.allTime);
  expect(allTime).toMatchObject(recount(all, films));
  for (const year of ['2024', '2025', '2026']) {
    const answer = bodyOf(await read(`year/${year}`), 200, BODIES.year);
    const entries = all.filter(({ watchedOn }) => watchedOn.startsWith(year));
    expect(answer.year).toMatchObject(recount(entries, films));
    const counted = allTime.years.find((one) => String(one.year) === year);
    expect(counted?.entries ?? 0).toBe(entries.length);
  }
  const evenings = (filmId: string) => all.filter(({ film }) => film._id === filmId);
  expect(new Map(allTime.again.map((one) => [one.film._id, one.evenings]))).toEqual(
    new Map(
      FILMS.map((id): [string, number] => [id, evenings(id).length]).filter(([, n]) => n > 1),
    ),
  );
  expect(allTime.decades.reduce((sum, { entries }) => sum + entries, 0)).toBe(all.length);
  for (const { decade, entries } of allTime.decades) {
    const expected = all.filter(({ film }) => Math.floor(film.year / 10) * 10 === decade);
    expect(await diaryOf(`&decade=${decade}`)).toEqual(expected);
    expect(entries).toBe(expected.length);
  }
  for (const { country, entries } of allTime.countries) {
    const expected = all.filter(({ film }) => films.get(film._id)?.countries.includes(country));
    expect(await diaryOf(`&country=${country}`)).toEqual(expected);
    expect(entries).toBe(expected.length);
  }
  await expectNothingLeft(db, me, all.length);
}

/** An empty diary leaves no record behind. */
async function expectNothingLeft(
  db: ReturnType<typeof createMemoryDb>,
  { user }: Person,
  entries: number,
): Promise<void> {
  if (entries > 0) return;
  const left = await db.read((tx) =>
    Promise.all([
      tx.list('periods', 'byPeriod', [user._id]),
      tx.list('periodDirectors', 'byRank', [user._id]),
      tx.list('rewatches', 'byEvenings', [user._id]),
      tx.list('entryFacets', 'byFacet', [user._id]),
    ]),
  );
  expect(left.flat()).toEqual([]);
}

test('what is counted of a diary is what counting it anew gives, whatever happened to it', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: STEPS }), agree), {
    seed: 1895,
    numRuns: STORIES,
  });
}, 300_000);

test('a diary that becomes empty again leaves nothing', async () => {
  const log = { kind: 'log', id: 1, film: 0, day: 0, stars: 4 } as const;
  await agree([
    log,
    { ...log, id: 2, day: 1 },
    { ...log, kind: 'strike' },
    { ...log, id: 2, kind: 'strike' },
  ]);
});
