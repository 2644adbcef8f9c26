import { closeSync, openSync, readFileSync, ftruncateSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signIn, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { expectToast } from '../../support/toasts';
import { png, textFile } from '../../support/pictures';
import { cardWith, writePost } from '../../support/posts';

async function fromSettings(page: Page, item: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Exports through the menu and returns the file's path. */
async function exportTo(page: Page, path: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await fromSettings(page, 'Export my data');
  const download = await downloading;
  await download.saveAs(path);
  return download.suggestedFilename();
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import my data' });

async function importFrom(page: Page, file: Parameters<typeof writePost>[2] | string) {
  await fromSettings(page, 'Import my data');
  await dialog(page)
    .getByLabel('Choose file')
    .setInputFiles(file ?? []);
}

test('exported data can be imported in a fresh browser, and into another account', async ({
  page,
  newVisitor,
}, testInfo) => {
  const path = testInfo.outputPath('mine.json');
  await signInQuietly(page);
  await writePost(page, 'Older of mine', png(40, 30));
  const newer = await writePost(page, 'Newer of mine');
  await newer.getByRole('button', { name: 'Like', exact: true }).click();
  await newer.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expectPersisted(page, async (tab) => {
    const imported = cardWith(tab, 'Newer of mine');
    await expect(imported.getByTestId('like-count')).toHaveText('1');
    await expect(imported.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
  await page.goto('/explore');
  const priya = cardWith(page, 'They put Playtime back');
  await priya.getByRole('button', { name: 'Like', exact: true }).click();
  expect(await exportTo(page, path)).toMatch(/^cinefolk-matinee-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(path, 'utf8')).not.toMatch(/"(photos|avatar)": "\//);

  const elsewhere = await newVisitor();
  await signIn(elsewhere, 'reelruth', 'double-feature-71');
  await importFrom(elsewhere, path);
  await expectToast(elsewhere, /^Imported: your profile, 2 posts, \d+ likes?/);
  await expect(dialog(elsewhere)).toBeHidden();
  await elsewhere.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  const mine = elsewhere.getByRole('article').filter({ hasText: 'of mine' });
  await expect(mine).toHaveText([/@reelruth.*Newer/, /@reelruth.*Older/]);
  await expect(mine.nth(0).getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(mine.nth(0).getByRole('button', { name: 'Bookmark' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(mine.nth(1).getByRole('button', { name: /^View photo/ })).toBeVisible();
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible();

  await importFrom(elsewhere, path);
  await expectToast(elsewhere, /^There was nothing new in the file\./);
});

test('a foreign, damaged or huge file is refused with the reason; of a good file, entries that cannot be imported are skipped', async ({
  page,
}, testInfo) => {
  await signInQuietly(page);
  await importFrom(page, textFile);
  const problem = dialog(page).getByRole('alert');
  await expect(problem).toContainText('not made by Cinefolk’s “Export my data”');
  const pick = dialog(page).getByLabel('Choose file');
  await pick.setInputFiles({
    name: 'half.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"app":"cinefolk","version":1,"profile":{},"posts":[]}'),
  });
  await expect(problem).toContainText('damaged (profile, likes, bookmarks, follows)');
  const huge = testInfo.outputPath('huge.json');
  const handle = openSync(huge, 'w');
  ftruncateSync(handle, 300_000_000);
  closeSync(handle);
  await pick.setInputFiles(huge);
  await expect(problem).toContainText('too large to be a Cinefolk export');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const path = testInfo.outputPath('mine.json');
  await exportTo(page, path);
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const changed = JSON.stringify({
    ...(file as object),
    likes: ['gone-for-good'],
    follows: ['nobody-here'],
  });
  await importFrom(page, {
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(changed),
  });
  await expectToast(
    page,
    'There was nothing new in the file. Skipped: 1 (the post is not here), 1 (User not found).',
  );
});

test('a reset asks first, says what is deleted, and changes nothing if cancelled', async ({
  page,
}) => {
  await signInQuietly(page);
  await writePost(page, 'Here to stay');
  await fromSettings(page, 'Reset sample data');
  const question = page.getByRole('dialog', { name: 'Reset sample data' });
  await expect(question).toContainText(
    'Every account, post, diary, list, like, bookmark and follow made in this browser will be deleted',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cardWith(page, 'Here to stay')).toBeVisible();
});
