import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { openSettings } from '../../support/settings';
import { expectContent, KEPT_SCREENS, MEMBER_SCREENS, openScreen } from '../../support/routes';

test('on a phone axe finds nothing on any page, and each has its landmarks', async ({ page }) => {
  await signInQuietly(page);
  await expect(page.getByText('Successfully logged in')).toBeHidden();
  for (const screen of MEMBER_SCREENS) {
    await openScreen(page, screen);
    await expectContent(page);
    expect(await axeFinds(page), screen.path).toEqual([]);
    for (const landmark of ['banner', 'navigation', 'main'] as const)
      await expect(page.getByRole(landmark), screen.path).toHaveCount(1);
  }
  for (const screen of KEPT_SCREENS) {
    await openScreen(page, screen);
    expect(await axeFinds(page), screen.path).toEqual([]);
  }
});

test('a tap on the bar moves the focus to the new page’s heading and announces the page', async ({
  page,
}) => {
  await signInQuietly(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Explore' }).tap();
  const expectArrival = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: name })).toBeAttached();
    await expect(page).toHaveTitle(`${name} · Cinefolk`);
  };
  await expectArrival('Explore');
  await bar.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Bookmarks' }).tap();
  await expectArrival('Bookmarks');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
});

test('closing the menu, or the settings in it, returns the focus to More', async ({ page }) => {
  await signInQuietly(page);
  const more = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' });
  await more.tap();
  await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toBeFocused();
});
