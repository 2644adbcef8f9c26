import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { findPhotoFile } from '../support/files';
import { smallTargets } from '../support/layout';
import { composer } from '../support/posts';

interface Finger {
  x: number;
  y: number;
}

/** Moves fingers over the glass in ten steps, all of them at once, and lifts them. */
async function gesture(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const glass: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    glass.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map((finger, id) => ({ ...finger, id })),
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / 10;
    const fingers = from.map(({ x, y }, place) => ({
      x: between(x, to[place]?.x ?? x),
      y: between(y, to[place]?.y ?? y),
    }));
    await touch('touchMove', fingers);
  }
  await touch('touchEnd', []);
  await glass.detach();
}

const middleOf = async (shown: Locator): Promise<Finger> => {
  const { x, y, width, height } = (await shown.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  return { x: x + width / 2, y: y + height / 2 };
};

/** Taps twice, a tenth of a second apart by the events' own time, however busy the machine. */
async function doubleTap(page: Page, finger: Finger): Promise<void> {
  const glass: CDPSession = await page.context().newCDPSession(page);
  const begun = Date.now() / 1000;
  await Promise.all(
    [begun, begun + 0.1].flatMap((timestamp) => [
      glass.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [finger],
        timestamp,
      }),
      glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
    ]),
  );
  await glass.detach();
}

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/explore');
});

test('fingers spread a photo, draw it about, swipe to the next; two taps go near and back', async ({
  page,
}) => {
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .tap();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = await box();
  const x = 195;
  const y = whole.y + whole.height / 2;
  const times = (factor: number) =>
    expect.poll(async () => (await box()).width / whole.width).toBeCloseTo(factor, 1);

  await gesture(
    page,
    [
      { x: x - 40, y },
      { x: x + 40, y },
    ],
    [
      { x: x - 80, y },
      { x: x + 80, y },
    ],
  );
  await times(2);
  const spread = await box();
  await gesture(page, [{ x, y }], [{ x: x - 50, y }]);
  await expect.poll(async () => (await box()).x).toBeCloseTo(spread.x - 50, 0);
  await times(2);
  await gesture(
    page,
    [
      { x: x - 120, y },
      { x: x + 120, y },
    ],
    [
      { x: x - 40, y },
      { x: x + 40, y },
    ],
  );
  await times(1);

  await doubleTap(page, { x, y });
  await times(2.5);
  await doubleTap(page, { x, y });
  await times(1);

  const first = await picture.getAttribute('alt');
  await gesture(page, [{ x: 300, y }], [{ x: 120, y: y + 5 }]);
  await expect(picture).not.toHaveAttribute('alt', first ?? '');
  await gesture(page, [{ x: 120, y }], [{ x: 300, y }]);
  await expect(picture).toHaveAttribute('alt', first ?? '');
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  expect(await smallTargets(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a tap beside the photo closes it, and presses nothing that lies behind', async ({ page }) => {
  const like = page.getByRole('article').first().getByRole('button', { name: /like/i });
  await like.evaluate((button) => {
    window.scrollBy(0, button.getBoundingClientRect().top - 120);
  });
  const before = await like.getAttribute('aria-pressed');
  const { x, y } = await middleOf(like);
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toBeVisible();
  expect((await picture.boundingBox())?.y).toBeGreaterThan(y);
  await page.touchscreen.tap(x, y);
  await expect(dialog).toBeHidden();
  await expect(like).toHaveAttribute('aria-pressed', before ?? '');
});

test('describing a photo and skipping it fit a phone', async ({ page }) => {
  await page.goto('/');
  const form = composer(page);
  await form.getByLabel('Add photo').setInputFiles(findPhotoFile('red-seats'));
  await form.getByRole('button', { name: 'Add description' }).tap();
  await expect(form.getByLabel('Photo description')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remove photo' }).tap();
  await form.getByLabel('Add photo').setInputFiles(findPhotoFile('drive-in'));
  const skip = form.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await skip.tap();
  await form.getByRole('button', { name: 'Post', exact: true }).tap();
  const mine = page.getByRole('article').first();
  await expect(mine.getByRole('button', { name: 'View photo', exact: true })).toBeVisible();
});

test('an avatar is dragged under the mask with a finger', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Change avatar').setInputFiles(findPhotoFile('red-seats'));
  const glass = dialog.getByRole('application');
  await expect(glass).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  const picture = glass.locator('img');
  const before = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  const frame = (await glass.boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [frame.x + 128, frame.y + 128];
  await gesture(page, [{ x, y }], [{ x: x + 30, y }]);
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo(before.x + 30, 0);
});
