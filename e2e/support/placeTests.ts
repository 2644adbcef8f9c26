import { expect, type Page } from '@playwright/test';
import { setFaults } from './faults';
import { addPosts, readDownTo } from './manyPosts';

/** Reads three pages down, opens a post there and comes back. */
export async function returnToDeepCard(page: Page): Promise<void> {
  await addPosts(page, 75);
  await page.goto('/explore');
  await readDownTo(page, 'Reel 14.');
  const card = page.getByRole('article').filter({ hasText: 'Reel 14.' });
  const place = async () => (await card.boundingBox())?.y ?? Number.NaN;
  const words = card.getByTestId('post-text');
  // Clicking scrolls what is half out of sight.
  await words.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const left = await place();
  await words.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  // Would strike at the first call for a feed, and count it.
  await setFaults(page, [{ path: '/api/posts$', delayMs: 1, times: 1 }]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect(card).toBeFocused();
  expect(Math.abs((await place()) - left)).toBeLessThanOrEqual(2);
  const unused = await page.evaluate((): unknown => Reflect.get(window, '__faults'));
  expect(unused).toEqual([{ path: '/api/posts$', delayMs: 1, times: 1 }]);
}
