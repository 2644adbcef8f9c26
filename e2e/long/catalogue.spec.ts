import { readdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { serveCatalogue } from '../../scripts/serveCatalogue.mjs';
import { expect, test } from '../fixtures';
import { runSuffix } from '../support/builds';

/** Components that render nothing of their own. */
const UNSEEN = [
  'LazyRegion',
  'ListEnd',
  'NavigationFocus',
  'PagedList',
  'RegionBoundary',
  'VisuallyHidden',
  'lazyComponent',
];

// One worker builds the catalogue once for all its tests.
test.describe.configure({ mode: 'default' });

let served: Awaited<ReturnType<typeof serveCatalogue>>;
test.beforeAll(async () => {
  served = await serveCatalogue(`dist-e2e-catalogue${runSuffix}`);
});
test.afterAll(() => served.close());

async function openCatalogue(page: Page): Promise<void> {
  await page.goto(served.address);
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
}

test('the catalogue contains every shared component', async ({ page }) => {
  await openCatalogue(page);
  const shown = await page.getByRole('heading', { level: 3 }).allTextContents();
  const files = readdirSync('src/components').filter((name) => /^\w+\.tsx$/.test(name));
  const components = files.map((name) => name.replace('.tsx', ''));
  expect(components.filter((name) => !UNSEEN.includes(name) && !shown.includes(name))).toEqual([]);
});

test('every story renders something, without console messages', async ({ page }) => {
  await openCatalogue(page);
  const blank = () =>
    page.locator('[data-story]').evaluateAll((stories) =>
      stories.flatMap((story) => {
        const something = story.querySelector('svg, img, button, div, span, p, input');
        return something ? [] : [story.getAttribute('data-story')];
      }),
    );
  await expect.poll(blank).toEqual([]);
  const windows = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((frame) => frame.getAttribute('src') ?? ''));
  expect(windows.length).toBeGreaterThan(0);
  for (const address of windows) {
    await page.goto(served.address + address);
    await expect(page.locator('h1, h2, button, input, li').first(), address).toBeVisible();
  }
});

test('the stories’ iframes neither scroll the catalogue nor take the focus', async ({ page }) => {
  await openCatalogue(page);
  // One after another: the browser refuses the requests of all of them at once.
  for (const story of await page.locator('iframe').all()) {
    await story.evaluate((frame) => frame.setAttribute('loading', 'eager'));
    const isLoaded = () =>
      story.evaluate((frame: HTMLIFrameElement) => {
        const shown = frame.contentDocument;
        return shown?.URL !== 'about:blank' && shown?.readyState === 'complete';
      });
    await expect.poll(isLoaded, { intervals: [20] }).toBe(true);
  }
  for (const story of ['ShortcutsDialog, switched on', 'ImportDataDialog, as it opens']) {
    await expect(page.frameLocator(`iframe[title="${story}"]`).locator('h2')).toBeVisible();
  }
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    0,
    'BODY',
  ]);
});

const found = async (axe: AxeBuilder): Promise<string[]> => {
  const { violations } = await axe.exclude('iframe').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
};

test.describe('axe finds nothing in the catalogue', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test('in dark mode', async ({ page }) => {
    await openCatalogue(page);
    // The catalogue shows the same landmark in several states.
    expect(await found(new AxeBuilder({ page }).disableRules('landmark-unique'))).toEqual([]);
  });

  test('in light mode, for contrast', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openCatalogue(page);
    expect(await found(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([]);
  });
});
