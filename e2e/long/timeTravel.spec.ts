import { expect, signInQuietly, test } from '../fixtures';
import { axeFinds } from '../support/axe';
import { mark, returnTo } from '../support/devTools/marks';
import {
  installDevTools,
  jumpTo,
  lastActionId,
  listedNames,
  newSideEffects,
} from '../support/devTools/pageLog';
import { bar, likeOf, historyPositionOf, returnToNow } from '../support/devTools/past';

test.beforeEach(async ({ context, page }) => {
  await installDevTools(context);
  await signInQuietly(page);
});

test('axe finds nothing in a past state, dark on desktop and light on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await lastActionId(page);
  await likeOf(page).click();
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
    expect((await returnToNow(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a past state with an open dialog still offers the way back to now', async ({ page }) => {
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
  await returnToNow(page).click();
  await returnTo(page, now);
  await returnTo(page, photo);
  await expect(returnToNow(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await returnTo(page, now);
});

test('a jump to before the login or before the data was loaded stays on the page, without side effects', async ({
  page,
}) => {
  const { actionId: last } = await mark(page, 'home');
  const place = await historyPositionOf(page);
  await newSideEffects(page);
  for (let id = last; id >= 0; id -= 1) await jumpTo(page, id);
  for (let id = 0; id <= last; id += 1) await jumpTo(page, id);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await newSideEffects(page)).toEqual([]);
  expect(await historyPositionOf(page)).toBe(place);
});
