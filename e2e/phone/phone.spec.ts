import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { atRest, sidewaysScroll, smallTargets } from '../support/layout';
import { OVERLAYS, openOverlay } from '../support/overlays';
import { cardWith, writePost } from '../support/posts';
import {
  expectContent,
  goTo,
  KEPT_SCREENS,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  somePostPath,
} from '../support/routes';
import { visitAs, visitBar } from '../support/visit';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

async function expectToFit(page: Page, where: string): Promise<void> {
  expect(await smallTargets(page), where).toEqual([]);
  await page.setViewportSize(NARROWEST);
  expect(await sidewaysScroll(page), where).toBe(0);
  await page.setViewportSize(PHONE);
}

test('the guest pages fit 320 px and have touch targets of 44 px', async ({ page }) => {
  for (const screen of PUBLIC_SCREENS) {
    await openScreen(page, screen);
    await expectToFit(page, screen.path);
  }
});

test('the member pages and a single post fit 320 px and have touch targets of 44 px', async ({
  page,
}) => {
  await signInQuietly(page);
  const post = { path: await somePostPath(page), heading: 'Post' };
  for (const screen of [...MEMBER_SCREENS, post]) {
    await openScreen(page, screen);
    await expectContent(page);
    await expectToFit(page, screen.path);
  }
});

test('lists, diaries and their sums fit 320 px and have touch targets of 44 px', async ({
  page,
}) => {
  await signInQuietly(page);
  for (const screen of KEPT_SCREENS) {
    await openScreen(page, screen);
    await expectToFit(page, screen.path);
  }
});

test('each menu and dialog fits 320 px and has touch targets of 44 px', async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  await signInQuietly(page);
  for (const overlay of OVERLAYS) {
    await page.goto(overlay.path);
    await expectContent(page);
    await openOverlay(page, overlay);
    expect(await sidewaysScroll(page), overlay.name).toBe(0);
    expect(await smallTargets(page), overlay.name).toEqual([]);
  }
});

test('the navigation is a bar at the bottom, with search and suggestions on Explore; a post is written, liked and bookmarked by touch', async ({
  page,
}) => {
  await signInQuietly(page);
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);

  await expect(page.getByRole('combobox')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).tap();
  // The heading comes first, then the search, then a strip, and the feed starts within the first screen.
  const topOf = async (thing: Locator) => (await thing.boundingBox())?.y ?? NaN;
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1, name: 'Explore' });
  const films = page.getByRole('region', { name: 'Films talked about' });
  const feed = main.getByRole('article').first();
  await expect(films.getByRole('link').last()).toBeVisible();
  const tops = await atRest(page, () =>
    Promise.all([heading, page.getByRole('combobox'), films, feed].map(topOf)),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(tops.at(-1)).toBeLessThan(600);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => topOf(heading)).toBeLessThan(40);
  expect(await topOf(heading)).toBeGreaterThanOrEqual(0);
  await page.getByRole('combobox').fill('ruth');
  await page.getByRole('option', { name: /Ruth Almeida/ }).tap();
  await expect(page).toHaveURL('/profile/reelruth');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Suggested Users' })).toBeVisible();

  await goTo(page, 'Home', (link) => link.tap());
  const card = await writePost(page, 'By thumb');
  await card.getByRole('button', { name: 'Like', exact: true }).tap();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  const [like, reply, bookmark] = await Promise.all(
    ['Like', 'Reply', 'Bookmark'].map((name) =>
      card.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );
  if (!like || !reply || !bookmark) throw new Error('An action has no box.');
  expect(bookmark.x - reply.x).toBe(reply.x - like.x);
  await card.getByRole('button', { name: 'Bookmark', exact: true }).tap();
  await goTo(page, 'Bookmarks', (link) => link.tap());
  await expect(cardWith(page, 'By thumb')).toBeVisible();
});

test('Logout under More leads to the login', async ({ page }) => {
  await signInQuietly(page);
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('long words, long names, emoji and right-to-left text do not break the layout', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await page.goto('/signup');
  const fields = {
    'First name': 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'.slice(0, 50),
    'Last name': 'محمد عبد الرحمن الكواكبي 🎬🎞️🍿',
    Username: 'a'.repeat(30),
    Password: 'p',
    'Confirm password': 'p',
  };
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Create New Account' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await writePost(page, `${'Donaudampfschifffahrt'.repeat(8)} ${'👨‍👩‍👧‍👦'.repeat(30)} فيلم رائع`);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.goto('/profile');
  await expect(page.getByRole('article')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  const counts = page.getByText(/^\d+ (Posts?|Films?|Following|Followers?)$/);
  await expect(counts).toHaveCount(4);
  const rows = await atRest(page, () =>
    counts.evaluateAll((all) => all.map((count) => Math.round(count.getBoundingClientRect().top))),
  );
  expect(new Set(rows).size, 'the counts stand in one row').toBe(1);

  await visitAs(page, 'Ruth Almeida');
  const [bar, back] = await atRest(page, () =>
    Promise.all(
      [visitBar(page), visitBar(page).getByRole('button')].map((one) => one.boundingBox()),
    ),
  );
  expect(bar?.height).toBeLessThan(200);
  expect(back?.x).toBeGreaterThan(NARROWEST.width / 3);
});

test('a toast keeps its buttons beside its text', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/profile/framebyframe');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Follow', exact: true }).tap();
  await main.getByRole('button', { name: 'Unfollow', exact: true }).tap();
  const text = page.getByText('No longer following Priya Raman');
  const [words, undo] = await atRest(page, () =>
    Promise.all([text.boundingBox(), page.getByRole('button', { name: 'Undo' }).boundingBox()]),
  );
  expect(undo?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0));
});
