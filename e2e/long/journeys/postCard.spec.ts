import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { serverError, setFaults } from '../../support/faults';
import { expectToast } from '../../support/toasts';
import { cardWith, choosePostOption, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';

const someoneElses = (page: Page) =>
  page.getByRole('article').filter({ hasNotText: '@matinee' }).first();

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a card shows its author, date, text, photo and controls; author, text and date are links', async ({
  page,
}) => {
  await page.goto('/explore');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^View photo/ }) })
    .first();
  await expect(card).toHaveAccessibleName(/^Post by \S+/);
  await expect(card.locator('img').first()).toBeVisible();
  await expect(card.getByText(/^@\w+$/)).toBeVisible();
  await expect(card.getByRole('link', { name: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ })).toBeVisible();
  await expect(card.getByTestId('post-text')).not.toBeEmpty();
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copy link' })).toBeVisible();

  await page.goto('/');
  const author = await someoneElses(page)
    .getByText(/^@\w+$/)
    .innerText();
  await someoneElses(page).getByRole('link').first().click();
  await expect(page).toHaveURL(`/profile/${author.slice(1)}`);
  await page.goBack();
  const own = page.getByRole('article').filter({ hasText: '@matinee' }).first();
  await own.getByRole('link').first().click();
  await expect(page).toHaveURL('/profile');

  await page.goto('/');
  const first = page.getByRole('article').first();
  const date = first.getByRole('link').filter({ has: page.locator('time') });
  const path = (await date.getAttribute('href')) ?? '';
  await first.getByTestId('post-text').click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await date.click();
  await expect(page).toHaveURL(path);
});

test('a like toggles, counts, and survives a reload; if it fails it is undone, with the server’s message', async ({
  page,
}) => {
  await writePost(page, 'Like me');
  const like = cardWith(page, 'Like me').getByRole('button', { name: 'Like', exact: true });
  const count = cardWith(page, 'Like me').getByTestId('like-count');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(count).toHaveText('1');
  await page.getByText('Like me').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByTestId('like-count')).toHaveText('1');
  await expectPersisted(page, (tab) => expect(tab.getByTestId('like-count')).toHaveText('1'));
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByTestId('like-count')).toHaveText('0');
  await expectPersisted(page, (tab) => expect(tab.getByTestId('like-count')).toHaveText('0'));

  await setFaults(page, [serverError('/api/posts/like')]);
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await expectToast(page, 'The projector jammed.');
  await expect(page.getByTestId('like-count')).toHaveText('0');
});

test('a bookmark toggles, is reported, and appears in Bookmarks', async ({ page }) => {
  await writePost(page, 'Worth keeping');
  const card = cardWith(page, 'Worth keeping');
  const bookmark = card.getByRole('button', { name: 'Bookmark', exact: true });
  await bookmark.click();
  await expectToast(page, 'Post Added to bookmark', 'bottom-right');
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await goTo(page, 'Bookmarks');
  await expect(cardWith(page, 'Worth keeping')).toBeVisible();
  await expectPersisted(page, (tab) => expect(cardWith(tab, 'Worth keeping')).toBeVisible());
  await bookmark.click();
  await expectToast(page, 'Post Removed from bookmark', 'bottom-right');
  await expect(cardWith(page, 'Worth keeping')).toBeHidden();
});

test('Copy link puts the post’s full address on the clipboard', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = page.getByRole('article').first();
  const path = await card
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .getAttribute('href');
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link Copied', 'bottom-right');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
});

test('deleting takes effect at once and is permanent; Undo restores the post, permanently too', async ({
  page,
}) => {
  const card = await writePost(page, 'Gone in a moment');
  await choosePostOption(page, card, 'Delete');
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  await expectPersisted(page, (tab) => expect(cardWith(tab, 'Gone in a moment')).toBeVisible());

  await choosePostOption(page, card, 'Delete');
  await expect(card).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectPersisted(page, async (tab) => {
    await expect(tab.getByRole('article').first()).toBeVisible();
    await expect(cardWith(tab, 'Gone in a moment')).toBeHidden();
  });
});

/** An overlay is closed for good once its history entry is left, which happens a moment later. */
const expectOverlayLeft = (page: Page) =>
  expect
    .poll(() => page.evaluate((): unknown => history.state))
    .not.toMatchObject({ overlay: true });

test('Escape closes the post menu and the focus returns to its button', async ({ page }) => {
  const card = await writePost(page, 'Menu here');
  const options = card.getByRole('button', { name: 'Post options' });
  await options.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expectOverlayLeft(page);
  await expect(options).toBeFocused();
});

test('on a page reached by a link, Escape returns the focus to the button that opened the photo or menu; Back closes a photo too', async ({
  page,
}) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  // The cards below the first screenful are rendered a moment later.
  await expect(page.getByRole('article')).toHaveCount(6);
  const overlay = page.getByRole('dialog').or(page.getByRole('menu'));
  for (const name of [/^View photo/, 'Post options']) {
    await test.step(String(name), async () => {
      const button = page.getByRole('article').getByRole('button', { name }).last();
      await button.click();
      const y = await page.evaluate(() => window.scrollY);
      await expect(overlay).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
      await expectOverlayLeft(page);
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(y);
    });
  }
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/explore');
});
