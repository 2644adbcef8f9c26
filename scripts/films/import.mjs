/**
 * `npm run films:import FILE [TABLE] [--most N]`: merges our own list and a file's films into the catalogue's
 * table, which then has at most N films, and reports the result. With TABLE it writes that file instead, which starts as
 * a copy of the catalogue if it does not exist.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { idsOf, withIds } from './ids.mjs';
import { merge } from './merge.mjs';
import { place } from './place.mjs';
import { readSource } from './sources.mjs';
import { readTable, writeTable } from './table.mjs';

const OURS = 'mocks/films/films.tsv';
const LIST = 'scripts/films/ours.tsv';
const SHOWN = 20;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string' } },
});
const [file, table = OURS] = positionals;
if (file === undefined) throw new Error('Say which file: npm run films:import FILE [TABLE]');

/** @param {string} path */
const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const keys = await load('./mocks/rules/titles.ts');
const { nameKey } = await load('./src/domain/nameKey.ts');
const { spellingKey } = await load('./mocks/rules/spelling.ts');
const { designPoster } = await load('./src/components/poster/posterDesign.ts');

const before = readTable(readFileSync(existsSync(table) ? table : OURS, 'utf8'));
const films = [LIST, file].flatMap((path) => readSource(readFileSync(path, 'utf8')));
const most = values.most === undefined ? undefined : Number(values.most);
const { rows, added, matched, filled, refused } = merge(
  before,
  films,
  { ...keys, nameKey, titleKey: spellingKey },
  most,
);
const ids = idsOf(rows, keys.filmIdOf);

/** @type {Map<import('./table.mjs').Row, string>} */
const looks = new Map(
  rows.map((row) => {
    const film = { ...row, _id: ids.get(row), year: Number(row.year) };
    const { composition, palette } = designPoster(film);
    return [row, `${composition} ${Object.values(palette).join(' ')}`];
  }),
);
const placed = place(rows.slice(0, before.length), added, (row) => looks.get(row) ?? '');
const written = withIds(placed, ids, keys.filmIdOf);
// The ids of others would be a third of what is fetched.
const withoutOthersIds = written.map((row) => ({ ...row, wikidata: '', imdb: '', tmdb: '' }));
writeFileSync(table, writeTable(table === OURS ? withoutOthersIds : written));

console.log(`${table}: ${before.length} films before, ${rows.length} now.`);
console.log(
  `Added ${added.length}, matched ${matched.length}, of which ${filled} learned something.`,
);
console.log(`Refused ${refused.length}.`);
for (const { row, why } of refused.slice(0, SHOWN))
  console.log(`  ${row.title} (${row.year}): ${why}`);
if (refused.length > SHOWN) console.log(`  and ${refused.length - SHOWN} more.`);
