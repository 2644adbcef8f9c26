import { expect, type Locator, type Page } from '@playwright/test';

type Place = `${'top' | 'bottom'}-${'left' | 'right'}`;

/** Waits for a notice and checks the corner it stands in. */
export async function expectNotice(page: Page, text: string | RegExp, place: Place): Promise<void> {
  const box = page.getByText(text).last();
  await expect(box).toBeVisible();
  expect(await cornerOf(page, box)).toBe(place);
}

async function cornerOf(page: Page, locator: Locator): Promise<string> {
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const vertical = box.y + box.height / 2 < viewport.height / 2 ? 'top' : 'bottom';
  const horizontal = box.x + box.width / 2 < viewport.width / 2 ? 'left' : 'right';
  return `${vertical}-${horizontal}`;
}
