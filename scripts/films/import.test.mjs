import assert from 'node:assert/strict';
import { test } from 'node:test';
import { merge } from './merge.mjs';
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
