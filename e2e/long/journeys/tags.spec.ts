import { expect, signInQuietly, test } from '../../fixtures';

test('an evening is logged with tags by keyboard, found by them, and a tag is taken away again', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/profile/matinee/diary');
  await page.getByRole('button', { name: 'Log a film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log a film' });
  await dialog.getByRole('combobox', { name: 'Find a film' }).fill('Amarcord');
  await page.getByRole('option', { name: 'Amarcord (1973)' }).click();
  await dialog.getByRole('combobox', { name: 'Add a tag' }).focus();
  await page.keyboard.type('70mm, with Ada');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeFocused();
  await page.getByRole('link', { name: 'with Ada, 1 evening' }).click();
  await expect(page).toHaveURL('/profile/matinee/diary?tag=with%20Ada');
  await expect(page.getByRole('link', { name: 'Amarcord (1973)' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Edit the entry for/ }).click();
  const editor = page.getByRole('dialog', { name: 'Edit diary entry' });
  await editor.getByRole('button', { name: 'Remove tag with Ada' }).focus();
  await page.keyboard.press('Enter');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No films with this tag')).toBeVisible();
  await page.getByRole('link', { name: 'Open the whole diary' }).click();
  await expect(page.getByRole('link', { name: '70mm', exact: true })).toBeVisible();
});
