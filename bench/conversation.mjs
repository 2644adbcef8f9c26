/** Measures what a thread and the notifications cost, by how many there are. */
import { setTimeout as pause } from 'node:timers/promises';
import { countNodes, enter, weighHeap } from './guest.mjs';
import { time } from './visit.mjs';

/** Until the page has fetched what follows its first screen. */
const SETTLING_MS = 5_000;
const LIKES = 6;

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} shown a selector for the awaited content
 */
async function timeVisit(page, address, shown) {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(shown);
  const firstMs = performance.now() - start;
  await pause(SETTLING_MS);
  return firstMs;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measureConversation(browser, origin) {
  const { page } = await enter(browser, origin);
  await pause(SETTLING_MS);
  // `VITE_SEED_REPLIES` generates the thread of the newest post.
  const thread = await page.locator('article a:has(time)').first().getAttribute('href');
  const threadMs = await timeVisit(page, `${origin}${thread}`, 'article[aria-label^="Reply by"]');
  const likeMs = await time(page, 'click', '[data-testid="like-count"]', async () => {
    for (let clicks = 0; clicks < LIKES; clicks += 1) {
      await page.click('article[aria-label^="Reply by"] button[aria-label="Like"]');
      await pause(1_000);
    }
  });
  const threadNodes = await countNodes(page);
  const threadHeap = await weighHeap(page);
  const notificationsMs = await timeVisit(
    page,
    `${origin}/notifications`,
    '[aria-label="Notifications"] li',
  );
  const notificationNodes = await countNodes(page);
  const notificationHeap = await weighHeap(page);
  await page.context().close();
  return {
    'thread, first reply ms': threadMs,
    'thread, like a reply ms': likeMs,
    'thread, nodes': threadNodes,
    'thread, heap MB': threadHeap,
    'notifications, first row ms': notificationsMs,
    'notifications, nodes': notificationNodes,
    'notifications, heap MB': notificationHeap,
  };
}
