import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/landing-page');
});

test('the landing page says what Cinefolk is', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cinefolk');
  for (const tagline of [/^Follow/, /^Connect/, /^Share/]) {
    await expect(page.getByText(tagline).first()).toBeVisible();
  }
  await expect(page).toHaveTitle(/Cinefolk/);
});

test('the landing page shows its hero picture', async ({ page }) => {
  const hero = page.locator('img').first();
  await expect(hero).toBeVisible();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
});

test('Join Now leads to signup', async ({ page }) => {
  await page.getByRole('link', { name: 'Join Now' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('button', { name: 'Create New Account' })).toBeVisible();
});

test('"Already have an account?" leads to login', async ({ page }) => {
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});
