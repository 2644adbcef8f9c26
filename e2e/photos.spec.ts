import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { findPhotoFile, giveFile } from './support/files';
import { png, textFile } from './support/pictures';
import {
  cardWith,
  choosePostOption,
  composer,
  describePhoto,
  oneSecondLater,
  writePost,
} from './support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

const photos = (page: Page) => page.getByRole('button', { name: /^View photo/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo by/ });

/** How wide the photo is on the screen, at whatever zoom. */
const shownWidth = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

async function axeFinds(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('arrows and buttons turn through the feed’s photos, and the focus returns to the last one seen', async ({
  page,
}) => {
  await page.goto('/explore');
  const names = await photos(page).evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label')?.replace('View photo: ', '') ?? ''),
  );
  await photos(page).first().click();
  const picture = lightbox(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(names[0] ?? '');
  await expect(lightbox(page).getByText(names[0] ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous photo' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAccessibleName(names[1] ?? '');
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(picture).toHaveAccessibleName(names[2] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(picture).toHaveAccessibleName(names[1] ?? '');
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(photos(page).nth(1)).toBeFocused();
});

test('the last photo has no next, and Back closes the lightbox whatever was seen in it', async ({
  page,
}) => {
  await page.goto('/explore');
  await photos(page).last().click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous photo' }).click();
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/explore');
});

test('keys, a double click and Ctrl with the wheel show a photo from near; the page stays', async ({
  page,
}) => {
  await page.goto('/explore');
  await photos(page).first().click();
  const picture = lightbox(page).getByRole('img');
  await expect(picture).toBeVisible();
  const whole = await shownWidth(picture);
  const widthIs = (times: number) =>
    expect.poll(async () => (await shownWidth(picture)) / whole).toBeCloseTo(times, 1);
  await page.keyboard.press('+');
  await widthIs(1.5);
  await page.keyboard.press('-');
  await widthIs(1);
  await page.mouse.dblclick(600, 300);
  await widthIs(2.5);
  await page.keyboard.press('0');
  await widthIs(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await widthIs(Math.E);
  await page.keyboard.press('0');
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a photo on a post’s own page stands alone', async ({ page }) => {
  await page.goto('/explore');
  const card = page
    .getByRole('article')
    .filter({ has: photos(page) })
    .first();
  await card
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await photos(page).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Next|Previous) photo$/ })).toHaveCount(0);
});

test('the lightbox closes when its photo is deleted in another tab, and Back is free again', async ({
  page,
  context,
}) => {
  const form = composer(page);
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Gone tomorrow');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const card = cardWith(page, 'Gone tomorrow');
  await expect(card).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await card.getByRole('button', { name: /^View photo/ }).click();
  await expect(lightbox(page)).toBeVisible();
  await choosePostOption(other, cardWith(other, 'Gone tomorrow'), 'Delete');
  await expect(lightbox(page)).toBeHidden();
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(entry).not.toContain('"overlay":true');
});

test('a description goes with the photo: on the button, the picture, the badge and in the lightbox', async ({
  page,
}) => {
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Seat 12');
  await form.getByLabel('Add photo').setInputFiles(png(600, 400));
  await describePhoto(form, 'A grey wall, badly lit');
  await oneSecondLater(page);
  await page.reload();
  await expect(form.getByText('A grey wall, badly lit')).toBeVisible();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const card = cardWith(page, 'Seat 12');
  await expect(
    card.getByRole('button', { name: 'View photo: A grey wall, badly lit' }),
  ).toBeVisible();
  await expect(card.locator('img[alt="A grey wall, badly lit"]')).toBeVisible();
  const badge = card.getByRole('button', { name: /^ALT/ });
  await badge.click();
  await expect(card.getByText('A grey wall, badly lit')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card.getByText('A grey wall, badly lit')).toBeHidden();
});

test('a description can be changed later, and stands under the photo in the lightbox', async ({
  page,
}) => {
  const card = await writePost(page, 'Seat 13', png(600, 400));
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(dialog.getByText('A still from a film')).toBeVisible();
  await describePhoto(dialog, 'A wall of a cinema');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'View photo: A wall of a cinema' }).click();
  await expect(lightbox(page).getByText('A wall of a cinema')).toBeVisible();
});

