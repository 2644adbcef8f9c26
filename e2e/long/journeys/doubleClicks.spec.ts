import { expect, signInQuietly, test } from '../../fixtures';
import { cardWith } from '../../support/posts';

test.beforeEach(({ page }) => signInQuietly(page));

test('a double click on Follow follows one person, even though the list has moved up by the second click', async ({
  page,
}) => {
  const suggested = page.getByRole('region', { name: 'Suggested Users' });
  const follow = suggested.getByRole('button', { name: /^Follow/ });
  await expect(follow).toHaveCount(2);
  await follow.first().dblclick();
  await expect(follow).toHaveCount(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Mina Okafor' }).click();
  await expect(page.getByRole('button', { name: /^3 Following$/ })).toBeVisible();
});

test('a double click on a star sets the rating and does not remove it again', async ({ page }) => {
  await page.goto('/film/m-1931');
  const box = await page.getByRole('radiogroup', { name: 'Your rating' }).boundingBox();
  if (!box) throw new Error('No stars are shown.');
  // The right half of the fourth of five stars.
  await page.mouse.dblclick(box.x + (box.width * 3.75) / 5, box.y + box.height / 2);
  await expect(page.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Watched' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a new reply’s form and its mention suggestions are fully in view', async ({ page }) => {
  for (const text of ['They put Playtime back', 'Showed Duel last night']) {
    await page.goto('/explore');
    await cardWith(page, text).getByRole('button', { name: 'Reply', exact: true }).click();
    const form = page.getByRole('form', { name: 'New reply' });
    await expect(form.getByRole('textbox')).toBeFocused();
    await expect(form.getByRole('button', { name: 'Add film' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.type('@rut');
    await expect(page.getByRole('option', { name: /Ruth/ })).toBeInViewport({ ratio: 1 });
  }
});
