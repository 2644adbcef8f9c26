import { expect, type Page } from '@playwright/test';

/**
 * Checks what a document that starts afresh shows at the same address. A change is painted before it is answered, and
 * a reload in between may rightly lose it; so another tab looks until it is there.
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
