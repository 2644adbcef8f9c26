/**
 * `npm run test:howto`: follows the how-to pages to the letter in a copy of the project, which must then pass its
 * checks.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { follow, ROOT, stepsOf } from './steps.mjs';

const execFileAsync = promisify(execFile);

const FOLDER = `${ROOT}docs/how-to`;
/** Always the same folder, so that Jest finds its cache of compiled files. */
const COPY = `${ROOT}.cache/how-to`;

/**
 * The folders to type-check, without the patterns.
 * @type {string[]}
 */
const SOURCES = JSON.parse(readFileSync(`${ROOT}tsconfig.json`, 'utf8')).include;

const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
/** @param {string} page */
const stepsIn = (page) => stepsOf(readFileSync(join(FOLDER, page), 'utf8'));

for (const page of pages) {
  test(`the steps of ${page} apply to the code on their own`, () => {
    assert.ok(follow(stepsIn(page)).size > 0, 'The page has no steps.');
  });
}

/** @param {Map<string, string>} files the files that differ from the project's */
function makeCopy(files) {
  rmSync(COPY, { recursive: true, force: true });
  for (const entry of readdirSync(ROOT, { withFileTypes: true })) {
    if (entry.isFile() || SOURCES.includes(entry.name))
      cpSync(ROOT + entry.name, join(COPY, entry.name), { recursive: true });
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(COPY, path)), { recursive: true });
    writeFileSync(join(COPY, path), text);
  }
}

describe('with the steps of all pages applied', { concurrency: true }, () => {
  const files = follow(pages.flatMap(stepsIn));
  const touched = [...files.keys()];
  before(() => makeCopy(files));
  after(() => rmSync(COPY, { recursive: true, force: true }));

  /**
   * @param {string} program the script of a package in node_modules
   * @param {string[]} args
   */
  const runs = async (program, ...args) => {
    const script = join(ROOT, 'node_modules', program);
    const run = execFileAsync(process.execPath, [script, ...args], { cwd: COPY });
    await run.catch(({ stdout, stderr }) => assert.fail(`${stdout}\n${stderr}`));
  };

  test('the types are correct', () => runs('typescript/bin/tsc', '--noEmit', '-p', '.'));
  test('lint finds nothing', () => runs('eslint/bin/eslint.js', '--max-warnings', '0', ...touched));
  test('the formatting is correct', () => runs('prettier/bin/prettier.cjs', '--check', ...touched));
  test('the tests that the pages add pass', () => {
    const tests = touched.filter((path) => /\.test\.tsx?$/.test(path));
    assert.ok(tests.length >= pages.length, 'A page adds no test.');
    return runs('jest/bin/jest.js', ...tests);
  });
});
