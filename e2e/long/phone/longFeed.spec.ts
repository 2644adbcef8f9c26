import { expect, signInQuietly, test } from '../../fixtures';
import { addPosts, scrollToPost } from '../../support/manyPosts';

test.use({ serviceWorkers: 'allow' });

const OLDEST = 'Perfect Days at ten in the morning';

test('five hundred posts can be read to the end on a phone: few cards at a time, each once, without scrolling sideways', async ({
  page,
}) => {
  test.slow();
  await signInQuietly(page);
  await addPosts(page, 500);
  await page.goto('/explore');
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('Reel 500.');
  for (let number = 450; number > 0; number -= 50) {
    await scrollToPost(page, `Reel ${number}.`);
    const ids = await cards.evaluateAll((all) => all.map((card) => card.dataset['postId']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await scrollToPost(page, OLDEST);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(cards.filter({ hasText: 'Reel 500.' })).toBeInViewport();
});
