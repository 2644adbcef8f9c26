import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../../fixtures';
import { axeFinds } from '../../../support/axe';
import { atRest } from '../../../support/layout';
import { expectToast } from '../../../support/toasts';
import { png } from '../../../support/pictures';
import { cardWith, choosePostOption, composer } from '../../../support/posts';

const photos = (page: Page) => page.getByRole('button', { name: /^View photo/ });
const lightbox = (page: Page) => page.getByRole('dialog', { name: /^Photo by/ });

/** The photo's width on the screen, at any zoom. */
const shownWidth = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('arrow keys and buttons go through the post’s photos and no other’s, and closing focuses the one shown; Back closes it too', async ({
  page,
}) => {
  const form = composer(page);
  await form.getByLabel('Add photo').setInputFiles([png(300, 200), png(200, 300), png(90, 90)]);
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Three stills');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Post Created');
  await page.goto('/explore');
  const own = cardWith(page, 'Three stills').getByRole('button', { name: /^View photo/ });
  await own.first().click();
  const shows = (name: string) => expect(lightbox(page)).toHaveAccessibleName(name);
  await shows('Photo by Mina Okafor (1 of 3)');
  await expect(page.getByRole('button', { name: 'Previous photo' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await shows('Photo by Mina Okafor (2 of 3)');
  await page.getByRole('button', { name: 'Next photo' }).click();
  await shows('Photo by Mina Okafor (3 of 3)');
  await expect(page.getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page).getByRole('group', { name: '3 of 3' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await shows('Photo by Mina Okafor (2 of 3)');
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(own.nth(1)).toBeFocused();

  await own.last().click();
  await expect(lightbox(page)).toBeVisible();
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/explore');
});

test('keys, a double click and Ctrl with the wheel zoom a photo; the page does not zoom', async ({
  page,
}) => {
  await page.goto('/explore');
  await photos(page).first().click();
  const picture = lightbox(page).getByRole('img');
  await expect(picture).toBeVisible();
  const whole = await atRest(page, () => shownWidth(picture));
  const widthIs = (times: number) =>
    expect.poll(async () => (await shownWidth(picture)) / whole).toBeCloseTo(times, 1);
  await page.keyboard.press('+');
  await widthIs(1.5);
  await page.keyboard.press('-');
  await widthIs(1);
  await page.mouse.dblclick(600, 300);
  await widthIs(2.5);
  await page.keyboard.press('0');
  await widthIs(1);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await widthIs(2);
  await page.keyboard.press('0');
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a photo opened on a post’s own page has no others to go to', async ({ page }) => {
  await page.goto('/explore');
  const card = page
    .getByRole('article')
    .filter({ has: photos(page) })
    .first();
  await card
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await photos(page).click();
  await expect(lightbox(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Next|Previous) photo$/ })).toHaveCount(0);
});

test('the lightbox closes when its photo is deleted in another tab, and Back navigates again', async ({
  page,
  context,
}) => {
  const form = composer(page);
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Gone tomorrow');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  const card = cardWith(page, 'Gone tomorrow');
  await expect(card).toBeVisible();
  await expectToast(page, 'Post Created');
  const other = await context.newPage();
  await other.goto('/');
  await card.getByRole('button', { name: /^View photo/ }).click();
  await expect(lightbox(page)).toBeVisible();
  await choosePostOption(other, cardWith(other, 'Gone tomorrow'), 'Delete');
  await expect(lightbox(page)).toBeHidden();
  const entry = () => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(entry).not.toContain('"overlay":true');
});
