import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { findPhotoFile } from '../../support/files';
import { doubleTap, gesture, middleOf } from '../../support/gestures';
import { atRest, smallTargets } from '../../support/layout';
import { composer } from '../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/explore');
});

test('a photo can be pinched, dragged and swiped to the next; a double tap zooms in and out', async ({
  page,
}) => {
  // A post of four photos: the lightbox stays in its post.
  await page
    .getByRole('article', { name: 'Post by Priya Raman' })
    .getByRole('button', { name: /^View photo/ })
    .first()
    .tap();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toBeVisible();
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const whole = await atRest(page, box);
  const x = 195;
  const y = whole.y + whole.height / 2;
  const twoFingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  const times = (factor: number) =>
    expect.poll(async () => (await box()).width / whole.width).toBeCloseTo(factor, 1);

  await gesture(page, twoFingers(40), twoFingers(80));
  await times(2);
  const spread = await atRest(page, box);
  await gesture(page, [{ x, y }], [{ x: x - 50, y }]);
  await expect.poll(async () => (await box()).x).toBeCloseTo(spread.x - 50, 0);
  await times(2);
  await gesture(page, twoFingers(120), twoFingers(40));
  await times(1);

  await doubleTap(page, { x, y });
  await times(2.5);
  // Two more taps at once would count as the third and fourth of a series.
  await gesture(page, [{ x, y }], [{ x: x - 50, y }]);
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

test('a tap next to the photo closes it, and presses nothing behind it', async ({ page }) => {
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

test('the reminder of a missing description fits a phone, followed or skipped', async ({
  page,
}) => {
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

test('several photos fit a phone: stacked in the composer, in a grid on the card, and swiped through', async ({
  page,
}) => {
  await page.goto('/');
  const form = composer(page);
  const names = ['red-seats', 'drive-in', 'open-air', 'rain-window'];
  await form.getByLabel('Add photo').setInputFiles(names.map(findPhotoFile));
  const written = form.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await expect(written).toHaveCount(4);
  const lefts = await written.evaluateAll((all: HTMLElement[]) =>
    all.map((item) => item.offsetLeft),
  );
  expect(new Set(lefts).size).toBe(1);
  await form.getByRole('button', { name: 'Add description 4' }).tap();
  await form.getByLabel('Photo description 4').fill('Rain on a window');
  expect(await smallTargets(page)).toEqual([]);
  expect(await axeFinds(page)).toEqual([]);
  await form.getByRole('button', { name: 'Post', exact: true }).tap();

  const photos = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^View photo/ });
  await expect(photos).toHaveCount(4);
  const boxes = await photos.evaluateAll((all) =>
    all.map((photo) => photo.getBoundingClientRect()).map(({ x, y }) => [x, y]),
  );
  const [first, second, third, fourth] = boxes;
  expect([first?.[1], third?.[1]]).toEqual([second?.[1], fourth?.[1]]);
  expect([first?.[0], second?.[0]]).toEqual([third?.[0], fourth?.[0]]);
  expect(await smallTargets(page)).toEqual([]);
  await photos.nth(2).tap();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect(picture).toHaveAccessibleName(/3 of 4/);
  await gesture(page, [{ x: 300, y: 400 }], [{ x: 120, y: 405 }]);
  await expect(picture).toHaveAccessibleName('Rain on a window');
  await page.goBack();
  await expect(photos.nth(3)).toBeFocused();
});

test('an avatar is cropped by dragging it with a finger', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Change avatar').setInputFiles(findPhotoFile('red-seats'));
  const glass = dialog.getByRole('application');
  await expect(glass).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  const picture = dialog.getByRole('group', { name: 'Crop your photo' }).locator('img');
  const before = (await atRest(page, () => picture.boundingBox())) ?? { x: 0, y: 0 };
  const frame = (await glass.boundingBox()) ?? { x: 0, y: 0 };
  const [x, y] = [frame.x + 128, frame.y + 128];
  await gesture(page, [{ x, y }], [{ x: x + 30, y }]);
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo(before.x + 30, 0);
});
