/** A visit to a build, timed in a slowed-down browser. */
import { setTimeout as pause } from 'node:timers/promises';
import { probe } from './probe.mjs';

/** A mid-range phone on a mid-range line. */
const LINE = { kbps: 1600, roundTripMs: 150 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1000;
const LONG_MS = 50;
const TEXT = 'a quiet film at noon';

/** @typedef {Awaited<ReturnType<typeof import('./slowServer.mjs').serveSlowly>>} Host */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} Context */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Record<string, number>} Figures */
/** @typedef {NonNullable<import('@playwright/test').BrowserContextOptions['storageState']>} State */
/** @typedef {{ name: string, host: Host, like: string, liked: string, isApp: boolean, state?: State }} Subject */

/** @param {number[]} values */
export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? 0) + (sorted[(sorted.length - 1) >> 1] ?? 0)) / 2;
};

/**
 * @param {Context} context
 * @param {Host} host
 * @param {string} path
 */
async function open(context, host, path) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  host.takeSent();
  await page.goto(host.origin + path, { waitUntil: 'commit' });
  return page;
}

/**
 * Waits until a page shows the wanted content and both it and its host are idle.
 * @param {Page} page
 * @param {Host} host
 * @param {'firstPaint' | 'firstPost'} wanted
 * @returns {Promise<Figures>}
 */
async function settle(page, host, wanted) {
  await page.waitForFunction((key) => Reflect.get(window, 'bench')?.[key] > 0, wanted, {
    polling: 100,
  });
  const isBusy = () =>
    page.evaluate((quiet) => {
      const last = Reflect.get(window, 'bench').longTasks.at(-1);
      return last !== undefined && performance.now() - last.start - last.duration < quiet;
    }, QUIET_MS);
  while (host.quietMs() < QUIET_MS || (await isBusy())) await pause(100);
  const { seen, seenAt, firstPaint, longTasks, shift } = await page.evaluate((key) => {
    const bench = Reflect.get(window, 'bench');
    return { ...bench, seen: bench[key], seenAt: performance.timeOrigin + bench[key] };
  }, wanted);
  const scripts = host.takeSent().filter(({ kind }) => kind === 'script');
  /** @param {typeof scripts} list */
  const kB = (list) => list.reduce((sum, { bytes }) => sum + bytes / 1024, 0);
  return {
    seen,
    firstPaint,
    shift,
    blocking: longTasks.reduce(
      (/** @type {number} */ sum, /** @type {{ duration: number }} */ { duration }) =>
        sum + Math.max(0, duration - LONG_MS),
      0,
    ),
    script: kB(scripts.filter(({ isWorkers }) => !isWorkers)),
    scriptBefore: kB(scripts.filter(({ at }) => at < seenAt)),
  };
}

/**
 * @param {Page} page
 * @param {string} type
 * @param {string | null} changed
 * @param {() => Promise<void>} act
 */
export async function time(page, type, changed, act) {
  await page.evaluate(
    ([event, selector]) => Reflect.get(window, 'bench').timeEvents(event, selector),
    [type, changed],
  );
  await act();
  await pause(500);
  return median(await page.evaluate(() => Reflect.get(window, 'bench').changes));
}

/**
 * @param {Page} page
 * @param {string} field
 */
async function typeInto(page, field) {
  await page.click(field);
  return time(page, 'keydown', null, async () => {
    for (const letter of TEXT) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await pause(90);
    }
  });
}

/**
 * The storage state of a browser in which the guest is signed in.
 * @param {Browser} browser
 * @param {Host} host
 */
export async function signedIn(browser, host) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${host.origin}/login`);
  await page.click('text=Guest Mode');
  await page.waitForSelector('article');
  while (host.quietMs() < QUIET_MS) await pause(100);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/**
 * @param {Browser} browser
 * @param {Subject} subject
 * @returns {Promise<Figures>} milliseconds, and kB (1024 bytes) of script as sent
 */
export async function visit(browser, { host, like, liked, isApp, state }) {
  Object.assign(host.line, LINE);
  const viewport = { width: 1280, height: 800 };
  const stranger = await browser.newContext({ viewport });
  await stranger.addInitScript(probe, 'article');
  const landing = await settle(await open(stranger, host, '/landing-page'), host, 'firstPaint');
  await stranger.close();

  const member = await browser.newContext({ viewport, ...(state && { storageState: state }) });
  await member.addInitScript(probe, 'article');
  const page = await open(member, host, '/explore');
  const cold = await settle(page, host, 'firstPost');
  const likeShown = await time(page, 'click', liked, async () => {
    for (let clicks = 0; clicks < 4; clicks += 1) {
      await page.click(like);
      await pause(600);
    }
  });
  const search = isApp ? await typeInto(page, '[role=combobox]') : await typeInto(page, 'textarea');
  await page.goto(`${host.origin}/`);
  await page.waitForSelector('article');
  const composerAtOnce = await typeInto(page, 'textarea');
  await page.goto(`${host.origin}/`);
  await settle(page, host, 'firstPost');
  const composer = await typeInto(page, 'textarea');
  await page.close();
  const again = await settle(await open(member, host, '/explore'), host, 'firstPost');
  await member.close();
  Object.assign(host.line, { kbps: 0, roundTripMs: 0 });

  return {
    'landing, first paint ms': landing.seen ?? 0,
    'landing, script before it kB': landing.scriptBefore ?? 0,
    'feed cold, first paint ms': cold.firstPaint ?? 0,
    'feed again, first paint ms': again.firstPaint ?? 0,
    'feed cold, first post ms': cold.seen ?? 0,
    'feed again, first post ms': again.seen ?? 0,
    'feed, script before the first post kB': cold.scriptBefore ?? 0,
    'feed, script until quiet kB': cold.script ?? 0,
    'feed, blocking time ms': cold.blocking ?? 0,
    'landing, layout shift': landing.shift ?? 0,
    'feed cold, layout shift': cold.shift ?? 0,
    'feed again, layout shift': again.shift ?? 0,
    'like, changed paint ms': likeShown,
    'key in search, paint ms': search,
    'key in composer, paint ms': composer,
    'key in composer, page just come ms': composerAtOnce,
  };
}
