import { expect, type Page } from '@playwright/test';
import { call, guestToken, waitForWorker } from './api';
import { nextFrames } from './layout';

/** Adds this many posts by the guest through the API, each with its number in its text. */
export async function addPosts(page: Page, count: number): Promise<void> {
  await waitForWorker(page);
  const token = await guestToken(page);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const lines = ' The reel changed, and nobody in the room so much as coughed.';
  for (const number of numbers) {
    const content = `Reel ${number}.${lines.repeat(1 + (number % 5))}`;
    const { status } = await call(page, 'POST', '/api/posts', {
      token,
      headers: { Prefer: 'return=minimal' },
      body: { postData: { _id: `reel-${number}`, content, photos: null } },
    });
    expect(status).toBe(201);
  }
}

/** Scrolls down a screen at a time, like a reader, until the card with this text is visible. */
export async function scrollToPost(page: Page, text: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: text });
  await expect(async () => {
    if ((await card.count()) === 0) {
      await page.evaluate(() => window.scrollBy(0, window.innerHeight));
      // Waits for the screen's cards to be rendered: nobody reads faster.
      await nextFrames(page);
    }
    expect(await card.count()).toBe(1);
  }).toPass({ intervals: [20], timeout: 60_000 });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
}
