import { expect, type Page } from '@playwright/test';

export const guestMode = (page: Page) => page.getByRole('button', { name: 'Guest Mode' });

/** Goes through the door while code that this needs is gone: the page is loaded anew once, then says so. */
export async function expectDoorShut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await guestMode(page).click();
  await reloaded;
  await guestMode(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
}
