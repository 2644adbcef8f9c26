/** `npm run screenshots`: saves every screen and the catalogue at four widths in both modes to `screenshots/`. */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { browserOptions } from './browserOptions.mjs';
import { MEMBERS, MODERATORS, PUBLIC } from './screens.mjs';
import { serveCatalogue } from './serveCatalogue.mjs';
import { settlePictures } from './settlePictures.mjs';
import { shootCatalogue } from './shootCatalogue.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./screens.mjs').Screen} Screen */

const OUT_DIR = 'screenshots';
const BUILD_DIR = 'dist-screenshots';
const VISIT = '2026-11-01T12:00:00Z';
const WIDTHS = { 2560: 1440, 1440: 900, 768: 1024, 360: 740 };

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
 * Signs up: the first person of a browser who is no sample person is its admin.
 * @param {Page} page
 * @param {string} origin
 */
async function signUpAsAdmin(page, origin) {
  await page.goto(`${origin}/signup`);
  for (const [label, value] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Usher',
    Username: 'usher',
    Password: 'house-lights',
    'Confirm password': 'house-lights',
  }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
}

/**
 * A page of a browser that nobody has used yet.
 * @param {import('@playwright/test').Browser} browser
 * @param {number} width
 * @param {number} height
 * @param {'dark' | 'light'} colorScheme
 */
async function openVisit(browser, width, height, colorScheme) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: width < 600,
  });
  // The sample data's dates follow the day of the visit.
  await context.clock.setFixedTime(VISIT);
  // The catalogue's dialogs load in dozens of windows at once, which takes a slow machine a minute.
  context.setDefaultTimeout(180_000);
  return context.newPage();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ app: string, catalogue: string }} addresses
 * @param {number} width
 * @param {number} height
 * @param {'dark' | 'light'} colorScheme
 */
async function shootAll(browser, addresses, width, height, colorScheme) {
  const suffix = `${width}-${colorScheme}`;
  const guest = await openVisit(browser, width, height, colorScheme);
  await shoot(guest, addresses.app, suffix, PUBLIC);
  await guest.goto(`${addresses.app}/login`);
  await guest.getByRole('button', { name: 'Guest Mode' }).click();
  await guest.getByRole('article').first().waitFor();
  await shoot(guest, addresses.app, suffix, MEMBERS);
  await guest.goto(addresses.catalogue);
  await shootCatalogue(guest, (group) => `${OUT_DIR}/catalogue-${group}-${suffix}.png`);
  await guest.context().close();
  const admin = await openVisit(browser, width, height, colorScheme);
  await signUpAsAdmin(admin, addresses.app);
  await shoot(admin, addresses.app, suffix, MODERATORS);
  await admin.context().close();
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
