import { expect, signInQuietly, test } from '../../../fixtures';
import { axeFinds } from '../../../support/axe';
import { findPhotoFile } from '../../../support/files';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('an avatar is cropped by dragging, arrow keys and zooming; Cancel discards it', async ({
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
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
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
  await crop.getByRole('button', { name: 'Use photo' }).click();
  await expect(crop).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('main').locator('img').first();
  // As the server answers it: until then the page shows the file.
  await expect(shown).toHaveAttribute('src', /^data:image\/webp/);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  expect((await shown.getAttribute('src'))?.length).toBeLessThan(50_000 * 1.4);
});

test('a bio that is too long is shown with its error, even with a newly chosen avatar', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Change avatar').setInputFiles(findPhotoFile('drive-in'));
  await expect(dialog.getByRole('group', { name: 'Crop your photo' })).toBeVisible();
  const bio = dialog.getByLabel('Bio');
  await bio.fill('x'.repeat(301));
  await dialog.evaluate((paper) => paper.scrollTo(0, 0));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(bio).toBeFocused();
  await expect(bio).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText(/300/)).toBeInViewport({ ratio: 1 });
});
