/** Measures a photo of one megabyte, from the picker to the card. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { enter } from './guest.mjs';
import { longest, longTasks } from './longTasks.mjs';

const TEXT = 'A whole megabyte of rain.';
const SETTLING_MS = 3_000;

/**
 * Draws a noisy picture in the page itself: even after shrinking it is close to a megabyte.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Buffer>} a JPEG
 */
async function drawPhoto(page) {
  const base64 = await page.evaluate(async () => {
    const [width, height] = [1600, 1200];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    const picture = context.createImageData(width, height);
    for (let at = 0; at < picture.data.length; at += 4) {
      const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
      const noise = (Math.random() - 0.5) * 56;
      picture.data[at] = 128 + 90 * Math.sin(x / 90) + noise;
      picture.data[at + 1] = 128 + 90 * Math.sin(y / 70) + noise;
      picture.data[at + 2] = 128 + 90 * Math.sin((x + y) / 110) + noise;
      picture.data[at + 3] = 255;
    }
    context.putImageData(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/**
 * Records when the photo of the post with this text is painted, relative to the next click.
 * @param {import('@playwright/test').Page} page
 */
const watchForPhoto = (page) =>
  page.evaluate((text) => {
    Object.assign(window, { photoShownMs: 0 });
    const look = (/** @type {number} */ clicked) => {
      const card = [...document.querySelectorAll('article')].find((each) =>
        each.textContent?.includes(text),
      );
      const image = card?.querySelector('button img');
      if (image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0) {
        const channel = new MessageChannel();
        channel.port1.onmessage = () =>
          Object.assign(window, { photoShownMs: performance.now() - clicked });
        channel.port2.postMessage(null);
      } else requestAnimationFrame(() => look(clicked));
    };
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  }, TEXT);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @returns {Promise<Record<string, number>>}
 */
export async function measurePhoto(browser, origin) {
  const { page } = await enter(browser, origin);
  await pause(SETTLING_MS);
  const buffer = await drawPhoto(page);
  const before = (await longTasks(page)).length;

  // A file on disk costs the page nothing to receive; a buffer would be decoded in it.
  const folder = mkdtempSync(join(tmpdir(), 'cinefolk-'));
  const file = join(folder, 'rain.jpg');
  writeFileSync(file, buffer);
  await page.getByLabel('Add photo').setInputFiles(file);
  await page.getByRole('button', { name: 'Remove photo' }).waitFor();
  await page.getByLabel('What did you watch?').fill(TEXT);
  await pause(SETTLING_MS);
  const whileChosen = (await longTasks(page)).slice(before);

  await watchForPhoto(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.waitForFunction(() => Reflect.get(window, 'photoShownMs') > 0);
  await pause(SETTLING_MS);
  const whilePosted = (await longTasks(page)).slice(before + whileChosen.length);
  const shownMs = await page.evaluate(() => Reflect.get(window, 'photoShownMs'));
  const bytes = await page.evaluate(
    (text) =>
      [...document.querySelectorAll('article')]
        .find((each) => each.textContent?.includes(text))
        ?.querySelector('button img')
        ?.getAttribute('src')?.length ?? 0,
    TEXT,
  );
  await page.context().close();
  rmSync(folder, { recursive: true });

  return {
    'photo as chosen kB': buffer.length / 1000,
    'photo as posted, characters of its data URL in thousands': bytes / 1000,
    'click on Post to painted card ms': shownMs,
    'longest task over 50 while chosen and kept ms': longest(whileChosen),
    'longest task over 50 while posted and stored ms': longest(whilePosted),
  };
}
