import { expect, type Page } from '@playwright/test';

export const guestMode = (page: Page) => page.getByRole('button', { name: 'Guest Mode' });

/** Signs in while code that this needs is missing: the page reloads once, then reports it. */
export async function expectUnreachableLogin(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await guestMode(page).click();
  await reloaded;
  await guestMode(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
}
