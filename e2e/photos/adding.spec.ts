import { expect, signInQuietly, test } from '../fixtures';
import { giveFile } from '../support/files';
import { png, textFile } from '../support/pictures';
import { choosePostOption, composer } from '../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a pasted picture becomes a photo, and pasted text stays text', async ({ page }) => {
  const form = composer(page);
  const text = form.getByRole('textbox', { name: 'What did you watch?' });
  await giveFile(text, 'paste', png(300, 200), { 'text/plain': 'Copied words' });
  await expect(form.getByRole('button', { name: 'Remove photo' })).toHaveCount(0);
  await giveFile(text, 'paste', png(300, 200));
  await expect(form.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await giveFile(text, 'paste', textFile);
  await expect(form.getByRole('alert').filter({ hasText: 'not a photo' })).toBeVisible();

  const card = page.getByRole('article').filter({ hasText: '@matinee' }).last();
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await giveFile(dialog.getByRole('textbox').first(), 'paste', png(320, 240));
  await expect(dialog.getByRole('button', { name: 'Delete image' })).toBeVisible();
});

test('a file dropped on the form becomes its photo; one dropped elsewhere does not replace the page', async ({
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
  await expect(form.getByRole('alert').filter({ hasText: 'not a photo' })).toBeVisible();
});
