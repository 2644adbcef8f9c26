import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { OVERLAYS, openOverlay } from '../support/overlays';
import { expectContent, MEMBER_SCREENS, openScreen, PUBLIC_SCREENS } from '../support/routes';

test.use({ contextOptions: { forcedColors: 'active' } });

const MOST_STOPS = 60;

/** Walks the tab stops and returns those on which the focus draws no visible outline. */
async function unseenFocus(page: Page): Promise<string[]> {
  const unseen = new Set<string>();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return 'end';
      // The composer shows its focus by the caret.
      if (activeElement instanceof HTMLTextAreaElement) return null;
      const near =
        activeElement.closest('.MuiInputBase-root, form, [role=search]') ?? activeElement;
      const isDrawn = [activeElement, near, ...near.querySelectorAll('*')].some((element) => {
        const { outlineStyle, outlineWidth, borderWidth } = getComputedStyle(element);
        const isThick = element.tagName === 'FIELDSET' && borderWidth === '2px';
        return isThick || (outlineStyle !== 'none' && outlineWidth !== '0px');
      });
      return isDrawn ? null : activeElement.outerHTML.slice(0, 120);
    });
    if (found === 'end') break;
    if (found) unseen.add(found);
  }
  return [...unseen];
}

test('in forced colours the focus is visible on every screen, and so is a selected search option', async ({
  page,
}) => {
  test.slow();
  for (const screen of PUBLIC_SCREENS) {
    await openScreen(page, screen);
    expect(await unseenFocus(page), screen.path).toEqual([]);
  }
  await signInQuietly(page);
  for (const screen of MEMBER_SCREENS) {
    await openScreen(page, screen);
    expect(await unseenFocus(page), screen.path).toEqual([]);
  }
  await page.getByRole('combobox').fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option', { selected: false }).first()).not.toHaveCSS(
    'outline-style',
    'solid',
  );
});

test('in forced colours every dialog and menu has a visible edge', async ({ page }) => {
  test.slow();
  await signInQuietly(page);
  for (const overlay of OVERLAYS) {
    await page.goto(overlay.path);
    await expectContent(page);
    await openOverlay(page, overlay);
    if (overlay.name === 'photo') continue;
    const paper = page.locator('.MuiPaper-root').filter({ visible: true }).last();
    await expect(paper, overlay.name).toHaveCSS('border-top-style', 'solid');
  }
});
