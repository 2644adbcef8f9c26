import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { cardWith, choosePostOption, composer, expectFeed, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';

const cards = (page: Page) => page.getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** The guest's Home, with no element focused. */
async function openHome(page: Page): Promise<void> {
  await signInQuietly(page);
  await page.reload();
  await expectFeed(page);
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The height of the bar with the page's heading, which stays above the cards. */
const barHeight = (page: Page) =>
  heading(page, 'Home').evaluate((shown) => {
    let bar: Element | null = shown;
    while (bar && getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement;
    return bar?.getBoundingClientRect().height ?? NaN;
  });

/** Holds a key long enough for it to repeat once. */
async function hold(page: Page, key: string): Promise<void> {
  await page.keyboard.down(key);
  await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('j and k move from card to card: each is focused and scrolled to the top; holding the key continues', async ({
  page,
}) => {
  await openHome(page);
  await press(page, 'j');
  await expect(cards(page).nth(0)).toBeFocused();
  await press(page, 'j', 'j');
  await expect(cards(page).nth(2)).toBeFocused();
  const card = await cards(page).nth(2).boundingBox();
  expect(Math.abs((card?.y ?? 0) - (await barHeight(page)))).toBeLessThan(6);
  await press(page, 'k');
  await expect(cards(page).nth(1)).toBeFocused();

  await hold(page, 'j');
  await expect(cards(page).nth(3)).toBeFocused();
});

test('l likes and b bookmarks the focused card, which keeps the focus; holding l likes once', async ({
  page,
}) => {
  await openHome(page);
  await press(page, 'j');
  const card = cards(page).first();
  const like = card.getByRole('button', { name: 'Like', exact: true });
  const bookmark = card.getByRole('button', { name: 'Bookmark', exact: true });
  const before = [
    await like.getAttribute('aria-pressed'),
    await bookmark.getAttribute('aria-pressed'),
  ];
  await press(page, 'l', 'b');
  for (const [button, was] of [
    [like, before[0]],
    [bookmark, before[1]],
  ] as const) {
    await expect(button).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  }
  await expect(card).toBeFocused();

  const liked = await like.getAttribute('aria-pressed');
  await hold(page, 'l');
  await expect(like).toHaveAttribute('aria-pressed', liked === 'true' ? 'false' : 'true');
});

test('o and Enter open the focused post; Enter on a button of its card presses the button', async ({
  page,
}) => {
  await openHome(page);
  for (const key of ['o', 'Enter']) {
    await press(page, 'j', key);
    await expect(heading(page, 'Post')).toBeFocused();
    await page.goBack();
    await expectFeed(page);
  }
  const like = cards(page).first().getByRole('button', { name: 'Like', exact: true });
  const before = await like.getAttribute('aria-pressed');
  await like.focus();
  await press(page, 'Enter');
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect(heading(page, 'Home')).toBeVisible();
});

test('b on Bookmarks removes the card and focuses the next', async ({ page }) => {
  await openHome(page);
  await writePost(page, 'First to stay');
  await writePost(page, 'Second to go');
  for (const text of ['First to stay', 'Second to go'])
    await cardWith(page, text).getByRole('button', { name: 'Bookmark', exact: true }).click();
  await goTo(page, 'Bookmarks');
  await expect(cards(page).first()).toContainText('Second to go');
  await press(page, 'j', 'b');
  await expect(cardWith(page, 'Second to go')).toBeHidden();
  await expect(cardWith(page, 'First to stay')).toBeFocused();
});

test('g and a letter open a page; c writes and / searches from anywhere', async ({ page }) => {
  await openHome(page);
  for (const [key, name] of [
    ['e', 'Explore'],
    ['b', 'Bookmarks'],
    ['p', 'Mina Okafor'],
    ['h', 'Home'],
  ] as const) {
    await press(page, 'g', key);
    await expect(heading(page, name)).toBeFocused();
  }
  await press(page, 'c');
  await expect(composer(page).getByRole('textbox')).toBeFocused();
  await heading(page, 'Home').focus();
  await press(page, 'g', 'e');
  await expect(heading(page, 'Explore')).toBeFocused();
  await press(page, '/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await heading(page, 'Explore').focus();
  await press(page, 'c');
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(composer(page).getByRole('textbox')).toBeFocused();
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
});

test('/ also finds the search if it is on Explore', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openHome(page);
  await press(page, '/');
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('shortcuts do nothing while typing, with a modifier, or with a dialog open', async ({
  page,
}) => {
  await openHome(page);
  const box = composer(page).getByRole('textbox');
  await box.focus();
  await page.keyboard.type('jkl? b/c ge');
  await expect(box).toHaveValue('jkl? b/c ge');
  await expect(list(page)).toBeHidden();
  await page.getByRole('combobox').focus();
  await page.keyboard.type('gb?');
  await expect(page.getByRole('combobox')).toHaveValue('gb?');
  await page.keyboard.press('Escape');
  await heading(page, 'Home').focus();
  await press(page, 'Control+j', 'Alt+j', 'Meta+j');
  await expect(heading(page, 'Home')).toBeFocused();
  await press(page, '?');
  await expect(list(page)).toBeVisible();
  await press(page, 'g', 'e', 'j');
  await expect(page).toHaveURL('/');
  await press(page, 'Escape');
  await expect(list(page)).toBeHidden();
});

test('Ctrl and Enter send a post and save an edit', async ({ page }) => {
  await openHome(page);
  await composer(page).getByRole('textbox').fill('Sent from the keys');
  await page.keyboard.press('Control+Enter');
  const card = cardWith(page, 'Sent from the keys');
  await expect(card).toBeVisible();
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').fill('Saved from the keys');
  await page.keyboard.press('Meta+Enter');
  await expect(dialog).toBeHidden();
  await expect(cardWith(page, 'Saved from the keys')).toBeVisible();
});

test('the settings lead to the list of shortcuts, where they can be turned off for this browser', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(list(page).getByRole('term').first()).toHaveText('Next post');
  const off = list(page).getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(off).toBeChecked();
  await off.uncheck();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await press(page, '?', 'j', 'g', 'e');
  await expect(page).toHaveURL('/');
  await expect(list(page)).toBeHidden();
  await expect(page.locator('article:focus')).toHaveCount(0);
});
