/** Runs the steps of `npm test` and `npm run test:long` one after another, stopping at the first failure. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findTestBrowser, getBrowser } from './findBrowser.mjs';

/** @typedef {[name: string, check: () => boolean | Promise<boolean>]} Step */
/** @typedef {{ passed: number, failed: number, notRun: number }} Count */

const JEST_RESULT = '.cache/jest.json';
const PLAYWRIGHT_RESULT = '.cache/playwright.json';

/**
 * @param {string} script a script of package.json
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
export function npmRun(script, args = [], variables = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Runs queues of single-core scripts in parallel, and prints a script's output when it has ended.
 * @param {string[][]} queues scripts of package.json; those of one queue run one after another
 */
export async function npmRunParallel(queues) {
  const results = await Promise.all(queues.map(runQueue));
  return results.every(Boolean);
}

/** @param {string[]} scripts */
async function runQueue(scripts) {
  for (const script of scripts) {
    const start = Date.now();
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout.on('data', (part) => output.push(part));
    child.stderr.on('data', (part) => output.push(part));
    const [status] = await once(child, 'close');
    process.stdout.write(Buffer.concat(output));
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`  ${script}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (status !== 0) return false;
  }
  return true;
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
export const jest = (args = [], variables = {}) =>
  npmRun('test:unit', [...args, '--json', `--outputFile=${JEST_RESULT}`], variables);

/**
 * @param {string[]} projects those of the Playwright configuration
 * @param {number} endBy no test runs after this moment, in ms since 1970
 * @returns whether no test has failed; what was not run for want of time is told
 */
export function playwright(projects, endBy = Infinity) {
  const limit = Number.isFinite(endBy)
    ? [`--global-timeout=${Math.max(1, endBy - Date.now())}`]
    : [];
  const args = [...projects.map((name) => `--project=${name}`), '--reporter=list,json', ...limit];
  if (npmRun('test:e2e', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULT })) return true;
  if (Date.now() < endBy) return false;
  const { passed, failed, notRun } = countIn(PLAYWRIGHT_RESULT, countOfPlaywright);
  console.log(`  Time was up: ${passed} tests passed, ${failed} failed, ${notRun} were not run.`);
  return failed === 0;
}

export function provideBrowser() {
  if (!getBrowser()) {
    console.error(
      'No browser found. Install Chromium or Chrome (Debian: apt-get install chromium-headless-shell chromium),\n' +
        'or set CHROME_PATH to the executable of one, and run this again.',
    );
    return false;
  }
  console.log(`  ${findTestBrowser()}`);
  return true;
}

/**
 * @param {string} path
 * @param {(result: any) => Count} read
 * @returns {Count}
 */
function countIn(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, notRun: 0 };
  }
}

/**
 * @param {any} result
 * @returns {Count}
 */
const countOfPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  notRun: stats.skipped,
});

/** @param {Step[]} steps */
async function findFailure(steps) {
  for (const [index, [name, check]] of steps.entries()) {
    const place = `[${index + 1}/${steps.length}] ${name}`;
    console.log(`\n${place}`);
    const start = Date.now();
    const passed = await check();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`${place}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`);
    if (!passed) return name;
  }
  return undefined;
}

/**
 * Runs all steps, and ends with the count of tests that passed and failed.
 * @param {Step[]} steps
 */
export async function runSteps(steps) {
  rmSync(JEST_RESULT, { force: true });
  rmSync(PLAYWRIGHT_RESULT, { force: true });
  mkdirSync('.cache', { recursive: true });
  const failedStep = await findFailure(steps);
  const units = countIn(JEST_RESULT, (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    notRun: result.numPendingTests,
  }));
  const journeys = countIn(PLAYWRIGHT_RESULT, countOfPlaywright);
  const failed = units.failed + journeys.failed;
  console.log(failedStep ? `\nStopped: ${failedStep} failed.` : '\nAll steps passed.');
  console.log(
    `${units.passed + journeys.passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`,
  );
  process.exitCode = failedStep ? 1 : 0;
}
