import type { Locator, Page } from '@playwright/test';
import { expect, signIn, signInQuietly, test } from './fixtures';
import { axeFinds } from './support/axe';
import { cardWith, composer, expectFeed } from './support/posts';

/** What stands for the app until it draws anything itself. */
const pictureOn = (page: Page) => page.locator('body > [inert]');

const keptOf = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).map((key): [string, string] => [
      key,
      localStorage.getItem(key) ?? '',
    ]),
  );

/** Reads a feed, does something there, and leaves. */
async function readFeed(page: Page, path: string, act?: () => Promise<unknown>) {
  await page.goto(path);
  await expectFeed(page);
  // What takes the picture comes once the page is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('keepScreens')),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await act?.();
  await page.goto('/landing-page');
}

/** Opens an address whose code is held back until it is let through. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // It is asked for once a picture stands there, or none will.
  await expect(page.locator('head > script[type=module]').first()).toBeAttached();
  return release;
}

/** Clicks where something stands in the picture. */
async function clickOn(page: Page, selector: string): Promise<void> {
  const box = await pictureOn(page).locator(selector).first().boundingBox();
  if (!box) throw new Error(`The picture shows no ${selector}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Puts back what local storage held, and opens the feed: it must come without a picture. */
async function expectNothingSeen(page: Page, kept: [key: string, value: string][]): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  const release = await openWithoutCode(page, '/explore');
  await expect(pictureOn(page)).toHaveCount(0);
  release();
}

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

for (const path of ['/', '/explore']) {
  test(`${path} is seen as it was left before its code has come, and stands still when that takes over`, async ({
    page,
  }) => {
    await readFeed(page, path);
    const release = await openWithoutCode(page, path);
    await expect(pictureOn(page).locator('article')).toHaveCount(3);
    await expect(pictureOn(page).locator('article').first()).toBeVisible();

    const seen = await page.evaluateHandle(() => {
      const boxes = () =>
        [...document.querySelectorAll('main h2, article, article img, article button, nav a')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '));
      const record = { shift: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) record.shift += Number(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
      const firstDrawn = new Promise<string[]>((resolve) => {
        const root = document.getElementById('root') ?? document.body;
        // By the next frame of a busy machine the cards below are there too.
        new MutationObserver(() => resolve(boxes())).observe(root, { childList: true });
      });
      return { before: boxes(), firstDrawn, record };
    });
    release();
    await expectFeed(page);
    await expect(pictureOn(page)).toHaveCount(0);
    const before = await seen.evaluate((all) => all.before);
    expect(await seen.evaluate((all) => all.firstDrawn)).toEqual(before);
    expect(await seen.evaluate(({ record }) => record.shift)).toBe(0);
  });
}

test('a click on what is seen is carried out once the app is there', async ({ page }) => {
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like' });
  await readFeed(page, '/explore');
  const release = await openWithoutCode(page, '/explore');
  const pressed = pictureOn(page).locator('article [aria-pressed]').first();
  const wasLiked = await pressed.getAttribute('aria-pressed');
  await clickOn(page, 'article [aria-pressed]');
  release();
  await expect(like).toHaveAttribute('aria-pressed', wasLiked === 'true' ? 'false' : 'true');
});

test('a click on what is seen is let go once one scrolls on', async ({ page }) => {
  await readFeed(page, '/explore');
  const release = await openWithoutCode(page, '/explore');
  const marksIn = (cards: Locator) =>
    cards
      .locator('[aria-pressed]')
      .evaluateAll((all) => all.slice(0, 6).map((mark) => mark.ariaPressed));
  const before = await marksIn(pictureOn(page).locator('article'));
  await clickOn(page, 'article [aria-pressed]');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  release();
  await expectFeed(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await marksIn(page.getByRole('article'))).toEqual(before);
  await expect(page).toHaveURL('/explore');
});

test('a link that was clicked on what is seen is followed, and a text box takes the focus', async ({
  page,
}) => {
  await readFeed(page, '/');
  const release = await openWithoutCode(page, '/');
  await clickOn(page, 'textarea');
  release();
  await expect(composer(page).getByRole('textbox')).toBeFocused();

  await readFeed(page, '/');
  const releaseAgain = await openWithoutCode(page, '/');
  await clickOn(page, 'nav li:nth-child(3) a');
  releaseAgain();
  await expect(page).toHaveURL('/bookmarks');
});

test('what is typed into a text box that is seen stands in it once the app is there, and is kept', async ({
  page,
}) => {
  await readFeed(page, '/');
  const release = await openWithoutCode(page, '/');
  await page.keyboard.type('nowhere');
  await clickOn(page, 'textarea');
  await page.keyboard.type('Rain on the set.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Nobb');
  await page.keyboard.press('Backspace');
  await clickOn(page, 'textarea');
  await page.keyboard.type('ody');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  release();
  const box = composer(page).getByRole('textbox');
  await expect(box).toHaveValue('Rain on the set.\nNobody');
  await page.keyboard.type(' minds');
  await expect(box).toHaveValue('Rain on the set.\nNobody minds');
  await page.reload();
  await expect(box).toHaveValue('Rain on the set.\nNobody minds');
});

test('what is typed into a search that is seen is searched for', async ({ page }) => {
  await readFeed(page, '/explore');
  const release = await openWithoutCode(page, '/explore');
  await clickOn(page, 'input[placeholder]');
  await page.keyboard.type('almeida');
  release();
  const search = page.getByRole('search');
  await expect(search.getByRole('combobox')).toHaveValue('almeida');
  await expect(search.getByText('Ruth Almeida')).toBeVisible();
});

test('what is typed and posted before the app is there is posted then', async ({ page }) => {
  await readFeed(page, '/');
  const release = await openWithoutCode(page, '/');
  await clickOn(page, 'textarea');
  await page.keyboard.type('Early bird');
  await clickOn(page, 'form button[class]:last-of-type');
  release();
  await expect(cardWith(page, 'Early bird')).toBeVisible();
  await expect(composer(page).getByRole('textbox')).toHaveValue('');
});

test('what was scrolled to stays where it is when the app takes over', async ({ page }) => {
  await readFeed(page, '/explore');
  const release = await openWithoutCode(page, '/explore');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  release();
  await expectFeed(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('nothing is seen once the session has ended, though local storage kept it', async ({
  page,
}) => {
  await readFeed(page, '/explore');
  const kept = await keptOf(page);
  expect(kept.map(([key]) => key)).toContain('feed:explore:screen');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keptOf(page)).toEqual([]);

  await expectNothingSeen(page, kept);
  await expect(page).toHaveURL(/\/(landing-page|login)$/);
});

test('nobody sees what another person saw', async ({ page }) => {
  await readFeed(page, '/explore');
  const kept = (await keptOf(page)).filter(([key]) => key.startsWith('feed:'));
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await signIn(page, 'framebyframe', 'twenty-four-a-second');
  await page.goto('/profile');
  await expectNothingSeen(page, kept);
  await expectFeed(page);
});

test('nothing is seen of another release, nor of a damaged or planted picture', async ({
  page,
}) => {
  await readFeed(page, '/explore');
  const kept = new Map(await keptOf(page)).get('feed:explore:screen') ?? '';
  const [owner = '', screen = ''] = kept.split('\n');
  const planted = [
    screen.replace(/"release":"[^"]*"/, '"release":"/assets/another.js"'),
    screen.slice(0, 100),
    screen.replace('["main",{', '["main",{"onclick":"document.title=1",'),
    screen.replace('"tree":', '"tree":["script",{},["document.title=1"]],"was":'),
  ];
  for (const damaged of planted) {
    expect(damaged).not.toBe(screen);
    await page.evaluate(
      (text) => localStorage.setItem('feed:explore:screen', text),
      `${owner}\n${damaged}`,
    );
    const release = await openWithoutCode(page, '/explore');
    await expect(pictureOn(page)).toHaveCount(0);
    release();
    await expectFeed(page);
    await page.goto('/landing-page');
  }
});

test('nothing is seen in a window of another width', async ({ page }) => {
  await readFeed(page, '/explore');
  await page.setViewportSize({ width: 800, height: 900 });
  const release = await openWithoutCode(page, '/explore');
  await expect(pictureOn(page)).toHaveCount(0);
  release();
  await expectFeed(page);
});

test('no picture is kept of what a visit does not begin with', async ({ page }) => {
  const isKept = async () => (await keptOf(page)).some(([key]) => key === 'feed:home:screen');
  await readFeed(page, '/');
  expect(await isKept()).toBe(true);
  await readFeed(page, '/', () => composer(page).getByRole('textbox').fill('Half a thought'));
  expect(await isKept()).toBe(false);
});

for (const { words, found } of [
  { words: 'nobody of this name', found: 'No data found' },
  { words: 'almeida', found: 'Ruth Almeida' },
]) {
  test(`a search that was left with “${found}” is no part of what is seen`, async ({ page }) => {
    await readFeed(page, '/explore', async () => {
      const search = page.getByRole('search');
      await search.getByRole('combobox').fill(words);
      await expect(search.getByText(found)).toBeVisible();
    });
    const release = await openWithoutCode(page, '/explore');
    await expect(pictureOn(page).locator('article')).toHaveCount(3);
    await expect(pictureOn(page).locator('[placeholder^="Search Cinefolk"]')).toBeVisible();
    await expect(pictureOn(page).locator('aside').getByText(found)).toHaveCount(0);
    release();
    await expectFeed(page);
  });
}

test('what is seen before the app is no barrier: axe finds nothing', async ({ page }) => {
  await readFeed(page, '/explore');
  const release = await openWithoutCode(page, '/explore');
  await expect(pictureOn(page)).toBeVisible();
  const findings = await axeFinds(page);
  // What these ask for comes with the app.
  const missing = /^(landmark-one-main|page-has-heading-one|region|scrollable-region-focusable)/;
  expect(findings.filter((finding) => !missing.test(finding))).toEqual([]);
  release();
});
