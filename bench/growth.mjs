/** How cost grows with posts and photos: builds with seeds of two sizes, visited at full speed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../scripts/browserOptions.mjs';
import { measureFilms } from './films.mjs';
import { judged } from './goals.mjs';
import { measurePhoto } from './photo.mjs';
import { measureVisits } from './scale.mjs';
import { measureScrolling } from './scroll.mjs';
import { serveSlowly } from './slowServer.mjs';
import { median } from './visit.mjs';

export const GROWTH_PHASES = ['scale', 'scroll', 'photo', 'films'];

const SMALL = { posts: 10, people: 5, filmPosts: 0, table: '' };
const LARGE = { posts: 10_000, people: 1_000, filmPosts: 0, table: '' };
const FEW_FILMS = { ...SMALL, filmPosts: 10 };
const MANY_FILMS = { posts: 5_000, people: 1_000, filmPosts: 5_000, table: '' };
const LARGE_TABLE = 'dist-bench-films/films.tsv';
const SCROLLED_PAST = 2_000;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Record<string, number>} Figures */

/** @param {typeof SMALL} size */
async function serveBuild({ posts, people, filmPosts, table }) {
  Object.assign(process.env, {
    VITE_SEED_POSTS: String(posts),
    VITE_SEED_USERS: String(people),
    VITE_SEED_FILM_POSTS: String(filmPosts),
    VITE_FILMS_TABLE: table,
  });
  const outDir = `dist-bench-${posts}-${filmPosts}`;
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  return serveSlowly(outDir);
}

/**
 * The catalogue with the films of a file in it.
 *
 * @param {string} file
 * @returns {string} the path of a table that is no part of the product
 */
function importFilms(file) {
  mkdirSync(dirname(LARGE_TABLE), { recursive: true });
  rmSync(LARGE_TABLE, { force: true });
  const { status } = spawnSync('node', ['scripts/films/import.mjs', file, LARGE_TABLE], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The films of ${file} could not be imported.`);
  return resolve(LARGE_TABLE);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {number} runs
 * @param {string | undefined} file with many films
 */
async function measureFewAndMany(browser, runs, file) {
  const few = await serveBuild(FEW_FILMS);
  const many = await serveBuild({ ...MANY_FILMS, ...(file && { table: importFilms(file) }) });
  /** @type {[Figures[], Figures[]]} */
  const found = [[], []];
  for (let run = 0; run < runs; run += 1) {
    found[0].push(await measureFilms(browser, few.origin));
    found[1].push(await measureFilms(browser, many.origin));
  }
  const [least, most] = found;
  printFigures('films', ['few', medians(least)], ['many', medians(most)]);
  few.close();
  many.close();
}

/** @param {Figures[]} runs */
const medians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );

/**
 * @param {string} title
 * @param {[name: string, of: Figures] | null} base what the goals start from
 * @param {[name: string, of: Figures]} own
 */
function printFigures(title, base, [ownName, own]) {
  console.log(`\n| ${title} | ${base ? `${base[0]} | ` : ''}${ownName} | goal | |`);
  console.log(`|${'---|'.repeat(base ? 5 : 4)}`);
  for (const [name, value] of Object.entries(own)) {
    const from = base?.[1][name];
    const cells = [...(base ? [from?.toFixed(1) ?? ''] : []), value.toFixed(1)];
    console.log(`| ${[name, ...cells, ...judged(name, from ?? 0, value)].join(' | ')} |`);
  }
}

/**
 * @param {readonly string[]} phases
 * @param {number} runs
 * @param {string} [filmsFile] a file of many films, as `npm run films:import` takes it
 */
export async function measureGrowth(phases, runs, filmsFile) {
  const browser = await chromium.launch(browserOptions());
  if (phases.includes('films')) await measureFewAndMany(browser, runs, filmsFile);
  const [small, large] = [await serveBuild(SMALL), await serveBuild(LARGE)];
  if (phases.includes('scale')) {
    /** @type {[{ origin: string, found: Figures[] }, { origin: string, found: Figures[] }]} */
    const [few, many] = [
      { origin: small.origin, found: [] },
      { origin: large.origin, found: [] },
    ];
    // By turns, each first in every other run: whatever else the machine does meets both alike.
    for (let run = 0; run < runs; run += 1)
      for (const { origin, found } of run % 2 ? [many, few] : [few, many])
        found.push(await measureVisits(browser, origin));
    printFigures(
      'scale',
      [`${SMALL.posts} posts`, medians(few.found)],
      [`${LARGE.posts} posts`, medians(many.found)],
    );
  }
  if (phases.includes('scroll')) {
    const [first, way] = await measureScrolling(browser, large.origin, SCROLLED_PAST);
    printFigures('scroll', ['first page', first], [`${SCROLLED_PAST} posts further`, way]);
  }
  if (phases.includes('photo')) {
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measurePhoto(browser, small.origin));
    printFigures('photo', null, ['now', medians(found)]);
  }
  await browser.close();
  small.close();
  large.close();
}
