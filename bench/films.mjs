/**
 * Measures what films cost, by how many there are: the search, the wall, a much-discussed film, an import from
 * Letterboxd.
 */
import { setTimeout as pause } from 'node:timers/promises';
import Papa from 'papaparse';
import { enter, untilAnswered } from './guest.mjs';
import { timeImport } from './letterboxdImport.mjs';
import { median } from './visit.mjs';

/** The film of the posts that `VITE_SEED_FILM_POSTS` generates. */
const DISCUSSED_FILM = 'playtime-1967';
const SETTLING_MS = 5_000;
const WORDS = ['godfather', 'love', 'the', 'seven samurai', 'amelei', 'in the mood'];
/** A single search varies by more than the catalogue's size costs. */
const SEARCHES_PER_WORD = 10;
const ROWS = 2_500;
const DAY_MS = 86_400_000;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * @param {Page} page
 * @returns {Promise<number>} milliseconds of the median search, after the catalogue was read
 */
async function timeSearch(page) {
  const searches = Array.from({ length: SEARCHES_PER_WORD }, () => WORDS).flat();
  const times = await page.evaluate(async (words) => {
    const found = [];
    for (const word of ['warm', ...words]) {
      const start = performance.now();
      await (await fetch(`/api/films?limit=8&q=${encodeURIComponent(word)}`)).json();
      found.push(performance.now() - start);
    }
    return found.slice(1);
  }, searches);
  return median(times);
}

/**
 * @param {Page} page
 * @param {string} address
 * @param {string} shown a selector for the awaited content
 */
async function timeVisit(page, address, shown) {
  const start = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForSelector(shown);
  return performance.now() - start;
}

/** A diary in Letterboxd's format; every second film is not in any catalogue. */
function createDiary() {
  const known = ['Amarcord,1973', 'Barry Lyndon,1975', 'Brazil,1985', 'Boogie Nights,1998'];
  const rows = Array.from({ length: ROWS }, (_, place) => {
    const day = new Date(Date.UTC(2012, 0, 1) + place * DAY_MS).toISOString().slice(0, 10);
    const [title, year] =
      place % 2
        ? `A Made Film No. ${place},${1930 + (place % 90)}`.split(',')
        : (known[(place / 2) % 4]?.split(',') ?? []);
    return [day, title, year, `https://boxd.it/e${place}`, ((place % 10) + 1) / 2, '', '', day];
  });
  const fields = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'.split(',');
  return `${Papa.unparse({ fields, data: rows })}\r\n`;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measureFilms(browser, origin) {
  const { page } = await enter(browser, origin);
  await pause(SETTLING_MS);
  const wallMs = await timeVisit(page, `${origin}/films`, '[aria-label="Films"] svg');
  await pause(SETTLING_MS);
  const filmMs = await timeVisit(page, `${origin}/film/${DISCUSSED_FILM}`, 'article');
  await untilAnswered(page);
  const searchMs = await timeSearch(page);
  const { importMs, longestMs } = await timeImport(page, origin, 'diary.csv', createDiary());
  await page.context().close();
  return {
    'search for a film ms': searchMs,
    'Films, first poster ms': wallMs,
    'film, first post ms': filmMs,
    [`import of ${ROWS} rows ms`]: importMs,
    'longest task over 50 while imported ms': longestMs,
  };
}
