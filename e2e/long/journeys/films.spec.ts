import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { composer } from '../../support/posts';
import { settled } from '../../support/routes';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const posters = (page: Page) =>
  page.getByRole('list', { name: 'Films', exact: true }).getByRole('link');

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('from the wall of films to a film and back: more posters load by themselves, and the position is kept', async ({
  page,
}) => {
  await page.keyboard.press('g');
  await page.keyboard.press('f');
  await expect(heading(page, 'Films')).toBeFocused();
  await expect(posters(page).nth(47)).toBeAttached();
  await posters(page).nth(47).scrollIntoViewIfNeeded();
  await expect(posters(page).nth(90)).toBeAttached();
  const left = await page.evaluate(() => window.scrollY);
  await posters(page).nth(46).click();
  await expect(page.getByRole('button', { name: 'Watchlist' })).toBeVisible();
  await expect(page).toHaveURL(/\/film\//);
  await page.goBack();
  await expect(heading(page, 'Films')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a filter of the films has its own address, and Back undoes it', async ({ page }) => {
  await page.goto('/film/playtime-1967');
  await page.getByRole('link', { name: 'Jacques Tati' }).first().click();
  await expect(page).toHaveURL('/director/Jacques%20Tati');
  await expect(heading(page, 'Jacques Tati')).toBeFocused();
  await page.goto('/films?director=Jacques+Tati');
  await expect(posters(page).first()).toBeVisible();
  await page.getByLabel('Decade').selectOption('1950s');
  await expect(page).toHaveURL('/films?director=Jacques+Tati&decade=1950');
  await expect(page.getByRole('link', { name: 'Playtime (1967)' }).and(posters(page))).toHaveCount(
    0,
  );
  await page.goBack();
  await expect(
    page.getByRole('link', { name: 'Playtime (1967)' }).and(posters(page)),
  ).toBeVisible();
});

test('stars are set by mouse and by keyboard, appear in another tab, and are removed by a second click', async ({
  page,
}) => {
  await page.goto('/film/persona-1966');
  const stars = page.getByRole('radiogroup', { name: 'Your rating' });
  await expect(stars).toBeVisible();
  await settled(page);
  const box = await stars.boundingBox();
  const third = { x: ((box?.width ?? 0) / 5) * 2.75, y: (box?.height ?? 0) / 2 };
  await stars.click({ position: third });
  await expect(stars.getByRole('radio', { name: '3 Stars', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Watched' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('radio', { name: '3.5 Stars' })).toBeChecked({ timeout: 5_000 }),
  );
  await stars.click({ position: { ...third, x: ((box?.width ?? 0) / 5) * 3.25 } });
  await expect(stars.getByRole('radio', { name: '3.5 Stars' })).not.toBeChecked();
});

test('Write leads to the composer with the film attached, focused for typing', async ({ page }) => {
  await page.goto('/film/vertigo-1958');
  await page.getByRole('button', { name: 'Write' }).click();
  await expect(heading(page, 'Home')).toBeVisible();
  await expect(composer(page).getByRole('textbox', { name: 'What did you watch?' })).toBeFocused();
  await expect(composer(page)).toContainText('Vertigo');
});
