import { expect, signInQuietly, test } from '../fixtures';
import { addPosts, readDownTo } from '../support/manyPosts';

const OLDEST = 'Perfect Days at ten in the morning';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a long feed keeps the cards near the screen alone, and shows each again on the way back', async ({
  page,
}) => {
  await addPosts(page, 75);
  await page.goto('/explore');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Reel 75.');
  await readDownTo(page, OLDEST);

  await expect(cards.filter({ hasText: 'Reel 75.' })).toHaveCount(0);
  await expect.poll(() => cards.count()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards.filter({ hasText: 'Reel 75.' })).toBeInViewport();
});

test('a feed of fewer than sixty posts keeps every card in the document', async ({ page }) => {
  await addPosts(page, 45);
  await page.goto('/explore');
  await readDownTo(page, OLDEST);
  await expect(page.getByRole('article')).toHaveCount(51);
});

test('a card with the focus in it stays in a long feed, however far one scrolls', async ({
  page,
}) => {
  await addPosts(page, 75);
  await page.goto('/explore');
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like' });
  await like.click();
  await readDownTo(page, OLDEST);
  await expect(like).toBeFocused();
});