test('a photo without a description is asked about, in nobody’s way; one may describe it or skip it', async ({
  page,
}) => {
  const form = composer(page);
  const field = form.getByLabel('Photo description');
  const reminder = page.getByRole('group', {
    name: "Describe the photo for people who can't see it",
  });
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('No words for it');
  await form.getByLabel('Add photo').setInputFiles(png(600, 400));
  await expect(reminder).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await reminder.getByRole('button', { name: 'Add description' }).click();
  await expect(field).toBeFocused();
  expect(await axeFinds(page)).toEqual([]);
  await form.getByRole('button', { name: 'Remove photo' }).click();
  await form.getByLabel('Add photo').setInputFiles(png(300, 400));
  await reminder.getByRole('button', { name: 'Skip' }).click();
  await expect(reminder).toBeHidden();
  await expect(form.getByRole('button', { name: 'Add description' })).toBeVisible();
  await form.getByRole('button', { name: 'Remove photo' }).click();
  await form.getByLabel('Add photo').setInputFiles(png(500, 400));
  await expect(reminder).toBeVisible();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const card = cardWith(page, 'No words for it');
  await expect(card.getByRole('button', { name: 'View photo', exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /^ALT/ })).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'What did you watch?' })).toHaveValue('');
});

test('a description is counted near its end, and no longer one than the limit is sent', async ({
  page,
}) => {
  const form = composer(page);
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  const field = form.getByLabel('Photo description');
  await describePhoto(form, 'x'.repeat(980));
  await expect(form.getByText('20 characters left')).toBeVisible();
  await field.fill('x'.repeat(1003));
  await expect(form.getByText('3 characters too many')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
});

test('a picture is pasted as a photo, and text as text', async ({ page }) => {
  const form = composer(page);
  const text = form.getByRole('textbox', { name: 'What did you watch?' });
  await giveFile(text, 'paste', png(300, 200), { 'text/plain': 'Copied words' });
  await expect(form.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  await giveFile(text, 'paste', png(300, 200));
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await giveFile(text, 'paste', textFile);
  await expect(form.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: '@matinee' }).last();
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await giveFile(dialog.getByRole('textbox').first(), 'paste', png(320, 240));
  await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeVisible();
});

test('a file dropped on the form is its photo; one dropped beside it leaves the page as it is', async ({
  page,
}) => {
  const form = composer(page);
  const target = form.getByText('Drop your photo here');
  await giveFile(page.getByRole('heading', { level: 1 }), 'dragover', png(300, 200));
  await expect(target).toBeVisible();
  const missed = await giveFile(page.getByRole('heading', { level: 1 }), 'drop', png(300, 200));
  expect(missed.browserKeepsOut).toBe(true);
  await expect(target).toBeHidden();
  await expect(form.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);

  await giveFile(form.getByRole('link').first(), 'dragover', png(300, 200));
  await expect(target).toBeVisible();
  await giveFile(form.getByRole('link').first(), 'drop', png(300, 200));
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expect(target).toBeHidden();
  await giveFile(form.getByRole('link').first(), 'drop', textFile);
  await expect(form.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible();
});

test('an avatar is cut as one likes: dragged, moved by arrow keys, brought near; Cancel takes it back', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const avatar = dialog.locator('img').first();
  const before = await avatar.getAttribute('src');
  const crop = dialog.getByRole('group', { name: 'Crop your photo' });
  const cropped = () => avatar.getAttribute('src');
  const pick = () => dialog.getByLabel('Change avatar').setInputFiles(findPhotoFile('drive-in'));

  await pick();
  await expect(crop).toBeVisible();
  await expect.poll(cropped).not.toBe(before);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(crop).toBeHidden();
  await expect.poll(cropped).toBe(before);

  await pick();
  await expect.poll(cropped).not.toBe(before);
  const middle = await cropped();
  await crop.getByRole('application').press('ArrowRight');
  await expect.poll(cropped).not.toBe(middle);
  const moved = await cropped();
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2');
  await expect.poll(cropped).not.toBe(moved);
  const near = await cropped();
  const box = await crop.getByRole('application').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 128, (box?.y ?? 0) + 128];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(cropped).not.toBe(near);
  const chosen = await cropped();
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(crop).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('main').locator('img').first();
  await expect(shown).toHaveAttribute('src', chosen ?? '');
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect((chosen ?? '').length).toBeLessThan(50_000 * 1.4);
});
