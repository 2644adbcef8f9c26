import { expect, signInQuietly, test } from '../../fixtures';

const NARROW = { width: 360, height: 740 };

test('the filters of films are folded until they are asked for', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/films');
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(page.getByRole('button', { name: 'Not seen' })).toBeVisible();
  await expect(title).toBeHidden();
  await page.getByRole('button', { name: 'More filters' }).tap();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Fewer filters' }).tap();
  await expect(title).toBeHidden();
});

test('one’s own profile is in the bar where six places fit, and elsewhere the first under More', async ({
  page,
}) => {
  await signInQuietly(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const inBar = bar.getByRole('link', { name: 'Profile' });
  const more = page.getByRole('menu', { name: 'More' }).getByRole('menuitem');
  await expect(inBar).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).tap();
  await expect(more.first()).toHaveText('Bookmarks');
  await page.keyboard.press('Escape');
  await inBar.tap();
  await expect(page).toHaveURL('/profile');

  await page.setViewportSize(NARROW);
  await expect(inBar).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).tap();
  await expect(more.first()).toHaveText('Mina Okafor');
});

test('beside the people to follow, the card with films shows its edge', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await signInQuietly(page);
  await page.goto('/explore');
  const films = page.getByRole('region', { name: 'Films talked about' });
  await expect(films).toBeVisible();
  const PEEK = 16;
  await expect
    .poll(async () => (await films.boundingBox())?.x ?? Infinity)
    .toBeLessThan(NARROW.width - PEEK);
});
