import { expect, signInQuietly, test } from '../../fixtures';
import { expectToast } from '../../support/toasts';
import { cardWith, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';
import { openSettings } from '../../support/settings';

test('by touch, Undo restores a deleted post to its place with its like, a removed bookmark and an unfollowed person', async ({
  page,
}) => {
  await signInQuietly(page);
  const lower = await writePost(page, 'Below in the pile');
  await writePost(page, 'Above in the pile');
  await lower.getByRole('button', { name: 'Like', exact: true }).tap();
  await lower.getByRole('button', { name: 'Post options' }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await expect(lower).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  const pile = page.getByRole('article').filter({ hasText: 'in the pile' });
  await expect(pile).toHaveText([/Above/, /Below/]);
  await expect(lower.getByTestId('like-count')).toHaveText('1');

  const card = await writePost(page, 'Worth a mark');
  const bookmark = card.getByRole('button', { name: 'Bookmark', exact: true });
  await bookmark.tap();
  await goTo(page, 'Bookmarks', (link) => link.tap());
  const removed = cardWith(page, 'Worth a mark');
  await removed.getByRole('button', { name: 'Bookmark', exact: true }).tap();
  await expect(removed).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(removed).toBeVisible();

  await page.goto('/profile/reelruth');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Unfollow' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(main.getByRole('button', { name: 'Unfollow' })).toBeVisible();
});

test('the phone’s share sheet receives the post’s address', async ({ page, context, baseURL }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.url;
        return Promise.resolve();
      },
    });
  });
  await signInQuietly(page);
  const card = page.getByRole('article').first();
  const id = await card.getAttribute('data-post-id');
  await card.getByRole('button', { name: 'Share' }).tap();
  await page.getByRole('menuitem', { name: 'Share link…' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}/singlePost/${id}`);
});

test('data can be exported and imported again on a phone', async ({ page }, testInfo) => {
  await signInQuietly(page);
  const path = testInfo.outputPath('mine.json');
  const downloading = page.waitForEvent('download');
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Export my data' }).tap();
  await (await downloading).saveAs(path);
  await openSettings(page);
  await page.getByRole('menuitem', { name: 'Import my data' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Import my data' });
  await dialog.getByLabel('Choose file').setInputFiles(path);
  await expectToast(page, 'There was nothing new in the file.');
  await expect(dialog).toBeHidden();
});
