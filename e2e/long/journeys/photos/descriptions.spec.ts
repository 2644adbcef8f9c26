import { expect, signInQuietly, test } from '../../../fixtures';
import { axeFinds } from '../../../support/axe';
import { png } from '../../../support/pictures';
import {
  addPhoto,
  cardWith,
  choosePostOption,
  composer,
  describePhoto,
  oneSecondLater,
  writePost,
} from '../../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a photo’s description is on its button, the picture, the badge and in the lightbox', async ({
  page,
}) => {
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Seat 12');
  await addPhoto(form, png(600, 400), 'A grey wall, badly lit');
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

test('a description can be changed later, and is below the photo in the lightbox; near the limit its length is shown, and none longer is sent', async ({
  page,
}) => {
  const card = await writePost(page, 'Seat 13', png(600, 400));
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(dialog.getByText('A still from a film')).toBeVisible();
  await describePhoto(dialog, 'A wall of a cinema');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'View photo: A wall of a cinema' }).click();
  await expect(
    page.getByRole('dialog', { name: /^Photo by/ }).getByText('A wall of a cinema'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const form = composer(page);
  const field = form.getByLabel('Photo description');
  await addPhoto(form, png(300, 200), 'x'.repeat(980));
  await expect(form.getByText('20 characters left')).toBeVisible();
  await field.fill('x'.repeat(1003));
  await expect(form.getByText('3 characters too many')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
});

test('a reminder asks for a missing description without blocking the post; it can be followed or skipped', async ({
  page,
}) => {
  const form = composer(page);
  const field = form.getByLabel('Photo description');
  const reminder = page.getByRole('group', {
    name: 'Describe the photo for people who can’t see it',
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
