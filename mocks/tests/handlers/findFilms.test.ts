import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { readTable } from '../../films/table';
import { backendWith, get, idsOf, post } from '../../testing/builders';
import { bodyOf } from '../../testing/client';
import { BODIES } from '../../testing/shapes';
import { createTestBackend } from '../../testing/testBackend';

const WELL_KNOWN =
  'Love Actually|Saltburn|Frozen|The Notebook|Avengers: Endgame|Mean Girls|Clueless|Notting Hill|Twilight|The Hunger Games|Shrek|Up|Coco|Moana|Black Panther|Iron Man|Deadpool|Interstellar|Dune|Barbie|Oppenheimer|La La Land|Whiplash|Lady Bird|Gone Girl|Midsommar|Knives Out|Avatar|The Greatest Showman|Dirty Dancing|Pretty Woman|Ghost|Home Alone|Elf|The Holiday|Superbad|The Hangover|Bridesmaids|Crazy Rich Asians|Call Me by Your Name|Past Lives|Challengers|Wicked|Gladiator|Cast Away|The Devil Wears Prada|Legally Blonde|10 Things I Hate About You|Encanto|Zootopia';

const LETTERBOXD = [
  ['Kill Bill: Vol. 1', 2003, 'kill-bill-volume-1-2003'],
  ['Kill Bill: Vol. 2', 2004, 'kill-bill-volume-2-2004'],
  ['Red Sorghum', 1987, 'hong-gao-liang-1987'],
  ['The Dinner Game', 1998, 'le-diner-de-cons-1998'],
  ['Lady Vengeance', 2005, 'sympathy-for-lady-vengeance-2005'],
  ['Blue Is the Warmest Color', 2013, 'blue-is-the-warmest-colour-2013'],
  ['Nostalgia', 1983, 'nostalghia-1983'],
  ['WR: Mysteries of the Organism', 1971, 'w-r-mysteries-of-the-organism-1971'],
  ['Three Colors: Red', 1994, 'three-colours-red-1994'],
  ['Withnail and I', 1987, 'withnail-i-1987'],
  ['MASH', 1970, 'm-a-s-h-1970'],
] as const;

test('the catalogue has about four thousand films, in no more than 130 kB to fetch', () => {
  const file = readFileSync('mocks/films/films.tsv', 'utf8');
  expect(readTable(file).films.length).toBeGreaterThan(3900);
  expect(gzipSync(file).length).toBeLessThan(130_000);
});

test('the README says where the films come from, and under which licences', () => {
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  for (const named of ['Wikidata', 'CC0', 'omdb.org', 'CC BY 2.0 DE'])
    expect(readme).toContain(named);
});

test('the films that most people know are in the catalogue', async () => {
  const { backend, me } = await backendWith('me');
  const missing = [];
  for (const title of WELL_KNOWN.split('|')) {
    const answer = await get(
      backend,
      `/api/films?limit=3&q=${encodeURIComponent(title)}`,
      me.token,
    );
    const { films } = bodyOf(answer, 200, BODIES.films);
    if (!films.some((film) => film.title === title)) missing.push(title);
  }
  expect(missing).toEqual([]);
});

test.each(LETTERBOXD)('“%s” (%i), as Letterboxd calls it, is found', async (title, year, id) => {
  const { backend, me } = await backendWith('me');
  const search = await get(backend, `/api/films?q=${encodeURIComponent(title)}`);
  expect(idsOf(bodyOf(search, 200, BODIES.films).films)).toContain(id);

  const films = [{ title, year }];
  const matched = await post(backend, '/api/films/match', me.token, { films });
  expect(matched.body).toMatchObject({ matches: [{ verdict: 'found', films: [{ _id: id }] }] });

  const rows = [{ kind: 'watched', title, year }];
  await post(backend, '/api/diary/import', me.token, { rows });
  const page = await get(backend, `/api/films/${id}`, me.token);
  expect(bodyOf(page, 200, BODIES.filmPage).mine?.watched).toBe(true);
});

test('a director’s name finds their films, and “@kai” a person alone', async () => {
  const { backend } = await createTestBackend();
  const found = async (q: string) =>
    bodyOf(await get(backend, `/api/films?q=${encodeURIComponent(q)}`), 200, BODIES.films).films;
  const films = await found('kiarostami');
  expect(films.length).toBeGreaterThan(3);
  expect(films.every(({ directors }) => directors.includes('Abbas Kiarostami'))).toBe(true);
  expect((await found('kai')).map(({ title }) => title)).toContain('Kwaidan');
  expect(await found('@kai')).toEqual([]);
});

test('five hundred titles of one year without a Latin letter are added in one call', async () => {
  const { backend, me } = await backendWith('me');
  const rows = Array.from({ length: 500 }, (_, at) => ({
    kind: 'film',
    title: `Фильм ${'абвгдежзик'.charAt(at % 10)}${'лмнопрстуф'.charAt((at / 10) % 10)}${'х'.repeat(at / 100 + 1)}`,
    year: 2001,
    directors: [],
  }));
  const answer = await post(backend, '/api/diary/import', me.token, { rows });
  expect(bodyOf(answer, 201, BODIES.imported)).toMatchObject({ added: 500, refused: [] });
});
