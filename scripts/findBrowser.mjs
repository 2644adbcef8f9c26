import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const isWindows = process.platform === 'win32';
const isRoot = process.getuid?.() === 0;

const SYSTEM_BROWSERS = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Whether the browser at `path` starts. An installed browser can still lack a library, and Ubuntu's `chromium-browser`
 * is a stub that only names a snap. Windows' Chrome opens a window when asked for its version, so there it only has to
 * exist.
 * @param {string} path
 */
function answers(path) {
  if (!existsSync(path)) return false;
  if (isWindows) return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @returns {string | undefined} */
function systemBrowser() {
  const candidates = Object.entries(SYSTEM_BROWSERS).find(([name]) => name === process.platform);
  return candidates?.[1].find(answers);
}

/**
 * An installed Chromium or Chrome: the one `CHROME_PATH` names, the system's, or Playwright's own.
 * @returns {string | undefined} the path of its executable
 */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named && answers(named)) return named;
  const own = chromium.executablePath();
  return systemBrowser() ?? (answers(own) ? own : undefined);
}

/** Debian's package of Chromium without the browser's own window. */
const DEBIANS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A browser for tests: the headless shell if there is one. It is the same engine without the browser's own interface,
 * which saves a third of the tests' time.
 * @returns {string | undefined} the path of its executable
 */
export const findTestBrowser = () =>
  !process.env.CHROME_PATH && answers(DEBIANS_SHELL) ? DEBIANS_SHELL : findBrowser();

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  console.log(`  $ ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
    shell: isWindows,
    timeout: 600_000,
  });
  return status === 0;
}

/** Playwright's download, with the system's libraries if we have the permission to install them. */
function installWithPlaywright() {
  if (!run('npx', ['playwright', 'install', '--no-shell', 'chromium'])) return undefined;
  if (!findBrowser() && isRoot) run('npx', ['playwright', 'install-deps', 'chromium']);
  return findBrowser();
}

/** Debian's package: needs no download site beyond the distribution's own. */
function installWithApt() {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  run('apt-get', ['update', '-q']);
  // Not every distribution has the second package.
  for (const name of ['chromium', 'chromium-headless-shell']) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  }
  return findBrowser();
}

/**
 * A browser to test in, installed if none is found.
 * @returns {string | undefined} the path of its executable
 */
export function getBrowser() {
  if (process.env.CHROME_PATH && !answers(process.env.CHROME_PATH)) {
    console.log(`  CHROME_PATH (${process.env.CHROME_PATH}) starts no browser; looking elsewhere.`);
  }
  return findBrowser() ?? installWithPlaywright() ?? installWithApt();
}
