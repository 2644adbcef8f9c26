import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';

const mode = (page: Page) => page.locator('html').getAttribute('data-mode');

async function choose(page: Page, name: 'System' | 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('the colour mode follows the system, and is dark if that has no preference', async ({
  newVisitor,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await newVisitor({ colorScheme });
    await page.goto('/landing-page');
    expect(await mode(page)).toBe(colorScheme);
  }
  const page = await newVisitor();
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia(query.includes('prefers-color-scheme') ? 'not all' : query);
  });
  await page.goto('/landing-page');
  expect(await mode(page)).toBe('dark');
});

test('a chosen mode overrides the system’s, is stored, and is applied before the first paint', async ({
  newVisitor,
}) => {
  const page = await newVisitor({ colorScheme: 'dark' });
  await signInQuietly(page);
  await choose(page, 'Light');
  await expect.poll(() => mode(page)).toBe('light');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { firstMode: document.documentElement.dataset.mode });
    });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as { firstMode?: string }).firstMode)).toBe('light');
  await choose(page, 'System');
  await expect.poll(() => mode(page)).toBe('dark');
});

test('with reduced motion nothing moves', async ({ newVisitor }) => {
  const page = await newVisitor({ reducedMotion: 'reduce' });
  await signInQuietly(page);
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sort posts' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});
