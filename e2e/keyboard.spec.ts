import { expect, signInQuietly, test } from './fixtures';
import { cardWith, composer } from './support/posts';

test('the first load leaves the focus alone; the first tab stop skips to the content; navigation moves the focus to the new heading', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Home');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(heading).not.toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const explore = page.getByRole('navigation').getByRole('link', { name: 'Explore' });
  await explore.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Explore');
  await expect(heading).toBeFocused();
});

test('a post is written, liked, edited and deleted with only the keyboard; the focus stays inside an open dialog', async ({
  page,
}) => {
  await signInQuietly(page);
  const text = composer(page).getByRole('textbox');
  await text.focus();
  await page.keyboard.type('Typed only');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).focus();
  await page.keyboard.press('Enter');
  const card = cardWith(page, 'Typed only');
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Like', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(card.getByTestId('like-count')).toHaveText('1');

  const options = card.getByRole('button', { name: 'Post options' });
  await options.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await expect(options).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
});
