import { expect, signInQuietly, test } from '../fixtures';
import { listen } from '../support/liveRegions';
import { cardWith, choosePostOption, sortBy, writePost } from '../support/posts';
import { goTo } from '../support/routes';
import { expectToast } from '../support/toasts';

test('in a minute of normal use live regions announce each thing once, and nothing else', async ({
  page,
}) => {
  test.slow();
  await signInQuietly(page);
  await goTo(page, 'Explore');
  await expectToast(page, 'Successfully logged in');
  const announced = await listen(page);
  const toast = page.locator('.notistack-Snackbar');
  const quiet = () => expect(toast).toHaveCount(0);

  const card = page.getByRole('article').first();
  for (const name of ['Like', 'Like', 'Bookmark', 'Bookmark']) {
    await card.getByRole('button', { name, exact: true }).click();
    await quiet();
  }
  await sortBy(page, 'Oldest');
  await sortBy(page, 'Latest');
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .click();
  const photo = page.getByRole('dialog').getByRole('img');
  await expect(photo).toHaveAccessibleName(/projector/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^View photo/ }).first()).toBeFocused();
  await page.getByRole('combobox').fill('ruth');
  // Films are listed below the people, so both are awaited.
  await expect(page.getByRole('option', { name: /reelruth/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /\(\d{4}\)/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'Home');
  await writePost(page, 'Said once');
  await quiet();
  await choosePostOption(page, cardWith(page, 'Said once'), 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit Post' });
  await editor.getByRole('textbox').fill('Said once again');
  await editor.getByRole('button', { name: 'Save' }).click();
  await quiet();
  await choosePostOption(page, cardWith(page, 'Said once again'), 'Delete');
  await page.getByRole('button', { name: 'Undo' }).click();
  await quiet();
  await page.getByRole('button', { name: 'Follow Kai Lindqvist' }).click();
  await quiet();
  await goTo(page, 'Bookmarks');

  expect(await announced()).toEqual([
    'Post Added to bookmark',
    'Post Removed from bookmark',
    'Bookmark removedUndo',
    expect.stringMatching(/^A full, dark cinema.*Photo by Mina Okafor$/),
    'Searching',
    'Home',
    'Post Created',
    'Post Updated',
    'Post deletedUndo',
    'You started following Kai Lindqvist',
    'Bookmarks',
  ]);
});
