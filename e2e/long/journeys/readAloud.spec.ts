import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { listen } from '../../support/liveRegions';
import { expectToast } from '../../support/toasts';
import { composer, writePost } from '../../support/posts';
import {
  expectContent,
  goTo,
  MEMBER_SCREENS,
  openScreen,
  somePostPath,
} from '../../support/routes';

/** The levels of the headings, from top to bottom. */
const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));

test('each page has one first-level heading, no level is skipped, and its landmarks have names', async ({
  page,
}) => {
  await signInQuietly(page);
  const post = { path: await somePostPath(page), heading: 'Post' };
  for (const screen of [...MEMBER_SCREENS, post]) {
    await openScreen(page, screen);
    await expectContent(page);
    await expect(page.getByRole('complementary').getByRole('heading').last()).toBeVisible();
    const levels = await headingLevels(page);
    expect(
      levels.filter((level) => level === 1),
      screen.path,
    ).toHaveLength(1);
    for (const [place, level] of levels.entries())
      expect(level, screen.path).toBeLessThanOrEqual((levels[place - 1] ?? 1) + 1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('complementary', { name: 'Suggestions' })).toHaveCount(1);
  }
});

test('a screen reader reads Home in a sensible order', async ({ page }) => {
  await signInQuietly(page);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('heading').last()).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Cinefolk, home"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Explore"
        - listitem:
          - link "Films"
        - listitem:
          - link "Notifications"
        - listitem:
          - link "Bookmarks"
        - listitem:
          - button "Settings"
        - listitem:
          - button "Logout"
        - listitem:
          - link "Mina Okafor @matinee"
    - main:
      - heading "Home" [level=1]
      - form "New post":
        - link "Your profile"
        - textbox "What did you watch?"
        - button "Add photo"
        - button "Post" [disabled]
      - heading "Latest Posts" [level=2]
      - button "Sort posts"
      - article "Post by Mina Okafor":
        - paragraph:
          - link "Mina Okafor"
        - paragraph:
          - text: "@matinee"
          - link /\\w+ \\d+, \\d+/
        - button "Post options"
        - paragraph: /Cinema Paradiso/
        - button /View photo. A full, dark cinema/
        - 'button "ALT: photo description"'
        - button "Like"
        - text: 2 likes
        - button "Bookmark"
        - button "Copy link"
      - article "Post by Ruth Almeida":
        - button "Like" [pressed]
    - complementary "Suggestions":
      - search:
        - combobox "Search people, films and posts"
      - region "Suggested Users":
        - heading "Suggested Users" [level=2]
        - list:
          - listitem:
            - link "Kai Lindqvist"
            - button "Follow Kai Lindqvist"
      - region "Films talked about":
        - heading "Films talked about" [level=2]
        - link "See all"
        - list "Films talked about":
          - listitem:
            - link "Cinema Paradiso (1988)"
  `);
});

test('a navigation, a bookmark, a post and a text that is too long are each announced once; likes and key presses are not', async ({
  page,
}) => {
  await signInQuietly(page);
  // The login's toast is loaded with the toasts' code, so it can be late.
  await expectToast(page, 'Successfully logged in');
  const place = await listen(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect.poll(place).toEqual(['Explore']);

  await goTo(page, 'Home');
  const card = await writePost(page, 'Heard of it');
  await expectToast(page, 'Post Created');
  await expect(page.getByText('Post Created')).toBeHidden();
  const announced = await listen(page);
  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect.poll(announced).toEqual(['Post Added to bookmark']);
  await writePost(page, 'Heard of that too');
  await expect.poll(announced).toEqual(['Post Added to bookmark', 'Post Created']);
  await expect(page.getByText('Post Created')).toBeHidden();

  const text = composer(page).getByRole('textbox');
  await text.fill('x'.repeat(9_998));
  await expect(composer(page).getByText('2 characters left')).toBeVisible();
  const limit = await listen(page);
  await text.press('End');
  await page.keyboard.type('12345');
  await expect(composer(page).getByText('3 characters too many')).toBeVisible();
  await expect.poll(limit).toEqual(['Too long']);
});

test('new posts are announced once, with their number', async ({ page, context }) => {
  await signInQuietly(page);
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  const announced = await listen(page);
  const other = await context.newPage();
  await other.goto('/');
  await writePost(other, 'One of two');
  await expect.poll(announced).toEqual(['1 new post']);
  await writePost(other, 'Two of two');
  await expect.poll(announced).toEqual(['1 new post', '2 new posts']);
});
