import type { Page } from '@playwright/test';

/** Makes the next visit of a feed one that has nothing to show but what is answered. It leads to the profile. */
export async function forgetPersistedFeeds(page: Page): Promise<void> {
  // A feed that is left is persisted: so another page has to be the one that is left.
  await page.goto('/profile');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('feed:')) localStorage.removeItem(key);
    }
  });
}
