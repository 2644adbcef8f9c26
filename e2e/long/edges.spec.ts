import type { Locator } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';

const WIDTHS = [360, 768, 1440];

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? NaN;

test('everything on the landing page begins at one left edge', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/landing-page');
    // Measured again if the app took the page over meanwhile.
    await expect(async () => {
      const edge = await leftOf(page.getByText('A social network for people who love films'));
      expect(await leftOf(page.getByText('Follow', { exact: true })), `${width} px`).toBe(edge);
      // A large letter has space before it, by which it is moved to the left.
      const fontSize = await heading.evaluate((title) =>
        parseFloat(getComputedStyle(title).fontSize),
      );
      const space = edge - (await leftOf(heading));
      expect(space, `${width} px`).toBeGreaterThanOrEqual(0);
      expect(space, `${width} px`).toBeLessThan(fontSize * 0.05);
    }).toPass({ timeout: 20_000 });
  }
});

test('the posters in a profile’s banner are whole', async ({ page }) => {
  await signInQuietly(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/profile');
    const banner = page.getByRole('main').locator('[data-mode="dark"][aria-hidden="true"]');
    await expect(banner.locator('svg')).toHaveCount(4);
    const cut = await banner.evaluate((strip) => {
      const { top, right, bottom, left } = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('svg')].filter((poster) => {
        const box = poster.getBoundingClientRect();
        const isWithin =
          box.top >= top && box.right <= right && box.bottom <= bottom && box.left >= left;
        return !isWithin || Math.abs(box.width / box.height - 2 / 3) > 0.02;
      }).length;
    });
    expect(cut, `${width} px`).toBe(0);
  }
});

test('the wall of films shows the whole name of a director in its filter', async ({ page }) => {
  await signInQuietly(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/films?director=Michelangelo+Antonioni');
    const field = page.getByRole('combobox', { name: 'Director' });
    const unfold = page.getByRole('button', { name: 'More filters' });
    await expect(unfold.or(field).first()).toBeVisible();
    if (await unfold.isVisible()) await unfold.click();
    await expect(field).toHaveValue('Michelangelo Antonioni');
    const isCut = await field.evaluate((input) => input.scrollWidth > input.clientWidth);
    expect(isCut, `${width} px`).toBe(false);
  }
});
