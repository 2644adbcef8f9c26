import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { call, tokenOf } from './api';
import { setFaults } from './faults';
import { atRest } from './layout';
import { addPosts, scrollToPost } from './manyPosts';
import { cardWith, expectFeed, sortBy, writePost } from './posts';
import { goTo } from './routes';

/** Presses with the mouse or with a finger. */
export type Press = (target: Locator) => Promise<void>;

const documentHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const topOf = async (card: Locator) => (await card.boundingBox())?.y ?? Number.NaN;

const distance = async (now: Promise<number>, before: number) => Math.abs((await now) - before);

/** Scrolls a card's text to the middle of the screen first, since pressing would scroll it into view. */
const centre = (card: Locator) =>
  card.getByTestId('post-text').evaluate((text) => text.scrollIntoView({ block: 'center' }));

async function expectPage(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Tests of keeping the reading position, for desktop and phone. */
export function describeReadingPosition(press: Press): void {
  test.use({ serviceWorkers: 'allow' });

  test('Back returns deep into a long feed: the same card at the same position, focused, without a request', async ({
    page,
  }) => {
    await signInQuietly(page);
    await addPosts(page, 75);
    await page.goto('/explore');
    await scrollToPost(page, 'Reel 14.');
    const card = cardWith(page, 'Reel 14.');
    await centre(card);
    const left = await atRest(page, async () => ({
      y: await topOf(card),
      height: await documentHeight(page),
    }));
    await press(card.getByTestId('post-text'));
    await expectPage(page, 'Post');
    await expect(page.getByRole('article')).toHaveCount(1);

    // Would fail the first call for a feed, and count it.
    const counting = [{ path: '/api/posts$', delayMs: 1, times: 1 }];
    await setFaults(page, counting);
    await page.goBack();
    await expectPage(page, 'Explore');
    await expect(card).toBeFocused();
    await expect.poll(() => distance(topOf(card), left.y)).toBeLessThanOrEqual(2);
    // The spacers of distant cards are as high as the cards were.
    await expect.poll(() => distance(documentHeight(page), left.height)).toBeLessThanOrEqual(2);
    expect(await page.evaluate((): unknown => Reflect.get(window, '__faults'))).toEqual(counting);
  });

  test('a new post waits behind a pill and moves nothing; the pill leads up to it', async ({
    page,
    context,
  }) => {
    await signInQuietly(page);
    await page.goto('/explore');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    await cards.nth(3).evaluate((card) => card.scrollIntoView());
    const before = await atRest(page, () => topOf(cards.nth(3)));
    const other = await context.newPage();
    await other.goto('/');
    await writePost(other, 'Just in from the lobby');
    const pill = page.getByRole('button', { name: '1 new post' });
    await expect(pill).toBeInViewport();
    await expect(cards).toHaveCount(6);
    await expect.poll(() => topOf(cards.nth(3))).toBe(before);
    await press(pill);
    await expect(cards.first()).toContainText('Just in from the lobby');
    await expect(cards.first()).toBeInViewport();
    await expect(pill).toBeHidden();
  });

  test('liking does not reorder the posts shown in Trending', async ({ page }) => {
    await signInQuietly(page);
    await page.goto('/explore');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(6);
    await sortBy(page, 'Trending');
    await expectFeed(page);
    const order = () => cards.evaluateAll((all) => all.map(({ dataset }) => dataset['postId']));
    const before = await order();
    const like = cards.last().getByRole('button', { name: 'Like' });
    const wasLiked = await like.getAttribute('aria-pressed');
    await press(like);
    await expect(like).not.toHaveAttribute('aria-pressed', wasLiked ?? '');
    expect(await order()).toEqual(before);
  });

  test('following somebody while far down in Home moves nothing there; their newest post waits behind the pill', async ({
    page,
  }) => {
    await signInQuietly(page);
    await addPosts(page, 45);
    const token = await tokenOf(page, 'kinokai');
    const postData = { _id: 'from-kai', content: 'Kai has news', photos: null };
    await call(page, 'POST', '/api/posts', { token, body: { postData } });
    await page.goto('/');
    await scrollToPost(page, 'Reel 4.');
    const card = cardWith(page, 'Reel 4.');
    await centre(card);
    const before = await atRest(page, () => topOf(card));

    await goTo(page, 'Explore', press);
    const follow = page
      .getByRole('complementary', { name: 'Suggestions' })
      .getByRole('button', { name: 'Follow Kai Lindqvist' });
    await press(follow);
    await expect(follow).toBeHidden();
    await page.goBack();
    await expectPage(page, 'Home');
    const pill = page.getByRole('button', { name: '1 new post' });
    await expect(pill).toBeInViewport();
    await expect.poll(() => distance(topOf(card), before)).toBeLessThanOrEqual(2);
    await press(pill);
    await expect(page.getByRole('article').first()).toContainText('Kai has news');
  });

  test('unfollowing a person removes their posts from Home at once, and Undo restores them to their place', async ({
    page,
  }) => {
    await signInQuietly(page);
    const ruths = page.getByRole('article', { name: 'Post by Ruth Almeida' });
    const cards = page.getByRole('article');
    const order = () => cards.evaluateAll((all) => all.map(({ dataset }) => dataset['postId']));
    const before = await order();
    expect(await ruths.count()).toBeGreaterThan(0);
    await press(ruths.first().getByRole('link', { name: 'Ruth Almeida' }));
    await expectPage(page, 'Ruth Almeida');
    await press(page.getByRole('main').getByRole('button', { name: 'Unfollow' }));
    await page.goBack();
    await expectPage(page, 'Home');
    await expect(ruths).toHaveCount(0);
    await press(page.getByRole('button', { name: 'Undo' }));
    await expect.poll(order).toEqual(before);
  });
}
