import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { OVERLAYS } from '../support/overlays';

/** Those on screens that the navigation leads to: their addresses have one part. */
const NEAR_OVERLAYS = OVERLAYS.filter(({ path }) => /^\/\w*$/.test(path));
const SEEDS = [1, 2, 3];
const STEPS = 40;

/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 16_807) % 2_147_483_647;
  return seed / 2_147_483_647;
};

const open = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'));

const isAtOverlay = (page: Page) =>
  page.evaluate(() => (history.state as { overlay?: boolean } | null)?.overlay === true);

/** Whether the app has a history entry before this one. */
const hasBack = (page: Page) =>
  page.evaluate(() => {
    const { idx, overlay } = history.state as { idx: number; overlay?: boolean };
    return idx > 0 || overlay === true;
  });

/**
 * Either nothing is open and no overlay's history entry is left, or something is open and Back closes it; then keys
 * work.
 */
async function expectConsistent(page: Page): Promise<void> {
  await expect
    .poll(async () => (await open(page).count()) > 0 === (await isAtOverlay(page)))
    .toBe(true);
  if ((await open(page).count()) > 0) {
    await page.goBack();
    await expect(open(page)).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser may still be navigating, which closes overlays of the previous page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 45_000 });
  await page.keyboard.press('Escape');
  await expect(open(page)).toHaveCount(0);
  await expect.poll(() => isAtOverlay(page)).toBe(false);
}

for (const seed of SEEDS) {
  test(`wandering through Back, reloads and links with dialogs open leaves no overlay behind (${seed})`, async ({
    page,
  }) => {
    test.slow();
    page.setDefaultTimeout(15_000);
    const random = randomFrom(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const goTo = async (path: string) => {
      await page.locator(`nav a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      const list = page.getByRole('main').getByRole('list', { name: /^(Films|Notifications)$/ });
      const content = page.getByRole('article').or(page.getByText('No Bookmarks')).or(list);
      await expect(content.or(open(page)).first()).toBeVisible();
    };
    const steps = [
      async () => {
        const overlay = pick(NEAR_OVERLAYS);
        const role = overlay.name.endsWith('menu') ? 'menu' : 'dialog';
        // The browser may still be navigating, which closes overlays of the previous page.
        await expect(async () => {
          if ((await open(page).count()) > 0) await page.keyboard.press('Escape');
          await goTo(overlay.path);
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await overlay.open(page);
          await expect(page.getByRole(role)).toBeVisible();
        }).toPass({ timeout: 60_000 });
      },
      async () => {
        const crop = page.getByRole('group', { name: 'Crop your photo' });
        const isCropping = (await crop.count()) > 0;
        const isOpen = (await open(page).count()) > 0;
        await page.keyboard.press('Escape');
        // In a dialog that crops, it ends only the cropping.
        if (isCropping) await expect(crop).toHaveCount(0);
        else if (isOpen) await expect.poll(() => isAtOverlay(page)).toBe(false);
      },
      async () => {
        if (await hasBack(page)) await page.goBack();
      },
      async () => {
        await page.goForward();
      },
      async () => {
        await page.reload();
      },
      () => goTo(pick(['/', '/explore', '/bookmarks', '/profile'])),
    ];
    await signInQuietly(page);
    for (const path of ['/explore', '/profile', '/']) await goTo(path);
    for (let step = 0; step < STEPS; step += 1) {
      const isOpen = (await open(page).count()) > 0;
      await test.step(`step ${step}`, () => pick(isOpen ? steps.slice(1, 5) : steps)());
      if (step % 8 === 7) await expectConsistent(page);
    }
  });
}
