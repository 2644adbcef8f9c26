import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { axeFinds } from './axe';
import { OVERLAYS, openOverlay } from './overlays';
import {
  expectContent,
  KEPT_SCREENS,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  settled,
  somePostPath,
} from './routes';

async function expectAccessible(page: Page, where: string): Promise<void> {
  expect.soft(await axeFinds(page), where).toEqual([]);
}

/** Signs in, and waits until the login's toast is gone. */
async function signInAlone(page: Page): Promise<void> {
  await signInQuietly(page);
  await expect(page.getByText('Successfully logged in')).toBeHidden();
}

/** What axe checks: every screen, menu and dialog. */
export function describeAccessibility(colorScheme: 'dark' | 'light'): void {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('on the guest pages, on a form with errors and on the error page', async ({ page }) => {
      for (const screen of PUBLIC_SCREENS) {
        await openScreen(page, screen);
        await expectAccessible(page, screen.path);
      }
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Create New Account' }).click();
      await expect(page.getByText('Username is required')).toBeVisible();
      await expectAccessible(page, 'a form with errors');
      await page.goto('/no/such/page');
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      await expectAccessible(page, 'the error page');
    });

    test('on the member pages, on a post, an unknown post and the error page', async ({ page }) => {
      await signInAlone(page);
      const post = await somePostPath(page);
      for (const screen of [...MEMBER_SCREENS, ...KEPT_SCREENS]) {
        await openScreen(page, screen);
        await expectAccessible(page, screen.path);
      }
      await page.goto(post);
      await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
      await expect(page.getByRole('article')).toBeVisible();
      await settled(page);
      await expectAccessible(page, 'a post');
      await page.goto('/singlePost/no-such-post');
      await expect(page.getByText('Post not found.')).toBeVisible();
      await expectAccessible(page, 'an unknown post');
      await page.goto('/film/nothing-1900');
      await expect(page.getByText('Film not found.')).toBeVisible();
      await expectAccessible(page, 'an unknown film');
      await page.goto('/films?director=Nobody');
      await expect(page.getByText('No films match')).toBeVisible();
      await expectAccessible(page, 'no film found');
      await page.goto('/no/such/page');
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      await expectAccessible(page, 'the error page');
    });

    test('with any menu, dialog or search list open', async ({ page }) => {
      await signInAlone(page);
      for (const overlay of OVERLAYS) {
        await page.goto(overlay.path);
        await expectContent(page);
        await openOverlay(page, overlay);
        await expectAccessible(page, overlay.name);
      }
      await page.goto('/');
      await page.getByRole('combobox').fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'people found');
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByText('No data found')).toBeVisible();
      await expectAccessible(page, 'nobody found');
    });
  });
}
