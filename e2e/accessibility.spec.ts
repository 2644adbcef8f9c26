import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from './fixtures';
import { axeFinds } from './support/axe';
import { OVERLAYS, openOverlay } from './support/overlays';
import {
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  settled,
  somePostPath,
} from './support/routes';

async function waitForToastsToGo(page: Page): Promise<void> {
  await expect(page.getByText('Successfully logged in')).toBeHidden();
}

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of PUBLIC_SCREENS) {
      test(`on ${screen.path}`, async ({ page }) => {
        await openScreen(page, screen);
        expect(await axeFinds(page)).toEqual([]);
      });
    }

    test('on forms with errors', async ({ page }) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create New Account' }).click();
      await expect(page.getByText('Username is required')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    });

    for (const screen of MEMBER_SCREENS) {
      test(`on ${screen.path}`, async ({ page }) => {
        await signInQuietly(page);
        await openScreen(page, screen);
        await waitForToastsToGo(page);
        expect(await axeFinds(page)).toEqual([]);
      });
    }

    test('on a single post, an unknown one, and the error page', async ({ page }) => {
      await signInQuietly(page);
      await page.goto(await somePostPath(page));
      await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
      await expect(page.getByRole('article')).toBeVisible();
      await settled(page);
      expect(await axeFinds(page)).toEqual([]);
      await page.goto('/singlePost/no-such-post');
      await expect(page.getByText('Post not found.')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
      await page.goto('/no/such/page');
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    });

    for (const overlay of OVERLAYS) {
      test(`with the ${overlay.name} open`, async ({ page }) => {
        await signInQuietly(page);
        await page.goto(overlay.path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await openOverlay(page, overlay);
        await waitForToastsToGo(page);
        expect(await axeFinds(page)).toEqual([]);
      });
    }

    test('with the search list open, and with nothing found', async ({ page }) => {
      await signInQuietly(page);
      await page.getByRole('combobox').fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
      await waitForToastsToGo(page);
      expect(await axeFinds(page)).toEqual([]);
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByText('No data found')).toBeVisible();
      expect(await axeFinds(page)).toEqual([]);
    });
  });
}
