/** Measures what long lists cost: a film dragged past a thousand, and many lists imported from Letterboxd. */
import { setTimeout as pause } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { enter, untilAnswered } from './guest.mjs';
import { timeImport } from './letterboxdImport.mjs';
import { longest, longTasks } from './longTasks.mjs';

const FILMS = 1_000;
const FILM_PAGE = 100;
const LISTS = 200;
const FILMS_PER_LIST = 500;
const SETTLING_MS = 5_000;
const FRAME_MS = 50;
const SCROLLS = 20;
const DRAG_LIMIT_MS = 120_000;
/** From the top of the window: in the zone where a drag scrolls. */
const AT_EDGE_PX = 10;

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ _id: string, title: string, year: number }} Film */

/**
 * Reads films of the catalogue, and makes a list of them.
 * @param {Page} page
 * @returns {Promise<Film[]>}
 */
const makeLongList = (page) =>
  page.evaluate(
    async ({ count, limit }) => {
      /** @type {Film[]} */
      const films = [];
      for (let cursor = ''; films.length < count;) {
        const answer = await fetch(`/api/films?sort=year&limit=${limit}${cursor}`);
        const { films: read, nextCursor } = await answer.json();
        films.push(...read);
        cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
      }
      const listed = films.map(({ _id }) => ({ filmId: _id }));
      const answer = await fetch('/api/lists', {
        method: 'POST',
        headers: { authorization: localStorage.getItem('token') ?? '' },
        body: JSON.stringify({ listData: { _id: 'bench', title: 'A thousand', films: listed } }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return films;
    },
    { count: FILMS, limit: FILM_PAGE },
  );

/** Records from now on in `window.longestFrame` how long a frame takes at most. @param {Page} page */
const watchFrames = (page) =>
  page.evaluate(() => {
    let before = performance.now();
    Object.assign(window, { longestFrame: 0 });
    const frame = (/** @type {number} */ now) => {
      const longest = Reflect.get(window, 'longestFrame');
      Object.assign(window, { longestFrame: Math.max(longest, now - before) });
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

/**
 * Drags the last film of the long list to its first place.
 * @param {Page} page
 * @param {string} origin
 */
async function timeDrag(page, origin) {
  await page.goto(`${origin}/list/bench/edit`);
  const rows = page.locator('[data-move]');
  await rows.first().waitFor();
  await pause(SETTLING_MS);
  const last = page.locator(`[aria-posinset="${FILMS}"] [data-move]`);
  // How long the page is becomes known as its rows are seen, so the end moves away once or twice.
  for (let tries = 0; tries < SCROLLS && !(await last.isVisible()); tries += 1) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await pause(SETTLING_MS / 5);
  }
  await last.hover();
  const dragged = await last.getAttribute('data-move');
  const before = (await longTasks(page)).length;
  await watchFrames(page);
  const start = performance.now();
  await page.mouse.down();
  await page.mouse.move(690, 300);
  await pause(FRAME_MS);
  // A hand is never still.
  for (let tremble = 0; (await page.evaluate(() => window.scrollY)) > 0; tremble = 1 - tremble) {
    await page.mouse.move(700 + tremble, AT_EDGE_PX);
    await pause(FRAME_MS);
    if (performance.now() - start > DRAG_LIMIT_MS) throw new Error('The page does not scroll.');
  }
  const first = page.locator('[aria-posinset="1"]');
  const box = await first.boundingBox();
  await page.mouse.move(700, (box?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  await page.locator(`[aria-posinset="1"] [data-move="${dragged}"]`).waitFor();
  return {
    [`a film dragged past ${FILMS} ms`]: performance.now() - start,
    'longest frame while dragged ms': await page.evaluate(() =>
      Reflect.get(window, 'longestFrame'),
    ),
    'longest task over 50 while dragged ms': longest((await longTasks(page)).slice(before)),
  };
}

/**
 * Lists in Letterboxd's format.
 * @param {Film[]} films
 */
function createExport(films) {
  const list = (/** @type {number} */ place) =>
    Papa.unparse([
      ['Letterboxd list export v7'],
      ['Date', 'Name', 'Tags', 'URL', 'Description'],
      ['2026-01-05', `List ${place}`, '', `https://boxd.it/l${place}`, ''],
      [],
      ['Position', 'Name', 'Year', 'URL', 'Description'],
      ...Array.from({ length: FILMS_PER_LIST }, (_, at) => {
        const film = films[(place * 7 + at) % films.length];
        return [at + 1, film?.title, film?.year, `https://boxd.it/${film?._id}`, ''];
      }),
    ]);
  const files = Array.from({ length: LISTS }, (_, place) => [
    `lists/list-${place}.csv`,
    strToU8(`${list(place)}\r\n`),
  ]);
  return zipSync(Object.fromEntries(files));
}

/**
 * @param {Page} page
 * @param {string} origin
 * @param {Film[]} films
 */
async function importLists(page, origin, films) {
  const name = 'letterboxd-matinee-2026-06-01-10-00-utc.zip';
  const { importMs, longestMs } = await timeImport(page, origin, name, createExport(films));
  return {
    [`import of ${LISTS} lists of ${FILMS_PER_LIST} films ms`]: importMs,
    'longest task over 50 while lists came in ms': longestMs,
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measureLists(browser, origin) {
  const { page } = await enter(browser, origin);
  await untilAnswered(page);
  const films = await makeLongList(page);
  const drag = await timeDrag(page, origin);
  const imported = await importLists(page, origin, films);
  await page.context().close();
  return { ...drag, ...imported };
}
