/**
 * `npm run bench:server`: builds the server, fills a database with 100,000 posts and what belongs to them, loads it with
 * calls, and prints what it manages beside the goals: on PostgreSQL, where there is one, and on the embedded database.
 * `-- pglite` or `-- postgres` measures one of them.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { signUp, start, stop } from '../scripts/serve/server.mjs';
import { npmRun } from '../scripts/runSteps.mjs';
import { SUBJECTS } from './server/databases.mjs';
import { fill } from './server/fill.mjs';
import { judge } from './server/goals.mjs';
import { measureAll, pageTimes } from './server/measures.mjs';

const FEW = 10_000;
const MANY = 100_000;
const WRITERS = 32;
/** That of `signUp`. */
const PASSWORD = 'correct-horse-1';

/** @typedef {import('./server/databases.mjs').Subject} Database */

/** @param {import('../scripts/serve/server.mjs').Server} server */
function residentKbOf({ child }) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Whose token it is. @param {string} token */
const idIn = (token) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())._id;

/**
 * @param {Database} database
 * @param {import('../scripts/serve/server.mjs').Server[]} servers that were started, the last of which may run
 */
async function measure({ name: called, variables, direct }, servers) {
  let server = await start(variables);
  servers.push(server);
  const token = await signUp(server, 'reader');
  /** @type {string[]} */
  const writers = [];
  for (let n = 0; n < WRITERS; n += 1) writers.push(await signUp(server, `writer-${n}`));
  const reader = { username: 'reader', password: PASSWORD, token };
  /** @param {{ from: number, to: number }} posts */
  const grow = async (posts) => {
    await stop(server, 'SIGINT');
    console.error(`${called}: filling up to ${posts.to} posts`);
    await direct((query) => fill(query, idIn(token), posts));
    server = await start(variables);
    servers.push(server);
    return {
      address: server.address,
      reader,
      writers,
      residentKb: () => residentKbOf(server),
    };
  };
  const few = await pageTimes(await grow({ from: 0, to: FEW }));
  const subject = await grow({ from: FEW, to: MANY });
  const many = await pageTimes(subject);
  console.error(`${called}: measuring`);
  const figures = await measureAll(subject);
  for (const [name, ms] of Object.entries(many))
    figures[`${name}, ${few[name]?.toFixed(1)} → ${ms.toFixed(1)} ms, ratio`] =
      ms / (few[name] ?? NaN);
  return figures;
}

/**
 * @param {string} database
 * @param {Record<string, number>} figures
 */
function print(database, figures) {
  console.log(`\n| ${database} | figure | goal | |\n| --- | --- | --- | --- |`);
  for (const [name, figure] of Object.entries(figures)) {
    const digits = figure < 20 ? 2 : 0;
    console.log(
      `| ${name} | ${figure.toFixed(digits)} | ${judge(name, figure, database).join(' | ')} |`,
    );
  }
}

if (!npmRun('build', ['--logLevel', 'warn'])) process.exit(1);
if (!npmRun('build', ['--config', 'server/vite.config.ts', '--logLevel', 'warn'])) process.exit(1);
const cores = availableParallelism();
const loadBefore = (loadavg()[0] ?? 0).toFixed(1);
console.log(`${cores} cores; the load before: ${loadBefore}. Above 0.5 the figures say little.`);
const names = process.argv.slice(2);
for (const [name, make] of Object.entries(SUBJECTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const database = await make();
  if (!database) continue;
  /** @type {import('../scripts/serve/server.mjs').Server[]} */
  const servers = [];
  try {
    print(database.name, await measure(database, servers));
  } finally {
    const last = servers.at(-1);
    if (last && last.child.exitCode === null) await stop(last, 'SIGINT');
    await database.drop();
  }
}
