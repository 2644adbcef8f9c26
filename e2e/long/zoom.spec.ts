import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { hiddenTabStops, sidewaysParts, sidewaysScroll } from '../support/layout';
import { OVERLAYS, openOverlay } from '../support/overlays';
import {
  expectContent,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  somePostPath,
} from '../support/routes';

// A window of 1280 by 1024 pixels at 400 %.
test.use({ viewport: { width: 320, height: 256 } });

async function expectUsable(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await sidewaysParts(page)).toEqual([]);
  expect(await hiddenTabStops(page)).toEqual([]);
}

for (const screen of PUBLIC_SCREENS) {
  test(`at 400 % ${screen.path} scrolls in one direction only, and the focus stays visible`, async ({
    page,
  }) => {
    await openScreen(page, screen);
    await expectUsable(page);
  });
}

test('at 400 % each page scrolls in one direction only, and the focus stays visible', async ({
  page,
}) => {
  await signInQuietly(page);
  const post = { path: await somePostPath(page), heading: 'Post' };
  for (const screen of [...MEMBER_SCREENS, post]) {
    await test.step(screen.path, async () => {
      await openScreen(page, screen);
      await expectContent(page);
      // Content above the feed could otherwise shift it between a Tab and the check of the focus.
      const above = page.getByRole('complementary', { name: 'Suggestions' });
      await expect(above.locator('.MuiSkeleton-root')).toHaveCount(0);
      if (screen.path === '/') {
        const friends = page.getByRole('list', { name: 'New from friends' });
        await expect(friends.getByRole('link').first()).toBeVisible();
      }
      await expectUsable(page);
    });
  }
});

test('at 400 % each menu and dialog scrolls in one direction only, and the focus stays visible', async ({
  page,
}) => {
  await signInQuietly(page);
  for (const overlay of OVERLAYS) {
    await test.step(overlay.name, async () => {
      await page.goto(overlay.path);
      await expectContent(page);
      await openOverlay(page, overlay);
      await expectUsable(page);
    });
  }
});
