import { settlePictures } from './settlePictures.mjs';

/**
 * Takes a screenshot of each group of the catalogue: a single one would be too long to look at.
 * @param {import('@playwright/test').Page} page the catalogue
 * @param {(group: string) => string} pathOf the path of a group's screenshot
 */
export async function shootCatalogue(page, pathOf) {
  await page.locator('h1').waitFor();
  await page
    .locator('iframe')
    .evaluateAll((windows) => windows.forEach((window) => window.setAttribute('loading', 'eager')));
  for (const frame of page.frames()) {
    await frame.locator('main').waitFor({ state: 'attached' });
    await settlePictures(frame);
  }
  for (const group of await page.locator('main > section').all()) {
    const name = (await group.getAttribute('aria-labelledby')) ?? '';
    await group.screenshot({ path: pathOf(name) });
  }
}
