import { expect, signInQuietly, test } from '../fixtures';
import { composer } from '../support/posts';

const TARGET = 44;

test('each star is large enough for a finger, and a finger gives halves', async ({ page }) => {
  await signInQuietly(page);
  const form = composer(page);
  await form.getByRole('button', { name: 'Add film' }).tap();
  await form.getByRole('combobox', { name: 'Find a film' }).fill('vertigo');
  await form.getByRole('option', { name: 'Vertigo (1958)' }).tap();
  const stars = form.getByRole('radiogroup', { name: 'Your rating' });
  const box = await stars.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(5 * TARGET);
  expect(box?.height).toBeGreaterThanOrEqual(TARGET);
  await stars.tap({ position: { x: 3.25 * TARGET, y: TARGET / 2 } });
  await expect(stars.getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
  await stars.tap({ position: { x: 1.75 * TARGET, y: TARGET / 2 } });
  await expect(stars.getByRole('radio', { name: '2 Stars' })).toBeChecked();
});
