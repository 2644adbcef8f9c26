import { expect, signInQuietly, test } from '../fixtures';
import { composer } from '../support/posts';

const TARGET = 44;

test('each star is large enough for a finger, and half stars can be set by touch', async ({
  page,
}) => {
  await signInQuietly(page);
  const form = composer(page);
  await form.getByRole('button', { name: 'Add film' }).tap();
  await form.getByRole('combobox', { name: 'Find a film' }).fill('vertigo');
  await expect(form.getByRole('option', { name: 'Vertigo (1958)' })).toBeVisible();
  // By a key: a tap on a star right after one on the option would be a double tap's second, which presses nothing.
  await page.keyboard.press('Enter');
  const stars = form.getByRole('radiogroup', { name: 'Your rating' });
  const box = await stars.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(5 * TARGET);
  expect(box?.height).toBeGreaterThanOrEqual(TARGET);
  await stars.tap({ position: { x: 3.25 * TARGET, y: TARGET / 2 } });
  await expect(stars.getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
  await stars.tap({ position: { x: 1.75 * TARGET, y: TARGET / 2 } });
  await expect(stars.getByRole('radio', { name: '2 Stars' })).toBeChecked();
});

test('by touch a film is found on the wall of films and put on the watchlist', async ({ page }) => {
  await signInQuietly(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Films' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Films' })).toBeFocused();
  await page.getByRole('link', { name: 'Porco Rosso (1992)' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Porco Rosso' })).toBeFocused();
  const listed = page.getByRole('button', { name: 'Watchlist' });
  const was = await listed.getAttribute('aria-pressed');
  await listed.tap();
  await expect(listed).not.toHaveAttribute('aria-pressed', was ?? '');
});
