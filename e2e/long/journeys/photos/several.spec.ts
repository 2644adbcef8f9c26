import { expect, signInQuietly, test } from '../../../fixtures';
import { axeFinds } from '../../../support/axe';
import { findPhotoFile } from '../../../support/files';
import { expectPersisted } from '../../../support/persisted';
import { cardWith, choosePostOption, composer, oneSecondLater } from '../../../support/posts';

const files = (...names: Parameters<typeof findPhotoFile>[0][]) => names.map(findPhotoFile);

test('a post can have several photos: described one by one, in a grid, browsed in the lightbox, edited, kept as a draft', async ({
  page,
}) => {
  await signInQuietly(page);
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Three rooms');
  await form.getByLabel('Add photo').setInputFiles(files('red-seats', 'drive-in'));
  await form.getByLabel('Add photo').setInputFiles(files('open-air'));
  const pictures = form.getByRole('list', { name: 'Photos' }).getByRole('listitem');
  await expect(pictures).toHaveCount(3);
  await pictures.nth(1).getByRole('button', { name: 'Add description' }).click();
  await form.getByLabel('Photo description').fill('Cars before a screen');
  expect(await axeFinds(page)).toEqual([]);
  await oneSecondLater(page);
  await page.reload();
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(1)).toContainText('Cars before a screen');
  await form.getByRole('button', { name: 'Post', exact: true }).click();

  const card = cardWith(page, 'Three rooms');
  const photos = card.getByRole('button', { name: /^View photo/ });
  await expect(photos).toHaveCount(3);
  await expect(photos.nth(1)).toHaveAccessibleName('View photo 2 of 3: Cars before a screen');
  expect(await axeFinds(page)).toEqual([]);
  const boxes = await photos.evaluateAll((all) =>
    all.map((photo) => photo.getBoundingClientRect()).map(({ x, y, height }) => ({ x, y, height })),
  );
  const [first, second, third] = boxes;
  expect(first?.y).toBe(second?.y);
  expect(second?.x).toBe(third?.x);
  expect((second?.height ?? 0) + (third?.height ?? 0)).toBeCloseTo((first?.height ?? 0) - 2, 0);

  await photos.nth(1).click();
  const lightbox = page.getByRole('dialog', { name: /^Photo by/ });
  await expect(lightbox).toContainText('Cars before a screen');
  await expect(lightbox).toContainText('(2 of 3)');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText('(3 of 3)');
  await page.keyboard.press('Escape');
  await expect(photos.nth(2)).toBeFocused();

  await choosePostOption(page, card, 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit Post' });
  await editor.getByRole('button', { name: 'Remove photo 1' }).click();
  await editor.getByLabel('Add photo').setInputFiles(files('rain-window', 'city-premiere'));
  await expect(editor.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(4);
  // The pointer is still over an image's button, whose tooltip stands outside the dialog.
  await editor.getByRole('heading').hover();
  await expect(page.getByRole('tooltip')).toBeHidden();
  expect(await axeFinds(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden();
  await expectPersisted(page, async (tab) => {
    const saved = cardWith(tab, 'Three rooms').getByRole('button', { name: /^View photo/ });
    await expect(saved).toHaveCount(4);
    await expect(saved.first()).toHaveAccessibleName('View photo 1 of 4: Cars before a screen');
  });
});

test('Post waits until a photo is shown, which moves it', async ({ page }) => {
  await signInQuietly(page);
  let letThrough = (): void => undefined;
  const isLet = new Promise<void>((resolve) => (letThrough = resolve));
  const code = /\/assets\/DraftPhotos-[^/]+\.js/;
  await page.route(code, async (route) => {
    await isLet;
    await route.continue();
  });
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Wait for it');
  const asked = page.waitForRequest(code);
  await form.getByLabel('Add photo').setInputFiles(findPhotoFile('red-seats'));
  await asked;
  const post = form.getByRole('button', { name: 'Post', exact: true });
  await expect(post).toBeDisabled();
  letThrough();
  await expect(form.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(post).toBeEnabled();
});
