import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { longest, longTasks } from './longTasks.mjs';

const SETTLING_MS = 5_000;
const LIMIT_MS = 600_000;

/**
 * Imports a file from Letterboxd.
 * @param {import('@playwright/test').Page} page somebody's who is signed in
 * @param {string} origin
 * @param {string} name of the file
 * @param {string | Uint8Array} data
 * @returns {Promise<{ importMs: number, longestMs: number }>} from choosing the file to the end, and the longest task
 * of 50 ms and more
 */
export async function timeImport(page, origin, name, data) {
  const folder = mkdtempSync(join(tmpdir(), 'cinefolk-'));
  const file = join(folder, name);
  writeFileSync(file, data);
  await page.goto(`${origin}/settings`);
  await page.getByRole('button', { name: /^Import from Letterboxd/ }).click();
  const input = page.getByLabel('Choose export');
  await input.waitFor({ state: 'attached' });
  await pause(SETTLING_MS);
  const before = (await longTasks(page)).length;
  const start = performance.now();
  await input.setInputFiles(file);
  await page.getByRole('button', { name: 'Import', exact: true }).click({ timeout: LIMIT_MS });
  await page.getByRole('button', { name: 'Done' }).waitFor({ timeout: LIMIT_MS });
  const importMs = performance.now() - start;
  rmSync(folder, { recursive: true });
  return { importMs, longestMs: longest((await longTasks(page)).slice(before)) };
}
