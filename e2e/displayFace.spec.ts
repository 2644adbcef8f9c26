import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './support/layoutShifts';

const LIMIT = 0.05;

const WIDTHS = [360, 412, 768, 1280];

for (const width of WIDTHS) {
  test(`the landing page does not shift at ${width} px when the display font loads late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    let release: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => (release = resolve));
    await page.route(/league-gothic.*woff2/, async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto('/landing-page', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    release();
    await page.evaluate(() => document.fonts.load('1em "League Gothic"'));
    expect(await shiftsOf(page)).toBeLessThan(LIMIT);
  });
}
