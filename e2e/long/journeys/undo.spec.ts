import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { expectToast, sawToast } from '../../support/toasts';
import { cardWith, choosePostOption, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';

test('Undo restores a removed bookmark to its place', async ({ page }) => {
  await signInQuietly(page);
  for (const text of ['Bottom', 'Middle', 'Top']) {
    const card = await writePost(page, `${text} of the pile`);
    await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
  }
  await goTo(page, 'Bookmarks');
  const pile = page.getByRole('article').filter({ hasText: 'of the pile' });
  const piled = [/Top/, /Middle/, /Bottom/];
  await expect(pile).toHaveText(piled);
  const middle = cardWith(page, 'Middle of the pile');
  await middle.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(pile).toHaveCount(2);
  await expectToast(page, 'Post Removed from bookmark', 'bottom-right');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pile).toHaveText(piled);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('article').filter({ hasText: 'of the pile' })).toHaveText(piled, {
      timeout: 3000,
    }),
  );
});

test('Undo restores a deleted post to its place, with its like and bookmark', async ({ page }) => {
  await signInQuietly(page);
  for (const text of ['Bottom', 'Middle', 'Top']) await writePost(page, `${text} of the reel`);
  const reel = page.getByRole('article').filter({ hasText: 'of the reel' });
  const order = [/Top/, /Middle/, /Bottom/];
  const marks = (tab: Page) =>
    Promise.all(
      ['Like', 'Bookmark'].map((name) =>
        expect(
          cardWith(tab, 'Middle of the reel').getByRole('button', { name, exact: true }),
        ).toHaveAttribute('aria-pressed', 'true', { timeout: 3000 }),
      ),
    );
  const middle = cardWith(page, 'Middle of the reel');
  for (const name of ['Like', 'Bookmark'])
    await middle.getByRole('button', { name, exact: true }).click();
  await choosePostOption(page, middle, 'Delete');
  await expect(reel).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reel).toHaveText(order);
  await marks(page);
  await expectPersisted(page, async (tab) => {
    await expect(tab.getByRole('article').filter({ hasText: 'of the reel' })).toHaveText(order, {
      timeout: 3000,
    });
    await marks(tab);
  });
});

test('Undo follows a person again; following the last suggestion keeps the focus on the page', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/profile/reelruth');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Unfollow' }).click();
  await expect(main.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expectToast(page, 'You unfollowed Ruth Almeida', 'bottom-right');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expectToast(page, 'You started following Ruth Almeida', 'bottom-right');
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('main').getByRole('button', { name: 'Unfollow' })).toBeVisible({
      timeout: 3000,
    }),
  );

  const suggestions = page.getByRole('complementary', { name: 'Suggestions' });
  const follow = suggestions.getByRole('button', { name: /^Follow / });
  await expect(follow).toHaveCount(2);
  for (const left of [1, 0]) {
    await follow.first().focus();
    await page.keyboard.press('Enter');
    await expect(follow).toHaveCount(left);
  }
  await expect(suggestions.getByRole('heading', { name: 'Suggested Users' })).toBeHidden();
  await expect(main).toBeFocused();
});

test('Undo does not move while another toast closes', async ({ page }) => {
  await signInQuietly(page);
  const bookmark = (await writePost(page, 'Under the pointer')).getByRole('button', {
    name: 'Bookmark',
    exact: true,
  });
  await bookmark.click();
  await bookmark.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  const before = await undo.boundingBox();
  await expect(page.getByText('Post Removed from bookmark')).toBeHidden();
  expect(await undo.boundingBox()).toEqual(before);
});

test('Undo is offered for fifteen seconds, whatever other toasts appear meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  await signInQuietly(page);
  const card = page.getByRole('article').first();
  const bookmark = card.getByRole('button', { name: 'Bookmark', exact: true });
  if ((await bookmark.getAttribute('aria-pressed')) === 'false') await bookmark.click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await bookmark.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await page.clock.runFor(14_500);
  await expect(undo).toBeVisible();
  await page.clock.runFor(1500);
  // Its fading out needs the clock too, once React has rendered the end of it.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(undo).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 8000 });
  expect(await sawToast(page, 'Post Removed from bookmark')).toBe(true);
});
