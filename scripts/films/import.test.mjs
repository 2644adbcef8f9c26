import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { idsOf, withIds } from './ids.mjs';
import { merge } from './merge.mjs';
import { place } from './place.mjs';
import { readSource } from './sources.mjs';
import { readTable, rowOf, writeTable } from './table.mjs';

const fold = (/** @type {string} */ text) => text.toLowerCase();
const KEYS = { titleKey: fold, nameKey: fold };

const VERTIGO = { title: 'Vertigo', year: 1958, directors: ['Alfred Hitchcock'] };
const table = [rowOf({ ...VERTIGO, genres: 'Thriller' })];

/** @param {Record<string, unknown>} values */
const film = (values) => rowOf({ ...VERTIGO, ...values });

test('a written table reads back the same', () => {
  const rows = [film({ wikidata: 'Q202548', countries: 'US|GB' })];
  assert.deepEqual(readTable(writeTable(rows)), rows);
});

test('the three source formats give the same rows', () => {
  const compact = JSON.stringify({
    columns: ['wikidata', 'imdb', 'tmdb', 'title', 'year', 'directors', 'countries', 'genres'],
    films: [['Q202548', 52357, 426, 'Vertigo', 1958, ['Alfred Hitchcock'], 'US GB', ['Thriller']]],
  });
  const value = (/** @type {string} */ text) => ({ value: text });
  const sparql = JSON.stringify({
    results: {
      bindings: [
        {
          film: value('http://www.wikidata.org/entity/Q202548'),
          imdb: value('tt0052357'),
          tmdb: value('426'),
          title: value('Vertigo'),
          year: value('1958'),
          directors: value('Alfred Hitchcock'),
          countries: value('US|GB'),
          genres: value('Thriller'),
        },
      ],
    },
  });
  const [row] = readSource(compact);
  assert.equal(row?.imdb, 'tt0052357');
  assert.deepEqual(readSource(sparql), [row]);
  assert.deepEqual(readSource(writeTable([row ?? film({})])), [row]);
});

test('a file may begin with a byte order mark', () => {
  const row = film({});
  const json = JSON.stringify({
    columns: ['title', 'year', 'directors'],
    films: [['Vertigo', 1958, ['Alfred Hitchcock']]],
  });
  assert.deepEqual(readSource(`\uFEFF${json}`), [row]);
  assert.deepEqual(readSource(`\uFEFF${writeTable([row])}`), [row]);
});

test('a file in no such form is an error, not a table without films', () => {
  for (const text of ['', '[1]', '{"films": []}', 'title,year,directors\nVertigo,1958,A\n'])
    assert.throws(() => readSource(text), /neither a Wikidata result/);
});

test('an existing film gets its missing fields, and keeps the others', () => {
  const { rows, added, matched, filled } = merge(
    table,
    [film({ year: 1959, wikidata: 'Q202548', genres: 'Noir' })],
    KEYS,
  );
  assert.deepEqual([added.length, matched.length, filled], [0, 1, 1]);
  assert.deepEqual(rows, [film({ wikidata: 'Q202548', genres: 'Thriller' })]);
});

test('titles that a source has beside ours are kept as other titles', () => {
  const { rows, filled } = merge(
    table,
    [film({ year: 1959, originalTitle: 'Sueurs froides', otherTitles: ['VERTIGO', 'Из царства'] })],
    KEYS,
  );
  assert.equal(filled, 1);
  assert.deepEqual(rows[0]?.otherTitles, ['Sueurs froides', 'Из царства']);
});

test('a source’s spelling of a director’s name does not make a film another', () => {
  const { added } = merge(table, [film({ directors: ['Sir Alfred Hitchcok'] })], KEYS);
  assert.deepEqual(added, []);
});

test('from as many films on as are wanted, none is added, and the others still learn', () => {
  const films = [film({ title: 'Marnie', year: 1964 }), film({ wikidata: 'Q202548' })];
  const { rows, added, filled } = merge(table, films, KEYS, 1);
  assert.deepEqual([rows.length, added.length, filled], [1, 0, 1]);
});

test('new films are placed among the others, apart from those whose posters look alike', () => {
  const known = Array.from({ length: 203 }, (_, at) => film({ title: `Known ${at}` }));
  const [alike, other] = [film({ title: 'Alike' }), film({ title: 'Other' })];
  const lookOf = (/** @type {import('./table.mjs').Row} */ { title }) =>
    title === 'Alike' ? 'Known 200' : title;
  const titles = place(known, [alike, other], lookOf).map(({ title }) => title);
  assert.deepEqual(titles.slice(199, 202), ['Known 199', 'Other', 'Known 200']);
  assert.deepEqual(
    titles.filter((title) => title.startsWith('Known')),
    known.map(({ title }) => title),
  );
});

test('a film keeps its id when another is placed before it', () => {
  const filmIdOf = (
    /** @type {{ title: string }} */ { title },
    /** @type {(id: string) => boolean} */ isTaken,
  ) => (isTaken(fold(title)) ? `${fold(title)}-2` : fold(title));
  const [old, added] = [film({}), film({ directors: ['Somebody Else'] })];
  const ids = idsOf([old, added], filmIdOf);
  const written = withIds([added, old], ids, filmIdOf);
  assert.deepEqual([...idsOf(written, filmIdOf).values()], ['vertigo-2', 'vertigo']);
});

test('a film with the same title by another director is added as a new film', () => {
  const { rows, added } = merge(table, [film({ directors: ['Somebody Else'] })], KEYS);
  assert.deepEqual([rows.length, added.length], [2, 1]);
});

test('a row that is not a film is refused with the reason', () => {
  const wrong = [film({ title: '' }), film({ year: 'soon' }), film({ directors: [] })];
  const { rows, refused } = merge(table, wrong, KEYS);
  assert.deepEqual(rows, table);
  assert.deepEqual(
    refused.map(({ why }) => why),
    ['It has no title.', 'It has no year.', 'It has no director.'],
  );
});

test('a second run changes nothing', () => {
  const films = [film({ wikidata: 'Q202548' }), film({ title: 'Marnie', year: 1964 })];
  const once = merge(table, films, KEYS);
  const twice = merge(once.rows, films, KEYS);
  assert.deepEqual(twice.rows, once.rows);
  assert.deepEqual([twice.added.length, twice.matched.length, twice.filled], [0, 2, 0]);
});

test('the script runs, and the catalogue has all films and titles of our own list', () => {
  const directory = mkdtempSync(join(tmpdir(), 'films-'));
  try {
    const list = 'scripts/films/ours.tsv';
    const parts = ['scripts/films/import.mjs', list, join(directory, 'trial.tsv')];
    const run = () => execFileSync('node', parts, { encoding: 'utf8' });
    assert.match(run(), /Added 0, .*\nRefused 0\./);
    assert.match(run(), /of which 0 learned something/);
  } finally {
    rmSync(directory, { recursive: true });
  }
});
