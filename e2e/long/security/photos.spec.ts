import { writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { call, waitForWorker } from '../../support/api';
import { expectToast } from '../../support/toasts';
import type { FilePayload } from '../../support/pictures';
import { cardWith, composer, describePhoto, writePost } from '../../support/posts';
import { animatedGif, jpegWithExif, largeJpeg, REFUSED, SECRETS, decompressionBomb } from './files';

test.use({ serviceWorkers: 'allow' });

const WORDS = 'These words stay whatever the picture does';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

/** A file this large is read from disk: passing its bytes to the browser takes a slow machine half a minute. */
const LARGE = 1_000_000;

function chosen(file: FilePayload, testInfo: TestInfo): FilePayload | string {
  if (file.buffer.length < LARGE) return file;
  const path = testInfo.outputPath(file.name);
  writeFileSync(path, file.buffer);
  return path;
}

/** The bytes of the newest post's picture on the server. */
async function persistedPhoto(page: Page): Promise<{ type: string; bytes: Buffer }> {
  await waitForWorker(page);
  const { body } = await call(page, 'GET', '/api/posts?feed=explore&limit=1');
  const [post] = (body as { posts: { photos: string }[] }).posts;
  return taken(post?.photos ?? '');
}

function taken(dataUrl: string): { type: string; bytes: Buffer } {
  const [, type = '', base64 = ''] = /^data:([a-z/]+);base64,(.*)$/.exec(dataUrl) ?? [];
  return { type, bytes: Buffer.from(base64, 'base64') };
}

function expectNoSecrets({ type, bytes }: { type: string; bytes: Buffer }): void {
  expect(type).toMatch(/^image\/(webp|jpeg)$/);
  for (const secret of [...SECRETS, 'EXIF', 'XMP ']) {
    expect(bytes.includes(secret, 0, 'latin1'), secret).toBe(false);
  }
}

test('the composer refuses what is no picture with the reason, and the text stays', async ({
  page,
}, testInfo) => {
  const form = composer(page);
  await form.getByRole('textbox').fill(WORDS);
  for (const [what, payload, reason] of REFUSED) {
    await test.step(what, async () => {
      await form.getByLabel('Add photo').setInputFiles(chosen(payload(), testInfo));
      await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Remove photo' })).toBeHidden();
      await expect(form.getByRole('textbox')).toHaveValue(WORDS);
      await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeEnabled();
      // Without the last reason.
      await page.reload();
    });
  }
});

test('Edit Profile refuses what is no picture with the reason, and the text stays', async ({
  page,
}, testInfo) => {
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  for (const [what, payload, reason] of REFUSED) {
    await test.step(what, async () => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await dialog.getByLabel('Bio').fill(WORDS);
      await dialog.getByLabel('Change avatar').setInputFiles(chosen(payload(), testInfo));
      await expect(dialog.getByRole('alert').filter({ hasText: reason })).toBeVisible();
      await expect(dialog.getByLabel('Bio')).toHaveValue(WORDS);
    });
  }
});

test('the decompression bomb is a small file', () => {
  expect(decompressionBomb().buffer.length).toBeLessThan(60_000);
});

test('an animated GIF is reduced to its first frame, and a message says so', async ({ page }) => {
  const card = await writePost(page, 'Moving once', animatedGif());
  await expectToast(page, 'Only the first frame of this animation is used.');
  await expect(card.getByRole('button', { name: /^View photo/ })).toBeVisible();
  const photo = await persistedPhoto(page);
  expectNoSecrets(photo);
  expect(photo.bytes.includes('ANIM', 0, 'latin1')).toBe(false);
});

/** The colours at the top and bottom of a picture on the page, as red or blue. */
const ends = (page: Page, dataUrl: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    });
    if (!context) throw new Error('No canvas.');
    context.drawImage(image, 0, 0);
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(width / 2, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return { width, height, top: colourAt(4), bottom: colourAt(height - 5) };
  }, dataUrl);

test('a JPEG is stored upright, without its location and camera', async ({ page }) => {
  const photo = await jpegWithExif(page);
  expect(photo.buffer.includes('GPS-SECRET')).toBe(true);
  await writePost(page, 'From the road', photo);
  await expectToast(page, 'Post Created');
  const stored = await persistedPhoto(page);
  expectNoSecrets(stored);
  const dataUrl = `data:${stored.type};base64,${stored.bytes.toString('base64')}`;
  expect(await ends(page, dataUrl)).toEqual({
    width: 400,
    height: 800,
    top: 'red',
    bottom: 'blue',
  });
});

test('a photo of more than 20 MB is stored with at most 280 kB, scaled to 1600 px', async ({
  page,
}, testInfo) => {
  test.slow();
  const photo = await largeJpeg(page);
  expect(photo.buffer.length).toBeGreaterThan(20_000_000);
  const form = composer(page);
  await form.getByRole('textbox').fill('Every grain of it');
  await form.getByLabel('Add photo').setInputFiles(chosen(photo, testInfo));
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible({ timeout: 60_000 });
  await describePhoto(form, 'Grain');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(page, 'Every grain of it')).toBeVisible();
  await expectToast(page, 'Post Created');
  const stored = await persistedPhoto(page);
  expectNoSecrets(stored);
  expect(stored.bytes.length).toBeLessThanOrEqual(280_000);
  const dataUrl = `data:${stored.type};base64,${stored.bytes.toString('base64')}`;
  const { width, height } = await ends(page, dataUrl);
  expect(Math.max(width, height)).toBeLessThanOrEqual(1600);
});

test('an avatar is stored as a square of 256 px with at most 50 kB, without EXIF', async ({
  page,
}) => {
  const photo = await jpegWithExif(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Change avatar').setInputFiles(photo);
  await expect(dialog.locator('img[src^="blob:"]').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile Updated');
  await waitForWorker(page);
  const { body } = await call(page, 'GET', '/api/users?username=matinee');
  const [user] = (body as { users: { avatar: string }[] }).users;
  const stored = taken(user?.avatar ?? '');
  expectNoSecrets(stored);
  expect(stored.bytes.length).toBeLessThanOrEqual(50_000);
  expect(await ends(page, user?.avatar ?? '')).toEqual({
    width: 256,
    height: 256,
    top: 'red',
    bottom: 'blue',
  });
});
