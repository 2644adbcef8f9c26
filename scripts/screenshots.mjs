/** `npm run screenshots`: saves every screen and the catalogue at four widths in both modes to `screenshots/`. */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserOptions } from './browserOptions.mjs';
import { serveCatalogue } from './serveCatalogue.mjs';
import { settlePictures } from './settlePictures.mjs';
import { shootCatalogue } from './shootCatalogue.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, path: string, open?: (page: Page) => Promise<void>, shows?: string }} Screen */

const OUT_DIR = 'screenshots';
const BUILD_DIR = 'dist-screenshots';
const VISIT = '2026-11-01T12:00:00Z';
const WIDTHS = { 2560: 1440, 1440: 900, 768: 1024, 360: 740 };

/** @type {Screen[]} */
const PUBLIC = [
  { name: 'landing', path: '/landing-page' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-errors',
    shows: '[aria-invalid=true]',
    path: '/signup',
    open: (page) => page.getByRole('button', { name: 'Create New Account' }).click(),
  },
  { name: 'error', path: '/no/such/page' },
];

/** @param {Page} page */
const ownOptions = (page) => page.getByRole('button', { name: 'Post options' }).first().click();

/**
 * On a phone the settings are under More.
 * @param {Page} page
 */
async function openSettings(page) {
  const more = page.getByRole('button', { name: 'More' });
  const isUnderMore = await more.isVisible();
  if (isUnderMore) await more.click();
  await page.getByRole(isUnderMore ? 'menuitem' : 'button', { name: 'Settings' }).click();
}

/** @type {Screen[]} */
const MEMBERS = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore' },
  { name: 'bookmarks', path: '/bookmarks' },
  {
    name: 'post',
    shows: 'h1:text-is("Post")',
    path: '/explore',
    open: (page) => page.getByTestId('post-text').first().click(),
  },
  { name: 'films', path: '/films' },
  { name: 'films-filtered', path: '/films?genre=Film+Noir&decade=1950&sort=rating' },
  { name: 'films-none', path: '/films?director=Nobody' },
  {
    name: 'add-film',
    shows: '[role=dialog]',
    path: '/films',
    open: (page) => page.getByRole('button', { name: 'Add a film' }).click(),
  },
  { name: 'film', path: '/film/playtime-1967' },
  { name: 'film-quiet', path: '/film/vertigo-1958' },
  { name: 'film-unknown', path: '/film/nothing-1900' },
  { name: 'post-unknown', path: '/singlePost/no-such-post' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-other', path: '/profile/reelruth' },
  ...['replies', 'diary', 'films', 'watchlist', 'year/2026', 'all-time'].map((tab) => ({
    name: `profile-${tab.replace('/', '-')}`,
    path: `/profile/reelruth/${tab}`,
  })),
  { name: 'year-month', path: '/profile/reelruth/year/2026/month/9' },
  { name: 'notifications', path: '/notifications' },
  { name: 'all-settings', path: '/settings' },
  { name: 'account', path: '/settings/account' },
  { name: 'found-posts', path: '/search?q=film' },
  { name: 'found-people', path: '/search?q=a&in=people' },
  {
    name: 'sort-menu',
    shows: '[role=menu]',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Sort posts' }).click(),
  },
  { name: 'post-menu', shows: '[role=menu]', path: '/profile', open: ownOptions },
  {
    name: 'edit-post',
    shows: '[role=dialog]',
    path: '/profile',
    open: async (page) => {
      await ownOptions(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  {
    name: 'edit-profile',
    shows: '[role=dialog]',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  {
    name: 'followers',
    shows: '[role=dialog]',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: /Followers$/ }).click(),
  },
  {
    name: 'photo',
    shows: '[role=dialog]',
    path: '/explore',
    open: (page) =>
      page
        .getByRole('button', { name: /^View photo/ })
        .first()
        .click(),
  },
  {
    name: 'settings',
    shows: '[role=menu]',
    path: '/',
    open: openSettings,
  },
  {
    name: 'visit',
    shows: '[role=dialog]',
    path: '/',
    open: async (page) => {
      await openSettings(page);
      await page.getByRole('menuitem', { name: 'Try as a sample person' }).click();
    },
  },
  {
    name: 'search',
    shows: '[role=option]',
    path: '/explore',
    open: (page) => page.getByRole('combobox').fill('a'),
  },
];

/**
 * Waits until the screen is stable: its data, fonts and pictures have loaded.
 * @param {Page} page
 */
async function settle(page) {
  await page.locator('h1').first().waitFor();
  // The code of posters and of the side column is loaded separately.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[aria-busy="true"], .MuiSkeleton-root')];
    return !waiting.some(
      (part) => part.checkVisibility() && part.getBoundingClientRect().top < innerHeight,
    );
  });
  await settlePictures(page);
}

/**
 * @param {Page} page
 * @param {string} origin
 * @param {string} suffix
 * @param {Screen[]} screens
 */
async function shoot(page, origin, suffix, screens) {
  for (const { name, path, open, shows } of screens) {
    await page.goto(`${origin}${path}`);
    await settle(page);
    await open?.(page);
    if (shows) await page.locator(shows).first().waitFor();
    await settle(page);
    await page.screenshot({ path: `${OUT_DIR}/${name}-${suffix}.png` });
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ app: string, catalogue: string }} addresses
 * @param {number} width
 * @param {number} height
 * @param {'dark' | 'light'} colorScheme
 */
async function shootAll(browser, addresses, width, height, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  });
  // The sample data's dates follow the day of the visit.
  await context.clock.setFixedTime(VISIT);
  const page = await context.newPage();
  const suffix = `${width}-${colorScheme}`;
  await shoot(page, addresses.app, suffix, PUBLIC);
  await page.goto(`${addresses.app}/login`);
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await page.getByRole('article').first().waitFor();
  await shoot(page, addresses.app, suffix, MEMBERS);
  await page.goto(addresses.catalogue);
  await shootCatalogue(page, (group) => `${OUT_DIR}/catalogue-${group}-${suffix}.png`);
  await context.close();
  console.log(suffix);
}

process.env.VITE_API_DELAY_MS = '0';
await build({ logLevel: 'warn', build: { outDir: BUILD_DIR, emptyOutDir: true } });
const server = await preview({ logLevel: 'warn', build: { outDir: BUILD_DIR } });
const app = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const catalogue = await serveCatalogue('dist-catalogue');
const addresses = { app, catalogue: catalogue.address };
await mkdir(OUT_DIR, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const [width, height] of Object.entries(WIDTHS)) {
  for (const mode of /** @type {const} */ (['dark', 'light'])) {
    await shootAll(browser, addresses, Number(width), height, mode);
  }
}
await browser.close();
await server.close();
await catalogue.close();
