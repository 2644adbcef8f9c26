import { expect, signInQuietly, test } from '../fixtures';
import { openOverlay, OVERLAYS } from '../support/overlays';
import { expectContent } from '../support/routes';

for (const overlay of OVERLAYS) {
  test(`a logout in another tab leads to the login from an open ${overlay.name}`, async ({
    page,
    context,
  }) => {
    await signInQuietly(page);
    const other = await context.newPage();
    await other.goto(overlay.path);
    await expectContent(other);
    await openOverlay(other, overlay);
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/login');
    await expect(other.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
}
