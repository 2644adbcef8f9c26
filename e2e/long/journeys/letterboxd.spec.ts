import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { expectPersisted } from '../../support/persisted';

const DIARY = [
  'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
  '2026-11-02,Amarcord,1973,https://boxd.it/e1,4.5,,,2026-11-01',
  '2026-11-03,The Unheard-of,1961,https://boxd.it/e2,3,Yes,,2026-11-02',
].join('\r\n');

const EXPORT = {
  name: 'letterboxd-matinee-2026-11-20-10-00-utc.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ 'diary.csv': strToU8(DIARY) })),
};

/** Chooses the export in the open dialog, imports it, and waits for the report. */
async function importExport(page: Page, preview: string, end: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import from Letterboxd' });
  await dialog.getByLabel('Choose export').setInputFiles(EXPORT);
  await expect(dialog).toContainText(preview);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('status')).toHaveText(end);
}

test('the dialog imports an export’s diary entries and a missing film, and importing it again adds nothing', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/profile/matinee/diary');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Import from Letterboxd' }).click();
  await importExport(
    page,
    'already here1will be added1',
    'Imported: 2 diary entries, 2 ratings and 2 films watched. 1 film is new on Cinefolk.',
  );
  await page.getByRole('button', { name: 'Import another' }).click();
  await importExport(
    page,
    'already here2will be added0',
    'Nothing new was imported. 2 were here already.',
  );
  await page.getByRole('button', { name: 'Done' }).click();

  const shown = async (tab: Page) => {
    const entry = (film: string) =>
      tab.getByRole('listitem').filter({ has: tab.getByRole('link', { name: film }) });
    await expect(entry('Amarcord (1973)')).toHaveCount(1);
    await expect(entry('The Unheard-of (1961)')).toContainText('rewatched');
  };
  await shown(page);
  await expectPersisted(page, shown);
});

test('a preview longer than a phone’s screen is scrolled by keys', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInQuietly(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: /^Import from Letterboxd/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Import from Letterboxd' });
  const rows = Array.from(
    { length: 15 },
    (_, index) => `2026-11-02,Unheard-of ${index},${1950 + index},https://boxd.it/u${index}`,
  );
  const buffer = Buffer.from(['Date,Name,Year,Letterboxd URI', ...rows].join('\r\n'));
  await dialog
    .getByLabel('Choose export')
    .setInputFiles({ name: 'watched.csv', mimeType: 'text/csv', buffer });
  const last = dialog.getByText('Unheard-of 14');
  await expect(last).toBeAttached();
  await expect(last).not.toBeInViewport();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('region', { name: 'What is in the export' }).press('End');
  await expect(last).toBeInViewport();
});
