/**
 * `npm run bench`: the weight of the production build by route, chunk and package; its speed on a slow phone compared
 * with the floor, a feed without script; and how its cost grows. `-- --sizes` only weighs; `-- visit`, `scale`,
 * `scroll`, `photo`, `films`, `conversation`, `diary` or `lists` runs that alone; `-- --films FILE` lets `films` measure with a
 * catalogue that includes that file; `-- --runs 5` sets the number of runs (3); `-- visit --against FOLDER` takes turns
 * with an earlier state of the app, built into that folder.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../scripts/browserOptions.mjs';
import { FLOOR_DIR, writeFloor } from './floor.mjs';
import { judge } from './goals.mjs';
import { GROWTH_PHASES, measureGrowth } from './growth.mjs';
import { serveSlowly } from './slowServer.mjs';
import { median, signedIn, visit } from './visit.mjs';
import { buildAndWeigh, OUT_DIR, weighPackages, weighRoutes } from './weigh.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    films: { type: 'string' },
    against: { type: 'string' },
  },
});

/** Smaller packages are not listed. */
const LEAST_KB = 0.5;

/**
 * @param {string} title
 * @param {Iterable<[name: string, kB: number]>} rows
 */
function printWeights(title, rows) {
  console.log(`\n${title}, kB brotli`);
  for (const [name, kB] of rows) console.log(`${kB.toFixed(1).padStart(8)}  ${name}`);
}

/** @param {Map<string, number>} weights */
const heaviestFirst = (weights) =>
  [...weights].filter(([, kB]) => kB >= LEAST_KB).toSorted((a, b) => b[1] - a[1]);

/** @typedef {import('./visit.mjs').Subject} Subject */

/**
 * @param {string} name
 * @param {string} folder a build of the app
 * @returns {Promise<Subject>}
 */
const appIn = async (name, folder) => ({
  name,
  host: await serveSlowly(folder),
  like: 'button[aria-label="Like"]',
  liked: '[data-testid="like-count"]',
  isApp: true,
});

/**
 * @param {number} runs
 * @param {string | undefined} earlier the folder of an earlier build
 */
async function measure(runs, earlier) {
  writeFloor();
  /** @type {Subject[]} */
  const subjects = [
    {
      name: 'floor',
      host: await serveSlowly(FLOOR_DIR),
      like: 'summary',
      liked: 'details',
      isApp: false,
    },
    await appIn('Cinefolk', OUT_DIR),
    ...(earlier ? [await appIn('earlier', earlier)] : []),
  ];
  /** @type {Map<string, import('./visit.mjs').Figures[]>} */
  const found = new Map();
  for (let run = 1; run <= runs; run += 1) {
    const browser = await chromium.launch(browserOptions());
    for (const subject of subjects) {
      if (subject.isApp) subject.state ??= await signedIn(browser, subject.host);
      console.error(`run ${run} of ${runs}: ${subject.name}`);
      found.set(subject.name, [...(found.get(subject.name) ?? []), await visit(browser, subject)]);
    }
    await browser.close();
  }
  subjects.forEach(({ host }) => host.close());
  return found;
}

/** @param {Map<string, import('./visit.mjs').Figures[]>} found */
function printFigures(found) {
  const [floor = [], ours = [], earlier] = found.values();
  /** @param {string[]} cells */
  const printRow = (...cells) => console.log(`| ${cells.join(' | ')} |`);
  console.log('');
  const head = [`medians of ${ours.length}`, 'floor', 'Cinefolk', 'ratio', 'goal', ''];
  if (earlier) head.push('earlier', 'Cinefolk / earlier');
  printRow(...head);
  printRow(...head.map(() => '---'));
  for (const name of Object.keys(ours[0] ?? {})) {
    /** @param {import('./visit.mjs').Figures[]} runs */
    const of = (runs) => median(runs.map((run) => run[name] ?? 0));
    const [least, own] = [of(floor), of(ours)];
    const ratio = least && own ? (own / least).toFixed(2) : '';
    const row = [name, least.toFixed(1), own.toFixed(1), ratio, ...judge(name, least, own)];
    const before = earlier && of(earlier);
    if (before !== undefined) row.push(before.toFixed(1), before ? (own / before).toFixed(2) : '');
    printRow(...row);
  }
}

async function weigh() {
  const weighed = await buildAndWeigh();
  /** @type {Map<string, number>} */
  const chunks = new Map([...weighed.chunks].map(([name, { kB }]) => [basename(name), kB]));
  printWeights('Chunks', heaviestFirst(chunks));
  printWeights(
    'Packages, their share of the chunks by length before minification',
    heaviestFirst(weighPackages(weighed.chunks.values())),
  );
  printWeights('Routes, until the page is quiet', weighRoutes(weighed));
}

const runs = Number(options.runs);
const phases = positionals.length > 0 ? positionals : ['visit', ...GROWTH_PHASES];
if (options.sizes || phases.includes('visit')) await weigh();
if (!options.sizes) {
  if (phases.includes('visit')) printFigures(await measure(runs, options.against));
  await measureGrowth(phases, runs, options.films);
}
