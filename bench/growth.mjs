/** Measures how cost grows with posts and photos: builds with seeds of two sizes, visited at full speed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserOptions } from '../scripts/browserOptions.mjs';
import { measureConversation } from './conversation.mjs';
import { measureDiary } from './diary.mjs';
import { measureFilms } from './films.mjs';
import { judge } from './goals.mjs';
import { measureLists } from './lists.mjs';
import { measurePhoto } from './photo.mjs';
import { measureVisits } from './scale.mjs';
import { measureScrolling } from './scroll.mjs';
import { serveSlowly } from './slowServer.mjs';
import { median } from './visit.mjs';

export const GROWTH_PHASES = [
  'scale',
  'scroll',
  'photo',
  'films',
  'conversation',
  'diary',
  'lists',
];

/** @type {Size} */
const SMALL = { posts: 10, people: 5 };
/** @type {Size} */
const LARGE = { posts: 10_000, people: 1_000 };
/** Without a delay: the fake backend works during it, which would hide the cost of a search. @type {Size} */
const SMALL_AT_ONCE = { ...SMALL, delayMs: 0 };
/** @type {Size} */
const FEW_FILMS = { ...SMALL_AT_ONCE, filmPosts: 10 };
/** @type {Size} */
const MANY_FILMS = { ...FEW_FILMS, posts: 5_000, people: 1_000, filmPosts: 5_000 };
/** @type {Size} */
const FEW_REPLIES = { posts: 10, people: 100, replies: 10, notifications: 10 };
/** @type {Size} */
const MANY_REPLIES = { ...FEW_REPLIES, replies: 1_000, notifications: 5_000 };
const [FEW_EVENINGS, MANY_EVENINGS] = [100, 10_000];
const LARGE_TABLE = 'dist-bench-films/films.tsv';
const SCROLLED_POSTS = 2_000;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Record<string, number>} Figures */

/** @typedef {{ posts: number, people: number, filmPosts?: number, replies?: number, notifications?: number, delayMs?: number, table?: string }} Size */

/** @param {Size} size */
async function serveBuild({
  posts,
  people,
  filmPosts = 0,
  replies = 0,
  notifications = 0,
  delayMs,
  table = '',
}) {
  Object.assign(process.env, {
    VITE_SEED_POSTS: String(posts),
    VITE_SEED_USERS: String(people),
    VITE_SEED_FILM_POSTS: String(filmPosts),
    VITE_SEED_REPLIES: String(replies),
    VITE_SEED_NOTIFICATIONS: String(notifications),
    VITE_FILMS_TABLE: table,
  });
  const outDir = `dist-bench-${[posts, filmPosts, replies].join('-')}`;
  const { VITE_API_DELAY_MS } = process.env;
  if (delayMs !== undefined) process.env.VITE_API_DELAY_MS = String(delayMs);
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  if (VITE_API_DELAY_MS === undefined) delete process.env.VITE_API_DELAY_MS;
  else process.env.VITE_API_DELAY_MS = VITE_API_DELAY_MS;
  return serveSlowly(outDir);
}

/**
 * The catalogue extended by a file's films.
 * @param {string} file
 * @returns {string} the path of a table outside the product
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
 * Alternates the sizes and which comes first, so that other load on the machine affects both alike.
 * @param {number} runs
 * @param {[Size, Size]} sizes
 * @param {(origin: string) => Promise<Figures>} measure
 * @returns {Promise<[few: Figures, many: Figures]>} medians
 */
async function measureBoth(runs, sizes, measure) {
  const [few, many] = [await serveBuild(sizes[0]), await serveBuild(sizes[1])];
  /** @type {[Figures[], Figures[]]} */
  const [least, most] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    if (run % 2) most.push(await measure(many.origin));
    least.push(await measure(few.origin));
    if (run % 2 === 0) most.push(await measure(many.origin));
  }
  few.close();
  many.close();
  return [medians(least), medians(most)];
}

/**
 * As `measureBoth`, for diaries of two lengths in one build.
 * @param {number} runs
 * @param {Browser} browser
 * @returns {Promise<[short: Figures, long: Figures]>} medians
 */
async function measureDiaries(runs, browser) {
  const { origin, close } = await serveBuild(SMALL_AT_ONCE);
  /** @type {[Figures[], Figures[]]} */
  const [short, long] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    if (run % 2) long.push(await measureDiary(browser, origin, MANY_EVENINGS));
    short.push(await measureDiary(browser, origin, FEW_EVENINGS));
    if (run % 2 === 0) long.push(await measureDiary(browser, origin, MANY_EVENINGS));
  }
  close();
  return [medians(short), medians(long)];
}

/** @param {Figures[]} runs */
const medians = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );

/**
 * @param {string} title
 * @param {[name: string, of: Figures] | null} base what the goals are relative to
 * @param {[name: string, of: Figures]} own
 */
function printFigures(title, base, [ownName, own]) {
  console.log(`\n| ${title} | ${base ? `${base[0]} | ` : ''}${ownName} | goal | |`);
  console.log(`|${'---|'.repeat(base ? 5 : 4)}`);
  for (const [name, value] of Object.entries(own)) {
    const from = base?.[1][name];
    const cells = [...(base ? [from?.toFixed(1) ?? ''] : []), value.toFixed(1)];
    console.log(`| ${[name, ...cells, ...judge(name, from ?? 0, value)].join(' | ')} |`);
  }
}

/**
 * @param {readonly string[]} phases
 * @param {number} runs
 * @param {string} [filmsFile] a file of many films, as `npm run films:import` takes it
 */
export async function measureGrowth(phases, runs, filmsFile) {
  const browser = await chromium.launch(browserOptions());
  if (phases.includes('films')) {
    const many = { ...MANY_FILMS, ...(filmsFile && { table: importFilms(filmsFile) }) };
    const [few, much] = await measureBoth(runs, [FEW_FILMS, many], (origin) =>
      measureFilms(browser, origin),
    );
    printFigures('films', ['few', few], ['many', much]);
  }
  if (phases.includes('diary')) {
    const [short, long] = await measureDiaries(runs, browser);
    printFigures('diary', [`${FEW_EVENINGS} evenings`, short], [`${MANY_EVENINGS} evenings`, long]);
  }
  if (phases.includes('conversation')) {
    const [little, much] = await measureBoth(runs, [FEW_REPLIES, MANY_REPLIES], (origin) =>
      measureConversation(browser, origin),
    );
    printFigures(
      'conversation',
      ['ten of each', little],
      ['1,000 replies, 5,000 notifications', much],
    );
  }
  if (phases.includes('scale')) {
    const [few, many] = await measureBoth(runs, [SMALL, LARGE], (origin) =>
      measureVisits(browser, origin),
    );
    printFigures('scale', [`${SMALL.posts} posts`, few], [`${LARGE.posts} posts`, many]);
  }
  if (phases.includes('scroll')) {
    const large = await serveBuild(LARGE);
    const [first, way] = await measureScrolling(browser, large.origin, SCROLLED_POSTS);
    printFigures('scroll', ['first page', first], [`${SCROLLED_POSTS} posts further`, way]);
    large.close();
  }
  if (phases.includes('photo')) {
    const small = await serveBuild(SMALL);
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measurePhoto(browser, small.origin));
    printFigures('photo', null, ['now', medians(found)]);
    small.close();
  }
  if (phases.includes('lists')) {
    const { origin, close } = await serveBuild(SMALL_AT_ONCE);
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await measureLists(browser, origin));
    printFigures('lists', null, ['now', medians(found)]);
    close();
  }
  await browser.close();
}
