/** `npm test`: every check of the project, one after the other, stopping at the first that fails. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { findTestBrowser, getBrowser } from './findBrowser.mjs';

const JEST_RESULT = '.cache/jest.json';
const PLAYWRIGHT_RESULT = '.cache/playwright.json';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * @param {string} script a script of package.json
 * @param {string[]} args
 * @param {Record<string, string>} variables
 */
function npmRun(script, args = [], variables = {}) {
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULT, ...variables },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function provideBrowser() {
  if (!getBrowser()) {
    console.error(
      'No browser to be had. Install Chromium or Chrome (Debian: apt-get install chromium-headless-shell chromium),\n' +
        'or set CHROME_PATH to the executable of one, and run this again.',
    );
    return false;
  }
  console.log(`  ${findTestBrowser()}`);
  return true;
}

/** What the switch for failures and the developer's panel are known by in a build's scripts. */
const DEVELOPERS_MARKS = ['__faults', 'developer-panel'];

/** What people get must hold no switch that makes calls fail, and no panel for developers. */
function holdsNoTools() {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const found = scripts.flatMap((name) => {
    const script = readFileSync(`dist/assets/${name}`, 'utf8');
    return DEVELOPERS_MARKS.filter((mark) => script.includes(mark)).map((mark) => [name, mark]);
  });
  found.forEach(([name, mark]) => console.error(`dist/assets/${name} holds ${mark}.`));
  return found.length === 0;
}

/** The tests that play by chance. Jest as it is run while one works plays a twentieth of what is promised. */
const RANDOM_TESTS = [
  'schedules',
  'malformed',
  'model.test',
  'shapes/picture',
  'linkify',
  'safePath',
];

/** @type {[name: string, check: () => boolean][]} */
const STEPS = [
  ['Browser', provideBrowser],
  ['Types', () => npmRun('types')],
  ['Lint', () => npmRun('lint')],
  ['What lint refuses', () => npmRun('test:lint')],
  ['Format', () => npmRun('format:check')],
  ['Dead code', () => npmRun('deadcode')],
  ['Docs', () => npmRun('test:docs')],
  ['Jest', () => npmRun('test:unit', ['--json', `--outputFile=${JEST_RESULT}`])],
  ['All random orders', () => npmRun('test:unit', RANDOM_TESTS, { RANDOM: 'all' })],
  ['Production build', () => npmRun('build') && holdsNoTools()],
  ['Size budget', () => npmRun('budget')],
  ['Playwright', () => npmRun('test:e2e', ['--reporter=list,json'])],
];

/**
 * @param {string} path
 * @param {(result: any) => Count} read
 * @returns {Count}
 */
function countIn(path, read) {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function runSteps() {
  for (const [index, [name, check]] of STEPS.entries()) {
    console.log(`\n[${index + 1}/${STEPS.length}] ${name}`);
    const start = Date.now();
    const passed = check();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(
      `[${index + 1}/${STEPS.length}] ${name}: ${passed ? 'ok' : 'FAILED'} (${seconds} s)`,
    );
    if (!passed) return name;
  }
  return undefined;
}

rmSync(JEST_RESULT, { force: true });
rmSync(PLAYWRIGHT_RESULT, { force: true });
mkdirSync('.cache', { recursive: true });

const failedStep = runSteps();
const jest = countIn(JEST_RESULT, (result) => ({
  passed: result.numPassedTests,
  failed: result.numFailedTests,
}));
const playwright = countIn(PLAYWRIGHT_RESULT, ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
}));
const passed = jest.passed + playwright.passed;
const failed = jest.failed + playwright.failed;

console.log(failedStep ? `\nStopped: ${failedStep} failed.` : '\nEverything holds.');
console.log(`${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`);
process.exitCode = failedStep ? 1 : 0;
