/**
 * `npm run films:import FILE [TABLE]`: merges a file's films into the catalogue's table and reports the result. With
 * TABLE it writes that file instead, which starts as a copy of the catalogue if it does not exist.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { merge } from './merge.mjs';
import { readSource } from './sources.mjs';
import { readTable, writeTable } from './table.mjs';

const OURS = 'mocks/films/films.tsv';
const SHOWN = 20;

const [file, table = OURS] = process.argv.slice(2);
if (file === undefined) throw new Error('Say which file: npm run films:import FILE [TABLE]');

const { module: keys } = await runnerImport('./mocks/rules/titles.ts');
const before = readTable(readFileSync(existsSync(table) ? table : OURS, 'utf8'));
const { rows, added, matched, filled, refused } = merge(
  before,
  readSource(readFileSync(file, 'utf8')),
  keys,
);
writeFileSync(table, writeTable(rows));

console.log(`${table}: ${before.length} films before, ${rows.length} now.`);
console.log(
  `Added ${added.length}, matched ${matched.length}, of which ${filled} learned something.`,
);
console.log(`Refused ${refused.length}.`);
for (const { row, why } of refused.slice(0, SHOWN))
  console.log(`  ${row.title} (${row.year}): ${why}`);
if (refused.length > SHOWN) console.log(`  and ${refused.length - SHOWN} more.`);
