import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';

/** The lines of posters' titles that the tick beside them covers. */
const coveredLines = (page: Page) =>
  page.evaluate(() => {
    const coverOf = (tick: Element) => {
      const circle = tick.getBoundingClientRect();
      const radius = circle.width / 2;
      const [x, y] = [circle.x + radius, circle.y + radius];
      const covers = ({ left, right, top, bottom, height }: DOMRect) => {
        // A line's box is higher than its letters.
        const letters = top + height * 0.2;
        const across = Math.max(left - x, 0, x - right);
        return Math.hypot(across, Math.max(letters - y, 0, y - bottom)) < radius;
      };
      const lines = [...(tick.closest('li')?.querySelectorAll('svg text') ?? [])];
      return lines.filter((line) => covers(line.getBoundingClientRect()));
    };
    const ticks = [...document.querySelectorAll('[role=img][aria-label=Watched]')];
    return ticks.flatMap(coverOf).map(({ textContent }) => textContent);
  });

test('the tick on a watched film’s poster covers no letter of its title', async ({ page }) => {
  await signInQuietly(page);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/profile/matinee/year/2026', '/profile/matinee/films']) {
      await page.goto(path);
      const posters = page.getByRole('main').locator('li svg text');
      await expect(posters.first()).toBeVisible();
      expect(await coveredLines(page), `${path}, ${width} px wide`).toEqual([]);
    }
  }
});
