import { expect, signInQuietly, test } from '../../fixtures';

test('All time is a click from the diary, and each bar leads to as many evenings as it counts', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/profile/reelruth/diary');
  await page.getByRole('link', { name: 'All time' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All time in film' })).toBeFocused();

  for (const table of ['Evenings by the film’s decade', 'Countries', 'Evenings by stars']) {
    const row = page.getByRole('table', { name: table }).getByRole('row').last();
    const name = await row.getByRole('rowheader').innerText();
    const count = Number(await row.getByRole('cell').innerText());
    await page.getByRole('link', { name: new RegExp(`^${name}:? ${count} evenings?$`) }).focus();
    await page.keyboard.press('Enter');
    const evenings = page.getByRole('list', { name: 'Evenings' }).getByRole('listitem');
    await expect(evenings).toHaveCount(count);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
  }

  await page.getByRole('link', { name: /^2026: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2026 in film' })).toBeFocused();
  await page.getByRole('link', { name: 'All time' }).click();
  await expect(page).toHaveURL('/profile/reelruth/all-time');
});
