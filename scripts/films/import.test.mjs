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

test('a table is read as it was written', () => {
  const rows = [film({ wikidata: 'Q202548', countries: 'US|GB' })];
  assert.deepEqual(readTable(writeTable(rows)), rows);
});

test('the three forms say the same', () => {
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

test('a film that is there learns what it lacks, and keeps what it has', () => {
  const { rows, added, matched, filled } = merge(
    table,
    [film({ year: 1959, wikidata: 'Q202548', genres: 'Noir' })],
    KEYS,
  );
  assert.deepEqual([added.length, matched.length, filled], [0, 1, 1]);
  assert.deepEqual(rows, [film({ wikidata: 'Q202548', genres: 'Thriller' })]);
});

test('a film of the same name by somebody else is another film', () => {
  const { rows, added } = merge(table, [film({ directors: ['Somebody Else'] })], KEYS);
  assert.deepEqual([rows.length, added.length], [2, 1]);
});

test('what cannot be a film is refused, and why', () => {
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
