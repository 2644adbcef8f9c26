/** Measures what a diary costs, by how long it is: its first page, a year and all time. */
import { setTimeout as pause } from 'node:timers/promises';
import { enter, untilAnswered } from './guest.mjs';
import { median } from './visit.mjs';

const DAY_MS = 86_400_000;
const LAST_DAY = Date.UTC(2026, 5, 30);
const YEAR = 2026;
const ROWS = 500;
/** How many films the evenings are spread over, read in pages. */
const FILM_PAGES = 20;
const FILM_PAGE = 100;
const SETTLING_MS = 3_000;
const VISITS = 5;

/** What the guest opens, and what tells that it is there. */
const SCREENS = [
  { name: 'diary, first evening ms', path: '/profile/matinee/diary', shown: 'time' },
  { name: 'a year, first bar ms', path: `/profile/matinee/year/${YEAR}`, shown: 'h2' },
  { name: 'all time, first bar ms', path: '/profile/matinee/all-time', shown: 'h2' },
];

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Logs an evening a day, back from the last one.
 * @param {Page} page
 * @param {number} evenings
 */
async function fillDiary(page, evenings) {
  await page.evaluate(
    async ({ evenings, rowsPerCall, filmPages, filmPage, lastDay, dayMs }) => {
      /** @type {string[]} */
      const films = [];
      let cursor = '';
      for (let place = 0; place < filmPages; place += 1) {
        const answer = await fetch(`/api/films?sort=year&limit=${filmPage}${cursor}`);
        const { films: read, nextCursor } = await answer.json();
        for (const { _id } of read) films.push(_id);
        cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
      }
      const login = { username: 'matinee', password: 'popcorn-and-rain' };
      const entered = await fetch('/api/auth/login', {
        method: 'POST',
        body: JSON.stringify(login),
      });
      const { encodedToken } = await entered.json();
      for (let from = 0; from < evenings; from += rowsPerCall) {
        const rows = Array.from({ length: Math.min(rowsPerCall, evenings - from) }, (_, step) => {
          const place = from + step;
          return {
            kind: 'entry',
            _id: `bench-${place}`,
            filmId: films[(place * 7) % films.length],
            watchedOn: new Date(lastDay - place * dayMs).toISOString().slice(0, 10),
            rating: ((place % 10) + 1) / 2,
          };
        });
        const answer = await fetch('/api/diary/import', {
          method: 'POST',
          headers: { authorization: encodedToken },
          body: JSON.stringify({ rows }),
        });
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    {
      evenings,
      rowsPerCall: ROWS,
      filmPages: FILM_PAGES,
      filmPage: FILM_PAGE,
      lastDay: LAST_DAY,
      dayMs: DAY_MS,
    },
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {number} evenings
 * @returns {Promise<Record<string, number>>}
 */
export async function measureDiary(browser, origin, evenings) {
  const { page } = await enter(browser, origin);
  await untilAnswered(page);
  await fillDiary(page, evenings);
  /** @type {Record<string, number>} */
  const figures = {};
  for (const { name, path, shown } of SCREENS) {
    const times = [];
    for (let visit = 0; visit <= VISITS; visit += 1) {
      const start = performance.now();
      await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
      await page.waitForSelector(`main ${shown}`);
      times.push(performance.now() - start);
      await pause(SETTLING_MS / 3);
    }
    figures[name] = median(times.slice(1));
  }
  await page.context().close();
  return figures;
}
