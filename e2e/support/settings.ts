import { expect, type Page } from '@playwright/test';

/** Opens the settings, which are under More on a phone. */
export async function openSettings(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const settings = navigation.getByRole('button', { name: 'Settings' });
  const more = navigation.getByRole('button', { name: 'More' });
  await expect(settings.or(more)).toBeVisible();
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
  } else {
    await settings.click();
  }
  await expect(page.getByRole('menu', { name: 'Settings' })).toBeVisible();
}
