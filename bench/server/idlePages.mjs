/** Pages of the app that stand open while others go on, and what they ask the server for. */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../scripts/browserOptions.mjs';
import { signUpAs } from '../../scripts/serve/signUpAs.mjs';
import { atPace } from './load.mjs';

/** As many as a machine's memory holds beside the rest. Each is somebody's of its own, so they share no stream. */
const PAGES = 8;
const LIKES_PER_SECOND = 20;
const MS = 60_000;
const SETTLING_MS = 10_000;
/** Posts from this one on are liked: none of them is on the pages. */
const FIRST_LIKED = 20_000;
/** The sample has likes already, and those are refused. */
const MOST_REFUSED = 0.1;

/**
 * @param {string} address of a server that serves the app, too
 * @param {string[]} writers tokens of those who like posts meanwhile
 * @returns {Promise<number>} calls of a page in a minute
 */
export async function callsOfIdlePages(address, writers) {
  const browser = await chromium.launch(browserOptions());
  try {
    return await countCalls(browser, address, writers);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {string[]} writers
 */
async function countCalls(browser, address, writers) {
  let calls = 0;
  for (let n = 0; n < PAGES; n += 1) {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    await page.goto('/signup');
    await signUpAs(page, `idle-${n}`);
    await page.goto('/explore');
    await page.getByRole('article').first().waitFor();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    });
  }
  await pause(SETTLING_MS);
  calls = 0;
  let likes = 0;
  const like = () => {
    likes += 1;
    return {
      path: `api/posts/like/p${FIRST_LIKED + likes}`,
      method: /** @type {const} */ ('POST'),
      token: writers[likes % writers.length] ?? '',
      body: {},
    };
  };
  const { failed } = await atPace(address, LIKES_PER_SECOND, like, pause(MS));
  if (failed > likes * MOST_REFUSED) throw new Error(`${failed} of ${likes} likes failed.`);
  return calls / PAGES;
}
