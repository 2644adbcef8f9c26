import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { waitForWorker } from '../../support/api';
import { goToLogin } from '../../support/routes';
import { wander } from './trap';

test.use({ serviceWorkers: 'allow' });

/** Addresses on this host, crafted to lead elsewhere when they are parsed again. */
const CRAFTED = [
  '//evil.example',
  '///evil.example/%2e%2e',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/javascript:ran(1)',
  '/javascript%3Aran(1)',
  '/https://evil.example',
  '/https:%2f%2fevil.example',
  '/@evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/explore?next=https://evil.example&returnTo=//evil.example',
  '/explore#//evil.example',
  '/profile/..%2f..%2f%2fevil.example',
  '/profile/%2F%2Fevil.example',
  '/singlePost/%E2%80%AEevil.example',
  '/%EF%BC%8F%EF%BC%8Fevil.example',
  `/profile/${'x'.repeat(20_000)}`,
];

const isGuarded = (path: string) => /^\/(explore|profile|singlePost)\b/.test(path);

/** Waits until the app runs: it cannot handle an address that changes before. */
async function openLandingPage(page: Page): Promise<void> {
  await page.goto('/landing-page');
  await waitForWorker(page, '/api/users?limit=1');
}

test('whatever the return address, the next page is one of the app’s', async ({ page }) => {
  test.slow();
  await openLandingPage(page);
  const { origin } = new URL(page.url());
  const heading = page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const path of CRAFTED) {
    await wander(page, origin + path);
    if (isGuarded(path)) {
      // Login redirects to the requested address, which must be unchanged.
      await expect(page, path).toHaveURL('/landing-page');
      await goToLogin(page);
      await page.getByRole('button', { name: 'Guest Mode' }).click();
      await expect(nav, path).toBeVisible();
      expect(new URL(page.url()).origin, path).toBe(origin);
      await wander(page, '/');
      await nav.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await openLandingPage(page);
    } else {
      await expect(heading, path).toBeVisible();
      expect(new URL(page.url()).origin, path).toBe(origin);
    }
  }
});

/** Manipulated contents of a history entry. */
const TAMPERED: unknown[] = [
  { from: '//evil.example', returnTo: 'https://evil.example' },
  { usr: { from: { pathname: '//evil.example' } }, key: '//evil.example', idx: -1 },
  { usr: 'javascript:ran(1)', key: { toString: 'x' }, idx: 'NaN' },
  { idx: 1e9, overlay: true, masked: { pathname: '//evil.example', search: '', hash: '' } },
  ['//evil.example'],
  'javascript:ran(1)',
  42,
];

test('a tampered history never leads out of the app, before or after login', async ({ page }) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });
  const tamper = async (state: unknown) => {
    await page.evaluate((state) => history.replaceState(state, ''), state);
    await page.reload();
    await expect(heading).toBeVisible();
    expect(await page.evaluate(() => location.host)).toMatch(/^localhost:/);
  };
  await page.goto('/login');
  const { origin } = new URL(page.url());
  for (const state of TAMPERED) await tamper(state);
  await page.evaluate((state) => history.replaceState(state, ''), {
    usr: { from: '//evil.example' },
    returnTo: '//evil.example',
  });
  await page.goto('/bookmarks');
  await goToLogin(page);
  await page.getByRole('button', { name: 'Guest Mode' }).click();
  await expect(heading).toHaveText('Bookmarks');
  await expect(page).toHaveURL(`${origin}/bookmarks`);
  for (const state of TAMPERED) await tamper(state);
});
