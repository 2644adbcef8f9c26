import { expect, type Page } from '@playwright/test';

/**
 * Checks what a newly loaded document shows at the same address. A change is painted before it is answered, and a
 * reload in between can rightly lose it, so another tab polls until it is stored.
 */
export async function expectPersisted(
  page: Page,
  check: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = await page.context().newPage();
  await expect(async () => {
    await tab.goto(page.url());
    await check(tab);
  }).toPass({ timeout: 120_000 });
  await tab.close();
}
