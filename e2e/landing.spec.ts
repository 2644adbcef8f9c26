import { expect, test } from './fixtures';
import { APP_BUILD } from './support/builds';
import { recordShifts, shiftsOf } from './support/layoutShifts';
import { startStaticHost } from './support/staticHost';

test('the landing page says what Cinefolk is, next to its hero picture', async ({ page }) => {
  await page.goto('/landing-page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cinefolk');
  for (const tagline of [/^Follow/, /^Connect/, /^Share/]) {
    await expect(page.getByText(tagline).first()).toBeVisible();
  }
  await expect(page).toHaveTitle(/Cinefolk/);
  const hero = page.getByRole('img').first();
  await expect(hero).toBeVisible();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
});

test('Join Now leads to signup, "Already have an account?" to login', async ({ page }) => {
  await page.goto('/landing-page');
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('button', { name: 'Create New Account' })).toBeVisible();
  await page.goto('/landing-page');
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('Guest Mode signs in from the landing page, even before its code has loaded', async ({
  page,
}) => {
  await page.goto('/landing-page');
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  // Before the page's code has loaded, the click leads to the login page, which offers the same.
  const home = page.getByRole('heading', { level: 1, name: 'Home' });
  await expect(home.or(page.getByRole('heading', { level: 1, name: 'Login' }))).toBeVisible();
});

const STALL_MS = 500;

for (const width of [412, 1280]) {
  test(`at ${width} px the landing page is painted once all of it has come, and does not shift`, async ({
    page,
  }) => {
    const host = await startStaticHost(APP_BUILD);
    host.stallPage('Join Now', STALL_MS);
    try {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      await page.goto(`http://localhost:${host.port}/landing-page`);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
      const times = await page.evaluate(() => {
        const [document] = performance.getEntriesByType('navigation');
        const [painted] = performance.getEntriesByName('first-contentful-paint');
        const arrived = (document as PerformanceNavigationTiming).responseEnd;
        return { arrived, painted: painted?.startTime };
      });
      expect(times.arrived).toBeGreaterThan(STALL_MS);
      expect(times.painted).toBeGreaterThan(times.arrived);
      expect(await shiftsOf(page)).toBeLessThan(0.02);
    } finally {
      // Ends what the page still loads: without the host it would fail.
      await page.goto('about:blank');
      await host.stop();
    }
  });
}
