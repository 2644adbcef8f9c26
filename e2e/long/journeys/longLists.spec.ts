import { strToU8, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { call, guestToken, waitForWorker } from '../../support/api';
import { nextFrames } from '../../support/layout';

test.use({ serviceWorkers: 'allow' });

const FILMS = 1_000;
const LISTS = 200;
const FILMS_PER_LIST = 500;

interface Film {
  _id: string;
  title: string;
  year: number;
}

/** As many films of the catalogue as the longest list has. */
async function readFilms(page: Page): Promise<Film[]> {
  await waitForWorker(page);
  const films: Film[] = [];
  for (let cursor = ''; films.length < FILMS;) {
    const { body } = await call(page, 'GET', `/api/films?sort=year&limit=100${cursor}`);
    const answer = body as { films: Film[]; nextCursor: string };
    films.push(...answer.films);
    cursor = `&cursor=${encodeURIComponent(answer.nextCursor)}`;
  }
  return films;
}

/** Starts to measure frames; returns the longest since then, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const watched = await page.evaluateHandle(() => {
    const seen = { longest: 0 };
    let before = performance.now();
    const frame = (now: number) => {
      seen.longest = Math.max(seen.longest, now - before);
      before = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return seen;
  });
  return () => watched.evaluate(({ longest }) => longest);
}

const rowAt = (page: Page, place: number) => page.locator(`[aria-posinset="${place}"]`);
const handleIn = (page: Page, place: number) =>
  rowAt(page, place).getByRole('button', { name: /^Move / });

test('of a thousand films the last is dragged to the first place without a second in which nothing moves', async ({
  page,
}) => {
  await signInQuietly(page);
  const films = await readFilms(page);
  const token = await guestToken(page);
  const listed = films.map(({ _id: filmId }) => ({ filmId }));
  const listData = { _id: 'thousand', title: 'A thousand', films: listed };
  expect(await call(page, 'POST', '/api/lists', { token, body: { listData } })).toMatchObject({
    status: 201,
  });
  await page.goto('/list/thousand/edit');
  await expect(rowAt(page, 1)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = handleIn(page, FILMS);
  const name = (await last.getAttribute('aria-label')) ?? '';
  await last.hover();
  const longestFrame = await watchFrames(page);
  await page.mouse.down();
  await page.mouse.move(690, 300);
  await nextFrames(page);
  // A hand is never still.
  let tremble = 0;
  await expect
    .poll(async () => {
      tremble = 1 - tremble;
      await page.mouse.move(700 + tremble, 10);
      return page.evaluate(() => window.scrollY);
    })
    .toBe(0);
  const box = await rowAt(page, 1).boundingBox();
  await page.mouse.move(700, (box?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  await expect(handleIn(page, 1)).toHaveAccessibleName(name);
  expect(await longestFrame()).toBeLessThan(1_000);

  await page.getByRole('button', { name: 'Save' }).click();
  const wall = page.getByRole('list', { name: 'Films in A thousand' });
  await expect(wall.getByRole('link').first()).toHaveAttribute(
    'href',
    `/film/${films.at(-1)?._id}`,
  );
});

/** A list as Letterboxd exports it, of films from this place on. */
function csvOf(place: number, films: readonly Film[]): string {
  const rows = Array.from({ length: FILMS_PER_LIST }, (_, at) => {
    const film = films[(place * 7 + at) % films.length];
    return `${at + 1},"${film?.title.replaceAll('"', '""')}",${film?.year},https://boxd.it/${film?._id},`;
  });
  return [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    `2026-01-05,List ${place},,https://boxd.it/l${place},`,
    '',
    'Position,Name,Year,URL,Description',
    ...rows,
    '',
  ].join('\r\n');
}

test('two hundred lists of five hundred films come in whole, with progress, and the page goes on', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await signInQuietly(page);
  const films = await readFilms(page);
  const files: Record<string, Uint8Array> = {};
  for (let place = 0; place < LISTS; place += 1)
    files[`lists/list-${place}.csv`] = strToU8(csvOf(place, films));
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Import from Letterboxd/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from Letterboxd' });
  await dialog.getByLabel('Choose export').setInputFiles({
    name: 'letterboxd-matinee-2026-11-20-10-00-utc.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  });
  const start = dialog.getByRole('button', { name: 'Import', exact: true });
  await expect(start).toBeVisible({ timeout: 300_000 });
  const longestFrame = await watchFrames(page);
  await start.click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('200 lists', { timeout: 500_000 });
  expect(await longestFrame()).toBeLessThan(1_000);

  const token = await guestToken(page);
  const counts: number[] = [];
  for (let cursor = ''; counts.length < LISTS;) {
    const path = `/api/users/matinee/lists?limit=100${cursor}`;
    const { body } = await call(page, 'GET', path, { token });
    const answer = body as {
      lists: { _id: string; filmCount: number }[];
      nextCursor: string | null;
    };
    const imported = answer.lists.filter(({ _id }) => _id.startsWith('boxd-'));
    counts.push(...imported.map(({ filmCount }) => filmCount));
    if (answer.nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(answer.nextCursor)}`;
  }
  expect(counts).toEqual(Array.from({ length: LISTS }, () => FILMS_PER_LIST));
});
