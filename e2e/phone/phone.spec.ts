import { expect, signInQuietly, test } from '../fixtures';
import { sidewaysScroll, smallTargets } from '../support/layout';
import { OVERLAYS, openOverlay } from '../support/overlays';
import { cardWith, writePost } from '../support/posts';
import { goTo, MEMBER_SCREENS, openScreen, PUBLIC_SCREENS, somePostPath } from '../support/routes';

for (const screen of PUBLIC_SCREENS) {
  test(`${screen.path} fits 320 px and offers targets of 44 px`, async ({ page }) => {
    await openScreen(page, screen);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const screen of MEMBER_SCREENS) {
  test(`${screen.path} fits 320 px and offers targets of 44 px`, async ({ page }) => {
    await signInQuietly(page);
    await openScreen(page, screen);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test('a single post fits 320 px and offers targets of 44 px', async ({ page }) => {
  await signInQuietly(page);
  await page.goto(await somePostPath(page));
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
});

for (const overlay of OVERLAYS) {
  test(`the ${overlay.name} fits 320 px and offers targets of 44 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signInQuietly(page);
    await page.goto(overlay.path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await openOverlay(page, overlay);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
  });
}

test('the navigation is a bar at the bottom', async ({ page }) => {
  await signInQuietly(page);
  const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(box?.x).toBe(0);
  expect(box?.width).toBe(390);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
});

test('search and suggestions stand under Explore', async ({ page }) => {
  await signInQuietly(page);
  await expect(page.getByRole('combobox')).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Explore' }).tap();
  await page.getByRole('combobox').fill('ruth');
  await page.getByRole('option', { name: /Ruth Almeida/ }).tap();
  await expect(page).toHaveURL('/profile/reelruth');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Suggested Users' })).toBeVisible();
});

test('a post is written, liked and bookmarked by touch', async ({ page }) => {
  await signInQuietly(page);
  const card = await writePost(page, 'By thumb');
  await card.getByRole('button', { name: 'Like', exact: true }).tap();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  await card.getByRole('button', { name: 'Bookmark', exact: true }).tap();
  await goTo(page, 'Bookmarks', (link) => link.tap());
  await expect(cardWith(page, 'By thumb')).toBeVisible();
});

test('long words, long names, emoji and right-to-left text break nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
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
});
