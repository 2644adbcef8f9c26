import { expect, signInQuietly, test } from './fixtures';
import { serverError, setFaults } from './support/faults';
import { expectToast, sawToast } from './support/toasts';
import { png, textFile } from './support/pictures';
import { cardWith, composer, describePhoto, oneSecondLater, writePost } from './support/posts';
import { goTo } from './support/routes';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a post appears at the top of Home at once, and is announced', async ({ page }) => {
  const card = await writePost(page, 'Paris, Texas on a rainy Sunday.');
  await expectToast(page, 'Post Created', 'bottom-right');
  await expect(page.getByRole('article').first()).toContainText('Paris, Texas');
  await expect(card.getByTestId('like-count')).toHaveText('0');
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
});

test('a post with a photo is still there after a reload', async ({ page }) => {
  const card = await writePost(page, 'A still I took', png(1200, 800));
  const photo = card.getByRole('button', { name: /^View photo/ }).locator('img');
  await expect(photo).toBeVisible();
  await expectToast(page, 'Post Created');
  await page.reload();
  const again = cardWith(page, 'A still I took').getByRole('button', { name: /^View photo/ });
  await expect
    .poll(() => again.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a photo alone makes a post', async ({ page }) => {
  const before = await page.getByRole('article').count();
  await composer(page).getByLabel('Add photo').setInputFiles(png(300, 200));
  await describePhoto(composer(page), 'A grey wall');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(before + 1);
});

test('Post is disabled, with a cursor that says so, while there is neither text nor photo', async ({
  page,
}) => {
  const post = composer(page).getByRole('button', { name: 'Post', exact: true });
  const text = composer(page).getByRole('textbox');
  await expect(post).toBeDisabled();
  const cursor = await post.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const under = document.elementFromPoint(x + width / 2, y + height / 2);
    return under && getComputedStyle(under).cursor;
  });
  expect(cursor).toBe('not-allowed');
  await text.fill('   \n ');
  await expect(post).toBeDisabled();
  await text.fill('Ran');
  await expect(post).toBeEnabled();
});

test('the picker takes pictures only', async ({ page }) => {
  const picker = composer(page).getByLabel('Add photo');
  await expect(picker).toHaveAttribute('accept', /image/);
  await picker.setInputFiles(textFile);
  await expect(page.getByRole('alert').filter({ hasText: /image|picture|photo/i })).toBeVisible();
  await expect(composer(page).getByRole('button', { name: 'Remove photo' })).toBeHidden();
});

test('a picture that claims too many pixels is refused with the reason', async ({ page }) => {
  const bomb = png(10, 10, { width: 20_000, height: 20_000 });
  await composer(page).getByLabel('Add photo').setInputFiles(bomb);
  await expect(page.getByRole('alert').filter({ hasText: /megapixel|large|big/i })).toBeVisible();
});

test('a chosen photo can be removed again', async ({ page }) => {
  await composer(page).getByLabel('Add photo').setInputFiles(png(300, 200));
  await composer(page).getByRole('button', { name: 'Remove photo' }).click();
  await expect(composer(page).getByRole('button', { name: 'Remove photo' })).toBeHidden();
  await expect(composer(page).getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
});

test('a large photo is scaled to 1600 px and re-encoded', async ({ page }) => {
  const card = await writePost(page, 'Very wide', png(3200, 1600));
  const photo = card.getByRole('button', { name: /^View photo/ }).locator('img');
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1600);
});

test('the avatar leads to the own profile', async ({ page }) => {
  await composer(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/profile');
});

test('a post that could not be sent says why, keeps its words, and can be sent again', async ({
  page,
}) => {
  await setFaults(page, [serverError('/api/posts$')]);
  await composer(page).getByRole('textbox').fill('Words I would hate to lose');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const unsent = page.getByRole('alert').filter({ hasText: 'Words I would hate to lose' });
  await expect(unsent).toContainText('The projector jammed.');
  await expect(cardWith(page, 'Words I would hate to lose')).toBeHidden();
  expect(await sawToast(page, 'Post Created')).toBe(false);
  await page.reload();
  await unsent.getByRole('button', { name: 'Retry' }).click();
  await expect(cardWith(page, 'Words I would hate to lose')).toBeVisible();
  await expectToast(page, 'Post Created');
});

test('a draft survives a reload, and is gone once it is posted', async ({ page }) => {
  await composer(page).getByRole('textbox').fill('Half a thought about Tarkovsky');
  await oneSecondLater(page);
  await page.reload();
  await expect(composer(page).getByRole('textbox')).toHaveValue('Half a thought about Tarkovsky');
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Post Created');
  await page.reload();
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
});

test('who posts by key writes on', async ({ page }) => {
  const text = composer(page).getByRole('textbox');
  await text.fill('The first of two');
  await page.getByRole('button', { name: 'Post', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();
});

test('a post made in Home shows in Explore too', async ({ page }) => {
  await writePost(page, 'Seen at the Rio');
  await goTo(page, 'Explore');
  await expect(cardWith(page, 'Seen at the Rio')).toBeVisible();
});
