/** Draws the app's icons from art/mark.svg into public/icons/. `node art/icons.mjs` */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../scripts/browserOptions.mjs';

const ICONS = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
const out = join(import.meta.dirname, '..', 'public', 'icons');
const mark = await readFile(join(import.meta.dirname, 'mark.svg'), 'utf8');

await mkdir(out, { recursive: true });
const browser = await chromium.launch(browserOptions());
for (const [file, size] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  // The mark keeps to the middle 60 %, so that a round mask cuts nothing.
  await page.setContent(`
    <body style="margin: 0; height: 100vh; display: grid; place-items: center; color: #f6efe6;
      background: #0d0b0a">
      <div style="width: 60%">${mark}</div>
    </body>`);
  await page.screenshot({ path: join(out, file) });
  await page.close();
}
await browser.close();
