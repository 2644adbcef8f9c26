import { expect, type Locator, type Page } from '@playwright/test';
import { openSettings } from './settings';

/** The strip that says who this tab is visiting as. */
export const visitBar = (page: Page): Locator => page.getByRole('region', { name: 'Visit' });

/** Visits as one of the sample people in this tab. */
export async function visitAs(page: Page, name: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Try as a sample person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try as a sample person' });
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expect(visitBar(page)).toContainText(`You are ${name} in this tab.`);
}
