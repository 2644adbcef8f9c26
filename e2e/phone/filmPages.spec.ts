import { expect, signInQuietly, test } from '../fixtures';

test('a thumb finds a film on the wall, and puts it on the watchlist', async ({ page }) => {
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
