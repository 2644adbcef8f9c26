import { expect, signInQuietly, test } from '../fixtures';
import { addPosts, scrollToPost } from '../support/manyPosts';
import { cardWith } from '../support/posts';

test.use({ serviceWorkers: 'allow' });

const OLDEST = 'Perfect Days at ten in the morning';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a long feed only keeps the cards near the screen, and shows each again on the way back', async ({
  page,
}) => {
  await addPosts(page, 75);
  await page.goto('/explore');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Reel 75.');
  await scrollToPost(page, OLDEST);

  await expect(cards.filter({ hasText: 'Reel 75.' })).toHaveCount(0);
  await expect.poll(() => cards.count()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards.filter({ hasText: 'Reel 75.' })).toBeInViewport();
});

test('a feed of fewer than sixty posts keeps every card in the document', async ({ page }) => {
  await addPosts(page, 45);
  await page.goto('/explore');
  await scrollToPost(page, OLDEST);
  await expect(page.getByRole('article')).toHaveCount(51);
});

test('a focused card stays in a long feed, however far one scrolls', async ({ page }) => {
  await addPosts(page, 75);
  await page.goto('/explore');
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like' });
  await like.click();
  await scrollToPost(page, OLDEST);
  await expect(like).toBeFocused();
});

test('j and k move card by card through a long feed, although distant cards are not rendered', async ({
  page,
}) => {
  await addPosts(page, 70);
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  const walk = async (key: 'j' | 'k', wanted: string) => {
    const met: string[] = [];
    await expect(async () => {
      await page.keyboard.press(key);
      const id = await page.evaluate(() => document.activeElement?.getAttribute('data-post-id'));
      // At the end of the loaded posts a key press scrolls on, and the card keeps the focus.
      if (id && id !== met.at(-1)) met.push(id);
      expect(id).toBe(wanted);
    }).toPass({ intervals: [0], timeout: 60_000 });
    return met;
  };
  const reels = (from: number, to: number) =>
    Array.from(
      { length: Math.abs(from - to) + 1 },
      (_, step) => `reel-${from > to ? from - step : from + step}`,
    );
  expect(await walk('j', 'reel-5')).toEqual(reels(70, 5));
  await expect(cardWith(page, 'Reel 70.')).toHaveCount(0);
  expect(await walk('k', 'reel-40')).toEqual(reels(6, 40));

  // So fast that the cards above are not rendered yet: none may be skipped.
  const reached = await page.evaluate(() => {
    const isPressed = { key: 'k', bubbles: true };
    for (let times = 0; times < 30; times += 1)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', isPressed));
    return Number(document.activeElement?.getAttribute('data-post-id')?.slice('reel-'.length));
  });
  expect(reached).toBeLessThan(60);
  const met = await walk('k', 'reel-65');
  expect([...new Set([`reel-${reached}`, ...met])]).toEqual(reels(reached, 65));
});
