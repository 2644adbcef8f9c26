/** Measures the cost of a first visit, a later one and a like, by the number of posts. */
import { setTimeout as pause } from 'node:timers/promises';
import { countNodes, enter, weighHeap } from './guest.mjs';
import { time } from './visit.mjs';

/** Until the first visit's own work is done. */
const SETTLING_MS = 5_000;
const LIKES = 6;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measureVisits(browser, origin) {
  const { page, firstPostMs } = await enter(browser, origin);
  await pause(SETTLING_MS);
  const start = performance.now();
  await page.goto(`${origin}/explore`, { waitUntil: 'commit' });
  await page.waitForSelector('article');
  const laterMs = performance.now() - start;
  await pause(2_000);
  const likeMs = await time(page, 'click', '[data-testid="like-count"]', async () => {
    for (let clicks = 0; clicks < LIKES; clicks += 1) {
      await page.click('button[aria-label="Like"]');
      await pause(1_000);
    }
  });
  const cards = await page.getByRole('article').count();
  const nodes = await countNodes(page);
  const heap = await weighHeap(page);
  await page.context().close();
  return {
    'first visit, click to first post ms': firstPostMs,
    'later visit, first post ms': laterMs,
    'like, changed paint at full speed ms': likeMs,
    'cards of the first page': cards,
    'nodes of the first page': nodes,
    'nodes for each card': nodes / cards,
    'heap MB': heap,
  };
}
