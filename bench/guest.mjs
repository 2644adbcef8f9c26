/** The guest's visits to a build, with neither the CPU nor the network slowed down. */
import { setTimeout as pause } from 'node:timers/promises';
import { probe } from './probe.mjs';

const VIEWPORT = { width: 1280, height: 800 };
const LIMIT_MS = 90_000;
const POLL_MS = 500;

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * A first visit: an empty browser, in which the guest signs in.
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<{ page: Page, firstPostMs: number }>} the page at Home, and the time from the click to a post
 */
export async function enter(browser, origin) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  await context.addInitScript(probe, 'article');
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const guest = page.getByRole('button', { name: 'Guest Mode' });
  await guest.waitFor();
  const start = performance.now();
  await guest.click();
  await page.waitForSelector('article', { timeout: LIMIT_MS });
  return { page, firstPostMs: performance.now() - start };
}

/**
 * Waits until the backend answers calls from outside the app, too: its worker starts once the page is idle, which takes a
 * slow machine several seconds.
 * @param {Page} page
 */
export async function untilAnswered(page) {
  const isAnswered = () =>
    page.evaluate(async () => {
      const { headers } = await fetch('/api/films?limit=1');
      return headers.get('content-type')?.startsWith('application/json') ?? false;
    });
  const start = performance.now();
  while (!(await isAnswered())) {
    if (performance.now() - start > LIMIT_MS) throw new Error('Nothing answers calls.');
    await pause(POLL_MS);
  }
}

/**
 * @param {Page} page
 * @returns {Promise<number>} the number of elements in the document
 */
export const countNodes = (page) => page.evaluate(() => document.querySelectorAll('*').length);

/**
 * @param {Page} page
 * @returns {Promise<number>} MB of the page's own objects, after garbage collection
 */
export async function weighHeap(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}
