import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { writePost } from '../../support/posts';

type Click = NonNullable<Parameters<Locator['click']>[0]>;

const WAYS: [name: string, click: Click][] = [
  ['the middle button', { button: 'middle' }],
  ['Ctrl', { modifiers: ['Control'] }],
];

/** Clicks so that a new tab opens, and returns its address; this tab stays where it is. */
async function addressOfNewTab(page: Page, link: Locator, click: Click): Promise<string> {
  const here = page.url();
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click(click)]);
  await tab.waitForURL(/localhost/);
  const { pathname } = new URL(tab.url());
  await tab.close();
  expect(page.url()).toBe(here);
  return pathname;
}

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

for (const [way, click] of WAYS) {
  test(`${way} opens a card, its author, its date, an @name and listed people in a new tab each`, async ({
    page,
  }) => {
    const card = await writePost(
      page,
      'Second row, all the way to the left, and in the company of @reelruth',
    );
    const post = `/singlePost/${await card.getAttribute('data-post-id')}`;
    const links: [Locator, string][] = [
      [card.getByTestId('post-text'), post],
      [card.getByRole('link', { name: 'Mina Okafor' }), '/profile'],
      [card.getByRole('link').filter({ has: page.locator('time') }), post],
      [card.getByRole('link', { name: '@reelruth' }), '/profile/reelruth'],
    ];
    for (const [link, address] of links)
      expect(await addressOfNewTab(page, link, click)).toBe(address);

    const suggested = page
      .getByRole('complementary', { name: 'Suggestions' })
      .getByRole('link')
      .first();
    expect(await addressOfNewTab(page, suggested, click)).toMatch(/^\/profile\/\w+$/);
    await page.getByRole('combobox').fill('ruth');
    const found = page.getByRole('option', { name: /Ruth Almeida/ });
    expect(await addressOfNewTab(page, found, click)).toBe('/profile/reelruth');
    await page.goto('/profile');
    await page.getByRole('button', { name: /Following$/ }).click();
    const followed = page.getByRole('dialog', { name: 'Following' }).getByRole('link').first();
    expect(await addressOfNewTab(page, followed, click)).toMatch(/^\/profile\/\w+$/);
  });
}
