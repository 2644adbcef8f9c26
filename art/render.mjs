/**
 * Renders the pictures into public/. `node art/render.mjs [name…]`; all without a name.
 * SCALE, SAMPLES and DETAIL (factors) make quick previews; OUT sends them to another folder.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../scripts/browserOptions.mjs';

const here = import.meta.dirname;
const out = process.env.OUT ?? join(here, '..', 'public');
const scale = Number(process.env.SCALE ?? 1);
const effort = Number(process.env.SAMPLES ?? 1);
const sharpness = Number(process.env.DETAIL ?? 1);
const ORIGIN = 'http://art.invalid';
const NAMES = [
  'hero',
  'drive-in',
  'projector-beam',
  'red-seats',
  'city-premiere',
  'rain-window',
  'open-air',
];

/** Runs in the page: renders one output of a picture. Answers the file, base64. */
async function renderInPage({ stage, source, index, scale, effort, sharpness, type }) {
  const { render } = await import(stage);
  const { default: picture } = await import(source);
  const output = picture.outputs[index];
  if (output === undefined) return null;
  const canvas = render(
    { ...picture, ...output, detail: (picture.detail ?? 1) * sharpness },
    {
      width: Math.round(output.width * scale),
      height: Math.round(output.height * scale),
      samples: Math.max(1, Math.round(picture.samples * effort)),
    },
  );
  const blob = await canvas.convertToBlob({ type, quality: output.quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { file: output.file, data: btoa(text) };
}

const options = browserOptions();
// Chromium's software renderer stands in for a graphics card, so that every machine draws the same.
const software = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
const browser = await chromium.launch({
  ...options,
  args: [...options.args.filter((arg) => arg !== '--disable-gpu'), ...software],
});
const page = await browser.newPage();
page.on('console', (message) => console.log(message.text()));
await page.route(`${ORIGIN}/**`, async (route) => {
  const path = new URL(route.request().url()).pathname;
  if (path === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  return route.fulfill({
    contentType: 'text/javascript',
    body: await readFile(join(here, path), 'utf8'),
  });
});

for (const name of process.argv.length > 2 ? process.argv.slice(2) : NAMES) {
  for (let index = 0; ; index += 1) {
    await page.goto(`${ORIGIN}/`);
    const started = Date.now();
    const type = process.env.OUT ? 'image/png' : 'image/webp';
    const result = await page.evaluate(renderInPage, {
      stage: '/lib/stage.js',
      source: `/pictures/${name}.js`,
      index,
      scale,
      effort,
      sharpness,
      type,
    });
    if (result === null) break;
    const file = join(
      out,
      process.env.OUT ? result.file.replace(/.*\//, '').replace('.webp', '.png') : result.file,
    );
    const bytes = Buffer.from(result.data, 'base64');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    console.log(
      `${result.file}: ${Math.round(bytes.length / 1024)} kB in ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
}
await browser.close();
