import { expect, type Locator, type Page } from '@playwright/test';
import type { FilePayload } from './pictures';
import { countToasts } from './toasts';

type Sort = 'Trending' | 'Latest' | 'Oldest';

export const composer = (page: Page): Locator => page.getByRole('form', { name: 'New post' });

/** Waits for a feed's cards, including those below the screen, which are rendered right after the first paint. */
export async function expectFeed(page: Page): Promise<void> {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The card of the post with this text. */
export const cardWith = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text });

/** Fills in the description of a form's photo. */
export async function describePhoto(form: Locator, words: string): Promise<void> {
  await form.getByRole('button', { name: /^(Add|Edit) description$/ }).click();
  await form.getByLabel('Photo description').fill(words);
}

/** Adds a photo with a description to a form. */
export async function addPhoto(form: Locator, photo: FilePayload, words: string): Promise<void> {
  await form.getByLabel('Add photo').setInputFiles(photo);
  await describePhoto(form, words);
}

/** Writes and sends a post, and waits until it is stored: its card is there before that, but a reload would lose it. */
export async function writePost(page: Page, text: string, photo?: FilePayload): Promise<Locator> {
  const form = composer(page);
  const created = await countToasts(page, 'Post Created');
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill(text);
  if (photo) await addPhoto(form, photo, 'A still from a film');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const card = cardWith(page, text);
  await expect(card).toBeVisible();
  await expect.poll(() => countToasts(page, 'Post Created')).toBeGreaterThan(created);
  return card;
}

/** Opens the menu of the user's own post and chooses an entry. */
export async function choosePostOption(page: Page, card: Locator, option: string): Promise<void> {
  await card.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

/** Chooses the feed's sort order. */
export async function sortBy(page: Page, sort: Sort): Promise<void> {
  await page.getByRole('button', { name: 'Sort posts' }).click();
  await chooseSort(page, sort);
}

/** Chooses a sort order in the open menu. */
export async function chooseSort(page: Page, sort: Sort): Promise<void> {
  await page.getByRole('menuitemradio', { name: sort }).click();
  await expect(page.getByRole('heading', { name: `${sort} Posts` })).toBeVisible();
  // The cards of the previous order stay until those of this one are loaded.
  await expect.poll(() => isSorted(page, sort), { message: `cards by ${sort}` }).toBe(true);
}

async function isSorted(page: Page, sort: Sort): Promise<boolean> {
  const values = sort === 'Trending' ? await likeCounts(page) : await cardTimes(page);
  const wanted = values.toSorted((a, b) => (sort === 'Oldest' ? a - b : b - a));
  return values.length > 0 && values.join() === wanted.join();
}

/** The dates of the page's cards from top to bottom, as times. */
export async function cardTimes(page: Page): Promise<number[]> {
  const times = page.getByRole('article').locator('time');
  const stamps = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  return stamps.map((stamp) => Date.parse(stamp ?? ''));
}

/** The like counts of the page's cards from top to bottom. */
export async function likeCounts(page: Page): Promise<number[]> {
  const counts = await page.getByRole('article').getByTestId('like-count').allTextContents();
  return counts.map(Number);
}

/** Typed text is stored within one second of the last key press, so that second has to pass. */
export async function oneSecondLater(page: Page): Promise<void> {
  const lastKey = Date.now();
  await page.waitForFunction((since) => Date.now() - since >= 1000, lastKey);
}
