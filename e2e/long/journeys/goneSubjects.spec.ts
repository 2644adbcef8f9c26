import { expect, signInQuietly, test } from '../../fixtures';
import { expectToast } from '../../support/toasts';
import { cardWith, choosePostOption, oneSecondLater, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';

test('the editor of a post that another tab deletes closes as if by hand; its text survives a reload and the Undo', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  await writePost(page, 'Here today');
  await goTo(page, 'Explore');
  const other = await context.newPage();
  await other.goto('/');
  const theirs = cardWith(other, 'Here today');
  await expect(theirs).toBeVisible();

  await choosePostOption(page, cardWith(page, 'Here today'), 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit Post' });
  await editor.getByRole('textbox').fill('Here today, and tomorrow');
  await choosePostOption(other, theirs, 'Delete');
  // A moving pointer keeps a toast open, however long the other tab takes.
  const undo = other.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await expect(editor).toBeHidden();
  await expectToast(page, 'This post is gone. Your text is kept.', 'bottom-right');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await oneSecondLater(page);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  await undo.click();
  await expect(cardWith(page, 'Here today')).toBeVisible();
  await expect(editor).toBeHidden();
  await choosePostOption(page, cardWith(page, 'Here today'), 'Edit');
  await expect(editor.getByRole('textbox')).toHaveValue('Here today, and tomorrow');
  await page.keyboard.press('Escape');
  await expect(editor).toBeHidden();
  await expect
    .poll(() => page.evaluate((): unknown => history.state))
    .not.toMatchObject({ overlay: true });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('after a reload with a photo open, every Back has an effect', async ({ page }) => {
  await signInQuietly(page);
  await goTo(page, 'Explore');
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Photo by/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect
    .poll(() => page.evaluate((): unknown => history.state))
    .not.toMatchObject({ overlay: true });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
