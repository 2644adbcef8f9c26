import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectScreen, mark, returnTo, type Mark } from '../../support/devTools/marks';
import {
  installDevTools,
  jumpTo,
  lastActionId,
  listedNames,
  newSideEffects,
  shownState,
} from '../../support/devTools/pageLog';
import { bar, likeOf, historyPositionOf, returnToNow } from '../../support/devTools/past';
import { live, ON_HOME, ON_PROFILE } from '../../support/devTools/session';
import { expectToast } from '../../support/toasts';
import { png } from '../../support/pictures';
import { cardWith, composer, sortBy, writePost } from '../../support/posts';

test.beforeEach(async ({ context, page }) => {
  // Cards show their age, which would change with the next minute.
  await page.clock.setFixedTime(Date.now());
  await installDevTools(context);
  await signInQuietly(page);
});

/** Jumps to all of them and back; the page must do nothing meanwhile. */
const expectJumps = async (page: Page, marks: Mark[]): Promise<void> => {
  const place = await historyPositionOf(page);
  await newSideEffects(page);
  for (const there of marks.toReversed()) await returnTo(page, there);
  for (const back of marks) await returnTo(page, back);
  // A toast may have closed after the last mark, and a page opened in the past fetches nothing.
  await jumpTo(page, await lastActionId(page));
  expect(await newSideEffects(page)).toEqual([]);
  expect(await historyPositionOf(page)).toBe(place);
};

test('a jump to any moment of a session shows its screen again, without side effects', async ({
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
  // Each is an event or a step of a call, and names its subject.
  for (const name of names.slice(1))
    expect(name).toMatch(
      /^(auth|deletions|drafts|films|notifications|posts|ui|users|backend)\/\w+(ed|Back|Chosen|In|Left|Out|Seen|Shown|Undone|Up)$|^api\/[\w/]+( get\w+| \w+)?$/,
    );
});

test('a past state that differs from the server’s data shows a bar with a way back to now', async ({
  page,
}) => {
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
  await returnToNow(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false');
  // Not by a jump to the mark: a toast that closes afterwards would make it a past state.
  await expectScreen(page, now);
  await likeOf(page).click();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'true');
});

test('a past state with the server’s current data shows no bar', async ({ page }) => {
  const latest = await mark(page, 'latest');
  await sortBy(page, 'Oldest');
  await mark(page, 'oldest');
  await returnTo(page, latest);
  await expect(bar(page)).toHaveCount(0);
});

test('nothing can be changed in a past state: a message says why, and typed text stays', async ({
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
  await returnToNow(page).click();
  await returnTo(page, posted);
  await expect(cardWith(page, 'The Third Man')).toHaveCount(1);
});

test('the log abbreviates photos and passwords', async ({ page }) => {
  await writePost(page, 'With a picture', png(900, 700));
  // The answer brings the picture's data; until then the state has the address of a file.
  await expect
    .poll(async () => (await shownState(page)).whole)
    .toMatch(/data:image\/\w+;base64,[^"]{1000}/);
  const { shown } = await shownState(page);
  expect(shown).not.toMatch(/data:image\/\w+;base64,[^"]{1000}/);
  expect(shown).toMatch(/data:image\/\w+;base64,.*characters\)/);
  expect(shown).not.toContain('popcorn-and-rain');
});
