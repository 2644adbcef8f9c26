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

    for (const [pages, screens] of Object.entries({
      'the pages of films, people and posts': MEMBER_SCREENS,
      'the pages of what one keeps': KEPT_SCREENS,
    })) {
      test(`on ${pages}`, async ({ page }) => {
        await signInAlone(page);
        for (const screen of screens) {
          await openScreen(page, screen);
          await expectAccessible(page, screen.path);
        }
      });
    }

    test('on a post, on what is not there and on the error page', async ({ page }) => {
      await signInAlone(page);
      await page.goto(await somePostPath(page));
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

    for (const where of ['on Home', 'elsewhere']) {
      test(`with any menu or dialog ${where} open`, async ({ page }) => {
        await signInAlone(page);
        for (const overlay of OVERLAYS) {
          if ((overlay.path === '/') !== (where === 'on Home')) continue;
          await page.goto(overlay.path);
          await expectContent(page);
          await openOverlay(page, overlay);
          await expectAccessible(page, overlay.name);
        }
      });
    }

    test('with a list of search results open', async ({ page }) => {
      await signInAlone(page);
      await page.getByRole('combobox').fill('a');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'people found');
      await page.getByRole('combobox').fill('zzzz');
      await expect(page.getByText('No data found')).toBeVisible();
      await expectAccessible(page, 'nobody found');
    });
  });
}
