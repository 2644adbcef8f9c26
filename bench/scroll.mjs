/** Scrolls down Explore through thousands of posts, and returns to a card. */
import { setTimeout as pause } from 'node:timers/promises';
import { countNodes, enter, weighHeap } from './guest.mjs';

const NOTCH_PX = 240;
const NOTCH_MS = 40;
const FRAME_MS = 1000 / 60;

/** @param {import('@playwright/test').Page} page */
const startWatching = (page) =>
  page.evaluate(() => {
    const watch = { frames: [performance.now()], seen: new Set(), mostNodes: 0 };
    Object.assign(window, { watch });
    const note = (/** @type {number} */ now) => {
      watch.frames.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    setInterval(() => {
      watch.mostNodes = Math.max(watch.mostNodes, document.querySelectorAll('*').length);
      for (const card of document.querySelectorAll('article'))
        watch.seen.add(card.getAttribute('data-post-id'));
    }, 100);
  });

/** @param {import('@playwright/test').Page} page */
const watched = (page) =>
  page.evaluate(() => {
    const { frames, seen, mostNodes } = Reflect.get(window, 'watch');
    return { frames, seen: seen.size, mostNodes };
  });

/**
 * Opens the post in the middle of the window and goes back.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} how many pixels its card has moved
 */
async function openAndReturn(page) {
  const id = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')];
    const card = cards.find((each) => each.getBoundingClientRect().top > 100);
    return card?.getAttribute('data-post-id');
  });
  const card = page.locator(`article[data-post-id="${id}"]`);
  const top = () => card.evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await card.getByTestId('post-text').click({ position: { x: 10, y: 8 } });
  await page.waitForURL('**/singlePost/**');
  await pause(1_000);
  await page.goBack();
  await card.waitFor();
  await pause(1_000);
  return Math.abs((await top()) - before);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} posts the number to scroll past
 * @returns {Promise<[first: Record<string, number>, after: Record<string, number>]>} on the first page, and further
 * down
 */
export async function measureScrolling(browser, origin, posts) {
  const { page } = await enter(browser, origin);
  await page.goto(`${origin}/explore`);
  await page.waitForSelector('article');
  await pause(5_000);
  const first = { nodes: await countNodes(page), heap: await weighHeap(page) };
  await startWatching(page);
  await page.mouse.move(640, 400);
  let { seen } = await watched(page);
  while (seen < posts) {
    for (let notches = 0; notches < 25; notches += 1) {
      void page.mouse.wheel(0, NOTCH_PX);
      await pause(NOTCH_MS);
    }
    ({ seen } = await watched(page));
  }
  const { frames, mostNodes } = await watched(page);
  const wanted = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / FRAME_MS;
  const heap = await weighHeap(page);
  const moved = await openAndReturn(page);
  await page.context().close();
  return [
    { 'nodes, the most on the way': first.nodes, 'heap with what was read MB': first.heap },
    {
      'nodes, the most on the way': mostNodes,
      'heap with what was read MB': heap,
      'frames dropped %': 100 * Math.max(0, 1 - (frames.length - 1) / wanted),
      'card after Back, moved px': moved,
    },
  ];
}
