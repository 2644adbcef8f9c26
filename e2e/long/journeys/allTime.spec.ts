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

test('the dates below the posters of All time stay on one line, and widen no poster', async ({
  page,
}) => {
  await signInQuietly(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/profile/reelruth/all-time');
    const dates = page.getByRole('list', { name: 'Films of all time' }).locator('time');
    await expect(dates.first()).toBeVisible();
    const lines = await dates.evaluateAll((all) =>
      all.map((date) =>
        Math.round(date.clientHeight / Number.parseFloat(getComputedStyle(date).lineHeight)),
      ),
    );
    expect(new Set(lines), `${width} px`).toEqual(new Set([1]));
    const posters = page.getByRole('list', { name: 'Films of all time' }).getByRole('link');
    const widths = await posters.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(Math.max(...widths) - Math.min(...widths), `${width} px`).toBeLessThanOrEqual(1);
  }
});
