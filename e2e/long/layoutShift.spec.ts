import { expect, signInQuietly, test } from '../fixtures';
import { recordShifts, shiftsOf } from '../support/layoutShifts';
import {
  expectContent,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  somePostPath,
} from '../support/routes';

const LIMIT = 0.02;

test('no public page shifts while it loads', async ({ page }) => {
  await recordShifts(page);
  for (const screen of PUBLIC_SCREENS) {
    await openScreen(page, screen);
    expect(await shiftsOf(page), screen.path).toBeLessThan(LIMIT);
  }
});

test('no member page, nor a single post, shifts while it loads', async ({ page }) => {
  await signInQuietly(page);
  const post = { path: await somePostPath(page), heading: 'Post' };
  await recordShifts(page);
  for (const screen of [...MEMBER_SCREENS, post]) {
    await openScreen(page, screen);
    await expectContent(page);
    expect(await shiftsOf(page), screen.path).toBeLessThan(LIMIT);
  }
});

test('in a low window, space is reserved for the films above a feed until their code has loaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signInQuietly(page);
  let releaseFilms = () => {};
  const isHeld = new Promise<void>((resolve) => (releaseFilms = resolve));
  await page.route(/\/assets\/TalkedAbout-/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/explore');
  await expectContent(page);
  const people = page.getByRole('region', { name: 'Suggested Users' });
  await expect(people.getByRole('listitem').getByRole('link').first()).toBeVisible();
  const topOfFeed = async () =>
    (await page.getByRole('button', { name: 'Sort posts' }).boundingBox())?.y;
  const before = await topOfFeed();
  releaseFilms();
  await expect(page.getByRole('list', { name: 'Films talked about' })).toBeVisible();
  expect(await topOfFeed()).toBe(before);
});
