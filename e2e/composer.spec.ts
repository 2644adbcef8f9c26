import { expect, signInQuietly, test } from './fixtures';
import { serverError, setFaults } from './support/faults';
import { png, textFile } from './support/pictures';
import { cardWith, composer, describePhoto, writePost } from './support/posts';
import { goTo } from './support/routes';
import { expectToast, sawToast } from './support/toasts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a post appears at the top of Home at once, is announced, and is in Explore too; posting keeps the focus in the composer', async ({
  page,
}) => {
  const card = await writePost(page, 'Paris, Texas on a rainy Sunday.');
  await expectToast(page, 'Post Created', 'bottom-right');
  await expect(page.getByRole('article').first()).toContainText('Paris, Texas');
  await expect(card.getByTestId('like-count')).toHaveText('0');
  await expect(card.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  const text = composer(page).getByRole('textbox');
  await expect(text).toHaveValue('');
  await expect(composer(page)).toBeFocused();
  // The pointer still rests on Post: why it is disabled is told only once the pointer moves.
  const why = composer(page).getByRole('tooltip', { includeHidden: true });
  await expect(why).toHaveCSS('opacity', '0');
  await page.mouse.move(10, 10);
  await composer(page).getByText('Post', { exact: true }).hover({ force: true });
  await expect(why).toHaveCSS('opacity', '1');

  await text.fill('Another by key');
  await page.getByRole('button', { name: 'Post', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();
  await expect(cardWith(page, 'Another by key')).toBeVisible();

  await goTo(page, 'Explore');
  await expect(cardWith(page, 'Paris, Texas')).toBeVisible();
});

test('a large photo is scaled to 1600 px and survives a reload; a photo can be removed again, and a post can be just a photo', async ({
  page,
}) => {
  const form = composer(page);
  const remove = form.getByRole('button', { name: 'Remove photo' });
  const card = await writePost(page, 'Very wide', png(3200, 1600));
  const photo = card.getByRole('button', { name: /^View photo/ }).locator('img');
  const width = (image: HTMLImageElement) => image.naturalWidth;
  await expect(photo).toBeVisible();
  await expect.poll(() => photo.evaluate(width)).toBe(1600);
  await expectToast(page, 'Post Created');
  await page.reload();
  await expect.poll(() => photo.evaluate(width)).toBe(1600);

  const before = await page.getByRole('article').count();
  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(form.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();

  await form.getByLabel('Add photo').setInputFiles(png(300, 200));
  await describePhoto(form, 'A grey wall');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(before + 1);
});

test('Post is disabled, cursor included, while there is neither text nor photo; the avatar links to one’s own profile', async ({
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

  await composer(page).getByRole('link').first().click();
  await expect(page).toHaveURL('/profile');
});

test('the file picker only accepts pictures; one that claims too many pixels is refused with the reason', async ({
  page,
}) => {
  const picker = composer(page).getByLabel('Add photo');
  await expect(picker).toHaveAttribute('accept', /image/);
  await picker.setInputFiles(textFile);
  await expect(page.getByRole('alert').filter({ hasText: /image|picture|photo/i })).toBeVisible();
  await expect(composer(page).getByRole('button', { name: 'Remove photo' })).toBeHidden();
  const bomb = png(10, 10, { width: 20_000, height: 20_000 });
  await picker.setInputFiles(bomb);
  await expect(page.getByRole('alert').filter({ hasText: /megapixel|large|big/i })).toBeVisible();
  await expect(composer(page).getByRole('button', { name: 'Remove photo' })).toBeHidden();
});

test('a post that could not be sent says why, keeps its text, and can be sent again', async ({
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
