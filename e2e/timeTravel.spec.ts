import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { axeFinds } from './support/axe';
import { expectScreen, mark, returnTo, type Mark } from './support/devTools/marks';
import {
  installDevTools,
  jumpTo,
  lastActionId,
  listedNames,
  newSideEffects,
  shownState,
} from './support/devTools/pageLog';
import { live, ON_HOME, ON_PROFILE } from './support/devTools/session';
import { expectToast } from './support/toasts';
import { png } from './support/pictures';
import { cardWith, composer, sortBy, writePost } from './support/posts';

test.beforeEach(async ({ context, page }) => {
  await installDevTools(context);
  await signInQuietly(page);
});

/** What a jump must leave alone. */
const placeOf = (page: Page) => page.evaluate(() => `${location.href} ${history.length}`);

/** Jumps to all of them, there and back; the page may do nothing on the way. */
const expectJumps = async (page: Page, marks: Mark[]): Promise<void> => {
  const place = await placeOf(page);
  await newSideEffects(page);
  for (const there of marks.toReversed()) await returnTo(page, there);
  for (const back of marks) await returnTo(page, back);
  expect(await newSideEffects(page)).toEqual([]);
  expect(await placeOf(page)).toBe(place);
};

const bar = (page: Page) => page.getByText('Viewing the past');
const toNow = (page: Page) => page.getByRole('button', { name: 'Return to now' });
const likeOf = (page: Page) =>
  page.getByRole('article', { name: 'Post by Ruth Almeida' }).first().getByRole('button', {
    name: 'Like',
  });

test('a jump to any moment of a session shows its screen again, and does nothing else', async ({
  page,
}) => {
  test.slow();
  const onHome = await live(page, ON_HOME);
  await expectJumps(page, onHome);
  await page.getByRole('navigation').locator('a[href$="/profile"]').click();
  const onProfile = await live(page, ON_PROFILE);
  await expectJumps(page, onProfile);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectJumps(page, [...onHome, await mark(page, 'home again')]);
  const names = await listedNames(page);
  expect(names.length).toBeGreaterThan(40);
  // Each is an event or a step of a call, and says of what.
  for (const name of names.slice(1))
    expect(name).toMatch(
      /^(auth|posts|ui|users|backend)\/\w+(ed|Back|Chosen|In|Left|Out|Seen|Shown|Undone|Up)$|^api\/[\w/]+( get\w+| \w+)?$/,
    );
});

test('a past that the server has left says so, and leads back to now', async ({ page }) => {
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
  const before = await lastActionId(page);
  await likeOf(page).click();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => listedNames(page)).toContain('posts/likeToggled');
  const now = await mark(page, 'now');
  await jumpTo(page, before);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('main').getByText('Viewing the past')).toHaveCount(0);
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
  await toNow(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false');
  // Not by a jump to the mark: a toast that closes after it would make that a past.
  await expectScreen(page, now);
  await likeOf(page).click();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('axe finds nothing in the past, dark at a desk and light on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await lastActionId(page);
  await likeOf(page).click();
  // The button shows the press before the store has heard of it.
  await expect.poll(() => listedNames(page)).toContain('posts/likeToggled');
  await jumpTo(page, before);
  await expect(bar(page)).toBeVisible();
  for (const [colorScheme, width] of [
    ['dark', 1440],
    ['light', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFinds(page)).toEqual([]);
    expect((await toNow(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a past of the same data has no bar', async ({ page }) => {
  const latest = await mark(page, 'latest');
  await sortBy(page, 'Oldest');
  await mark(page, 'oldest');
  await returnTo(page, latest);
  await expect(bar(page)).toHaveCount(0);
});

test('nothing can be changed in the past: the reason is said, and typed words stay', async ({
  page,
}) => {
  const form = composer(page);
  const text = form.getByRole('textbox', { name: 'What did you watch?' });
  await text.fill('The Third Man, on a wheel');
  const typed = await mark(page, 'typed');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Post Created');
  const posted = await mark(page, 'posted');
  await returnTo(page, typed);
  await newSideEffects(page);
  await expect(bar(page)).toBeVisible();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /past.*nothing can be changed/ }),
  ).toBeVisible();
  await likeOf(page).click();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(text).toHaveValue('The Third Man, on a wheel');
  expect(await newSideEffects(page)).toEqual([]);
  await toNow(page).click();
  await returnTo(page, posted);
  await expect(cardWith(page, 'The Third Man')).toHaveCount(1);
});

test('an open dialog of the past leaves the way back to now', async ({ page }) => {
  await page
    .getByRole('button', { name: /^View photo/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const photo = await mark(page, 'photo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await likeOf(page).click();
  const now = await mark(page, 'now');
  await returnTo(page, photo);
  await toNow(page).click();
  await returnTo(page, now);
  await returnTo(page, photo);
  await expect(toNow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await returnTo(page, now);
});

test('no jump leads to another page: not to before the login, and not to what was not read yet', async ({
  page,
}) => {
  const { actionId: last } = await mark(page, 'home');
  const place = await placeOf(page);
  await newSideEffects(page);
  for (let id = last; id >= 0; id -= 1) await jumpTo(page, id);
  for (let id = 0; id <= last; id += 1) await jumpTo(page, id);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await newSideEffects(page)).toEqual([]);
  expect(await placeOf(page)).toBe(place);
});

test('the log shows photos and passwords in short', async ({ page }) => {
  await writePost(page, 'With a picture', png(900, 700));
  const { whole, shown } = await shownState(page);
  expect(whole).toMatch(/data:image\/\w+;base64,[^"]{1000}/);
  expect(shown).not.toMatch(/data:image\/\w+;base64,[^"]{1000}/);
  expect(shown).toMatch(/data:image\/\w+;base64,.*characters\)/);
  expect(shown).not.toContain('popcorn-and-rain');
});
