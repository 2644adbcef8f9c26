import { GUEST } from '../../../src/domain/demoAccounts';
import { expect, signInQuietly, test } from '../../fixtures';
import { serverError, startWithFaults } from '../../support/faults';
import { expectPersisted } from '../../support/persisted';
import { cardTimes, expectFeed, likeCounts, sortBy } from '../../support/posts';
import { goTo } from '../../support/routes';

const falling = (values: number[]) => values.toSorted((a, b) => b - a);
const rising = (values: number[]) => values.toSorted((a, b) => a - b);

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('Home lists only posts by oneself and the people one follows', async ({ page }) => {
  const authors = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  await page.goto('/profile');
  await page.getByRole('button', { name: /\d+ Following/ }).click();
  const people = page.getByRole('dialog', { name: 'Following' }).getByRole('link');
  await expect(people).toHaveCount(2);
  const allowed = await people.evaluateAll((links) =>
    links.map((link) => link.textContent).concat('Mina Okafor'),
  );
  expect(authors.length).toBeGreaterThan(1);
  for (const author of authors) {
    expect(allowed.some((person) => person.includes(author.replace('Post by ', '')))).toBe(true);
  }
  expect(new Set(authors).size).toBeGreaterThan(1);
});

test('Explore lists all six posts; only one’s own have a menu', async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  const own = page.getByRole('article').filter({ hasText: `@${GUEST.username}` });
  const others = page.getByRole('article').filter({ hasNotText: `@${GUEST.username}` });
  const options = { name: 'Post options' };
  await expect(own.getByRole('button', options)).toHaveCount(await own.count());
  await expect(others.getByRole('button', options)).toHaveCount(0);
  expect(await own.count()).toBeGreaterThan(0);
});

test('Home and Explore are sorted by latest at first, then by oldest and trending', async ({
  page,
}) => {
  for (const path of ['/', '/explore']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFeed(page);
      await expect(page.getByRole('heading', { name: 'Latest Posts' })).toBeVisible();
      const times = await cardTimes(page);
      expect(times).toEqual(falling(times));

      await sortBy(page, 'Oldest');
      await expect.poll(async () => (await cardTimes(page)).length).toBeGreaterThan(1);
      await expect
        .poll(async () => {
          const times = await cardTimes(page);
          return times.join() === rising(times).join();
        })
        .toBe(true);

      await sortBy(page, 'Trending');
      await expect
        .poll(async () => {
          const counts = await likeCounts(page);
          return counts.length > 1 && counts.join() === falling(counts).join();
        })
        .toBe(true);
    });
  }
});

test('the sort menu offers three orders, marks the current one, and closes on a choice; each feed keeps its own', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Sort posts' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio')).toHaveText([/trending/i, /latest/i, /oldest/i]);
  await expect(menu.getByRole('menuitemradio', { name: 'Latest' })).toBeChecked();
  await menu.getByRole('menuitemradio', { name: 'Oldest' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sort posts' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Oldest Posts' })).toBeVisible();

  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Posts' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Oldest Posts' })).toBeVisible();
});

test('a feed that fails to load says why and offers Retry', async ({ page }) => {
  await startWithFaults(page, [{ ...serverError('/api/posts', 'GET'), times: 1 }]);
  await page.goto('/explore');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The projector jammed.');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
});

test('a feed that was stored empty and now fails to load shows the error, not that it is empty', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.evaluate(() => {
    const { _id } = JSON.parse(localStorage.getItem('user') ?? '{}') as { _id: string };
    const nothing = JSON.stringify({ posts: [], nextCursor: null });
    localStorage.setItem('feed:home', `${JSON.stringify(_id)}\n${nothing}`);
  });
  await startWithFaults(page, [{ ...serverError('feed=home', 'GET'), times: 1 }]);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The projector jammed.');
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a feed shows its skeleton, not an empty state, while it loads', async ({ page }) => {
  await startWithFaults(page, [{ path: '/api/posts', method: 'GET', delayMs: 1500, times: 1 }]);
  await page.goto('/bookmarks');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible();
  await expect(page.getByText('No Bookmarks')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Bookmarks lists the bookmarked posts; when a card is removed the next one gets the focus, and an empty list says No Bookmarks', async ({
  page,
}) => {
  await goTo(page, 'Bookmarks');
  const cards = page.getByRole('article');
  const marks = cards.getByRole('button', { name: 'Bookmark', exact: true });
  await expect(marks.first()).toHaveAttribute('aria-pressed', 'true');
  await expectFeed(page);
  const total = await cards.count();
  const next = await cards.nth(1).getAttribute('data-post-id');
  await marks.first().focus();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(total - 1);
  await expect(page.locator(`article[data-post-id="${next}"]`)).toBeFocused();
  for (let left = total - 1; left > 0; left -= 1) {
    await marks.first().click();
    await expect(marks).toHaveCount(left - 1);
  }
  await expect(page.getByText('No Bookmarks')).toBeVisible();
  await expectPersisted(page, (tab) => expect(tab.getByText('No Bookmarks')).toBeVisible());
});

test('Back returns to the reading position', async ({ page }) => {
  await page.goto('/explore');
  const card = page.getByRole('article').nth(4);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByTestId('post-text').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 80);
});

test('a menu’s entries do not move while it opens, so that a press chooses the intended one', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.getByRole('button', { name: 'Sort posts' }).click();
  const scale = await page
    .getByRole('menuitemradio', { name: 'Oldest' })
    .evaluate((entry: HTMLElement) => entry.getBoundingClientRect().width / entry.offsetWidth);
  expect(scale).toBe(1);
});
