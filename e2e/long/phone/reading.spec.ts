import { expect, signInQuietly, test } from '../../fixtures';
import { holdClock, waitForSlowAnswer, SLOW_MS } from '../../support/failures';
import { setFaults, startWithFaults } from '../../support/faults';
import { gesture } from '../../support/gestures';
import { atRest } from '../../support/layout';
import { cardWith, choosePostOption, writePost } from '../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a post shows its age; only an edit marks it as edited; a long one is folded, and Show more expands it in place', async ({
  page,
}) => {
  const card = await writePost(page, 'Seen a moment ago');
  await expect(card.getByRole('link', { name: /^(now|\d+ min)$/ })).toBeVisible();
  await card.getByRole('button', { name: 'Like', exact: true }).tap();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  await expect(card.getByText('edited')).toHaveCount(0);
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').first().fill('Seen again');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(cardWith(page, 'Seen again').getByText('edited')).toBeVisible();

  const long = await writePost(page, `The long take. ${'And still nobody cut. '.repeat(60)}`);
  const text = long.getByTestId('post-text');
  // Tapping scrolls elements that are out of sight into view.
  await long.evaluate((shown) => shown.scrollIntoView({ block: 'start' }));
  await expect(long.getByRole('button', { name: 'Show more' })).toBeVisible();
  const folded = await atRest(page, () => text.boundingBox());
  await long.getByRole('button', { name: 'Show more' }).tap();
  await expect(long.getByRole('button', { name: 'Show less' })).toBeVisible();
  const whole = await text.boundingBox();
  expect(whole?.y).toBe(folded?.y);
  expect(whole?.height).toBeGreaterThan(2 * (folded?.height ?? Infinity));
  await expect(page).toHaveURL('/');
});

test('while a feed loads, skeletons shaped like cards take its place', async ({ page }) => {
  await holdClock(page);
  await startWithFaults(page, [{ path: 'feed=explore', delayMs: SLOW_MS }]);
  await page.goto('/explore');
  const skeleton = page
    .getByRole('main')
    .locator('[aria-busy="true"] [aria-hidden="true"]')
    .first();
  await expect(skeleton).toBeVisible();
  const { x, width } = (await skeleton.boundingBox()) ?? { x: NaN, width: NaN };
  await waitForSlowAnswer(page);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect(await card.boundingBox()).toMatchObject({ x, width });
});

test('pulling down a feed at its top refetches it and shows the new posts', async ({
  page,
  context,
}) => {
  await holdClock(page);
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  const other = await context.newPage();
  await other.goto('/');
  await writePost(other, 'Fresh from the other tab');
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();

  await setFaults(page, [{ path: 'feed=explore', delayMs: SLOW_MS }]);
  const top = page.getByRole('article').first();
  const { y } = (await top.boundingBox()) ?? { y: NaN };
  const refreshing = page.getByRole('status').filter({ hasText: 'Refreshing' });
  const from = { x: 195, y: 300 };
  await gesture(page, [from], [{ x: 195, y: 360 }]);
  await expect(refreshing).toHaveCount(0);
  await gesture(page, [from], [{ x: 195, y: 500 }], async () => {
    await expect.poll(async () => (await top.boundingBox())?.y).toBeGreaterThan(y + 64);
  });
  await expect(refreshing).toBeAttached();
  await waitForSlowAnswer(page);
  await expect(top).toContainText('Fresh from the other tab');
  await expect(refreshing).toHaveCount(0);
  await expect(page.getByRole('button', { name: '1 new post' })).toBeHidden();
});

test('pulling down further along a feed only scrolls up, without a request', async ({ page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 400));
  await gesture(page, [{ x: 195, y: 300 }], [{ x: 195, y: 500 }]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400);
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toHaveCount(0);
});

test('pulling in a text box leaves the feed alone', async ({ page }) => {
  await page.goto('/');
  const box = page.getByRole('form', { name: 'New post' }).getByRole('textbox');
  await box.fill('A line to select\n'.repeat(20));
  await page.evaluate(() => window.scrollTo(0, 0));
  const { x, y } = (await box.boundingBox()) ?? { x: NaN, y: NaN };
  const from = { x: x + 60, y: y + 20 };
  await gesture(page, [from], [{ ...from, y: from.y + 250 }], async () => {
    expect((await box.boundingBox())?.y).toBe(y);
  });
  await expect(page.getByRole('status').filter({ hasText: 'Refreshing' })).toHaveCount(0);
});
