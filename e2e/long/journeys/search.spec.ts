import { expect, signInQuietly, test } from '../../fixtures';
import { setFaults } from '../../support/faults';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('the box finds people by part of a name, in any case; its list closes on blank input, a click elsewhere or a choice', async ({
  page,
}) => {
  const box = page.getByRole('combobox');
  const list = page.getByRole('listbox');
  await expect(box).toHaveAttribute('placeholder', 'Search Cinefolk here...');
  for (const [rule, query, name] of [
    ['username', 'REEL', 'Ruth Almeida'],
    ['first name', 'pri', 'Priya Raman'],
    ['last name', 'lindq', 'Kai Lindqvist'],
    ['a name with an accent', 'noë', 'Noël Brandt'],
  ] as const) {
    await test.step(`by ${rule}`, async () => {
      await box.fill(query);
      await expect(list.getByRole('option').first()).toHaveText(new RegExp(name));
    });
  }

  await box.fill('zzzz');
  await expect(page.getByText('No data found')).toBeVisible();

  await box.fill('ruth');
  await expect(list.getByRole('option').first()).toHaveText(/Ruth Almeida/);
  await box.fill('   ');
  await expect(list).toBeHidden();
  await expect(page.getByText('No data found')).toBeHidden();

  await box.fill('ruth');
  await expect(list).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list).toBeHidden();

  await box.fill('ruth');
  await page.getByRole('option', { name: /Ruth Almeida/ }).click();
  await expect(page).toHaveURL('/profile/reelruth');
  await expect(list).toBeHidden();
});

test('searching and moving through the bars by keyboard does not scroll the page', async ({
  page,
}) => {
  await page.goto('/explore');
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('mina', { delay: 20 });
  await expect(page.getByRole('option', { name: /Mina Okafor/ })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).focus();
  await page.getByRole('link', { name: 'Cinefolk, home' }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('arrow keys, Enter and Escape operate the search by keyboard', async ({ page }) => {
  const box = page.getByRole('combobox');
  await box.fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('kai');
  const kai = page.getByRole('option', { name: /Kai Lindqvist/ });
  await expect(kai).toBeVisible();
  await box.press('ArrowDown');
  await expect(kai).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL('/profile/kinokai');
});

test('an older answer never replaces a newer one', async ({ page }) => {
  await setFaults(page, [{ path: '/api/users$', method: 'GET', delayMs: 2500, times: 1 }]);
  const box = page.getByRole('combobox');
  await box.fill('ru');
  await expect(page.getByRole('option')).toHaveCount(0);
  await box.fill('kai');
  await expect(page.getByRole('option').first()).toHaveText(/Kai Lindqvist/);
  await setFaults(page, []);
  await box.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveText(/Kai Lindqvist/);
  await expect(page.getByRole('option', { name: 'Ruth Almeida @reelruth' })).toHaveCount(0);
});

test('Enter opens a page of matching posts, people and films, and Back goes through its tabs', async ({
  page,
}) => {
  const box = page.getByRole('combobox');
  await box.fill('PARADISO print');
  const posts = page.getByRole('group', { name: 'Posts' });
  await expect(posts.getByRole('option', { name: /^Mina Okafor/ })).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL('/search?q=PARADISO+print');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused();
  const main = page.getByRole('main');
  const card = main.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.locator('mark')).toHaveText(['Paradiso', 'print']);
  await card.getByRole('button', { name: /^Like/ }).click();
  await expect(card.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/search?q=fr');
  await main.getByRole('tab', { name: 'People' }).click();
  const people = main.getByRole('list', { name: 'People' });
  await expect(people.getByRole('link', { name: 'Priya Raman' })).toBeVisible();
  await main.getByRole('tab', { name: 'Films' }).press(' ');
  await expect(page).toHaveURL('/search?q=fr&in=films');
  await expect(main.getByRole('list', { name: 'Films' }).getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(people).toBeVisible();
  await page.reload();
  await expect(main.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true');
});

test('if the page has no room for the box, a button in the rail leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('combobox')).toBeFocused();
});
