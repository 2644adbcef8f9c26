import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { serverError, setFaults } from '../../support/faults';
import { expectToast } from '../../support/toasts';
import { png } from '../../support/pictures';
import { cardWith, choosePostOption, writePost } from '../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('the dialog shows the post, and Save changes it permanently, on its own page too', async ({
  page,
}) => {
  const card = await writePost(page, 'First cut');
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  const text = dialog.getByRole('textbox');
  await expect(text).toHaveValue('First cut');
  await expect(text).toHaveAttribute('placeholder', 'Lights, Camera, Action');
  await expect(dialog.locator('img').first()).toBeVisible();
  await text.fill('Director’s cut');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Post Updated', 'bottom-right');
  await expect(dialog).toBeHidden();
  await expect(cardWith(page, 'Director’s cut')).toBeVisible();
  await expectPersisted(page, (tab) => expect(cardWith(tab, 'Director’s cut')).toBeVisible());

  await cardWith(page, 'Director’s cut').getByTestId('post-text').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await choosePostOption(page, page.getByRole('article'), 'Edit');
  await text.fill('Final cut');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('post-text')).toHaveText('Final cut');
});

test('the dialog opens at its full size, with its photo from the start', async ({ page }) => {
  const card = await writePost(page, 'Slow projector', png(400, 300));
  await page.reload();
  let releasePhotoPart = () => {};
  const isHeld = new Promise<void>((resolve) => (releasePhotoPart = resolve));
  const requested = page.waitForRequest(/\/assets\/DraftPhotos-/);
  await page.route(/\/assets\/DraftPhotos-/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await choosePostOption(page, card, 'Edit');
  await requested;
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(dialog).toBeHidden();
  releasePhotoPart();
  await expect(dialog).toBeVisible();
  expect(await dialog.getByRole('img', { name: 'Your photo' }).count()).toBe(1);
});

test('the photo can be replaced by a chosen file, and deleted; Save is disabled with neither text nor photo', async ({
  page,
}) => {
  const card = await writePost(page, 'With a picture', png(400, 300));
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  const save = dialog.getByRole('button', { name: 'Save' });
  const view = { name: /^View photo/ };
  await choosePostOption(page, card, 'Edit');
  await dialog.getByLabel('Change photo').setInputFiles(png(640, 320));
  await save.click();
  await expect(dialog).toBeHidden();
  const photo = card.getByRole('button', view).locator('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640);

  await choosePostOption(page, card, 'Edit');
  await dialog.getByRole('textbox').fill('  ');
  await expect(save).toBeEnabled();
  await dialog.getByRole('button', { name: 'Delete image' }).click();
  await expect(save).toBeDisabled();
  await dialog.getByRole('textbox').fill('Without a picture');
  await save.click();
  await expect(dialog).toBeHidden();
  await expectPersisted(page, async (tab) => {
    for (const shown of [tab, page]) {
      const changed = cardWith(shown, 'Without a picture');
      await expect(changed).toBeVisible();
      await expect(changed.getByRole('button', view)).toBeHidden();
    }
  });
});

test('Cancel, Escape and Back each close the dialog and change nothing', async ({ page }) => {
  const card = await writePost(page, 'Leave me be');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  const ways = [
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await choosePostOption(page, card, 'Edit');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('a failed edit is logged, the dialog closes, and the draft stays', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/^console error/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const card = await writePost(page, 'As it was');
  await choosePostOption(page, card, 'Edit');
  await setFaults(page, [serverError('/api/posts/edit')]);
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').fill('As it should be');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expectToast(page, /draft/i);
  await expect(card).toBeVisible();
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await setFaults(page, []);
  await choosePostOption(page, card, 'Edit');
  await expect(dialog.getByRole('textbox')).toHaveValue('As it should be');
});
