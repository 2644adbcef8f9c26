import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { expectToast } from '../../support/toasts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

const addFilm = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Add a film' }).click();
  await page.getByRole('combobox', { name: 'Find a film' }).fill(name.replace(/ \(.*/, ''));
  await page.getByRole('option', { name }).click();
};

/** The films of the form, from its first row to its last. */
const rows = (page: Page): Locator => page.getByRole('button', { name: /^Move / });

test('a list is made, put in order by mouse, keys and places, saved, and read by others', async ({
  page,
}) => {
  await page.goto('/profile/matinee/lists');
  await page.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Rain on windows');
  await page.getByRole('checkbox', { name: 'Ranked' }).check();
  for (const name of ['Amarcord (1973)', 'Duel (1971)', 'Vertigo (1958)'])
    await addFilm(page, name);
  await expect(rows(page)).toHaveCount(3);
  const inOrder = (...titles: string[]) =>
    expect
      .poll(() => rows(page).evaluateAll((all) => all.map((row) => row.ariaLabel)))
      .toEqual(titles.map((title) => `Move ${title}`));

  const first = page
    .getByRole('listitem')
    .filter({ has: rows(page) })
    .first();
  await rows(page)
    .nth(2)
    .dragTo(first, { targetPosition: { x: 20, y: 6 } });
  await inOrder('Vertigo', 'Amarcord', 'Duel');
  await page.getByRole('button', { name: 'Move Duel', exact: true }).press('ArrowUp');
  await inOrder('Vertigo', 'Duel', 'Amarcord');
  await expect(page.getByRole('button', { name: 'Move Duel', exact: true })).toBeFocused();
  await page.getByRole('textbox', { name: 'Place of Amarcord' }).fill('1');
  await page.keyboard.press('Enter');
  await inOrder('Amarcord', 'Vertigo', 'Duel');
  await page.getByRole('textbox', { name: 'Note on Duel' }).fill('Bring water.');
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Rain on windows' })).toBeVisible();
  await expectToast(page, 'List created');
  const films = page.getByRole('list', { name: 'Films in Rain on windows' });
  await expect(films.getByRole('listitem')).toHaveCount(3);
  await expect(films.getByRole('listitem').nth(2)).toContainText('Bring water.');
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('heading', { level: 1, name: 'Rain on windows' })).toBeVisible(),
  );
});

test('a film is put on a list from its page, and a deleted list comes back whole', async ({
  page,
}) => {
  await page.goto('/new-list');
  await page.getByRole('textbox', { name: 'Title' }).fill('Late shows');
  await addFilm(page, 'Duel (1971)');
  await page.getByRole('button', { name: 'Save' }).click();
  const title = { level: 1, name: 'Late shows' } as const;
  await expect(page.getByRole('heading', title)).toBeVisible();
  await expectPersisted(page, (tab) => expect(tab.getByRole('heading', title)).toBeVisible());
  const address = page.url();

  await page.goto('/film/amarcord-1973');
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  const box = dialog.getByRole('checkbox', { name: 'Late shows' });
  await box.check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'On lists' })).toContainText('Late shows');
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('list', { name: 'On lists' })).toContainText('Late shows'),
  );

  await page.goto(address);
  const films = page.getByRole('list', { name: 'Films in Late shows' });
  await expect(films.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/profile/matinee/lists');
  await expect(page.getByRole('link', { name: /Late shows/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: /Late shows/ }).click();
  await expect(films.getByRole('listitem')).toHaveCount(2);
});

test('the form of a list fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/new-list');
  await addFilm(page, 'Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles (1975)');
  await expect(rows(page)).toHaveCount(1);
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner).toBe(outer);
});

test('a list is filtered as the films are, keeps its ranks and its count, and Back undoes it', async ({
  page,
}) => {
  await page.goto('/list/cried-at');
  const films = page.getByRole('list', { name: 'Films in Films I have cried at' });
  await expect(films.getByRole('listitem')).toHaveCount(6);
  const seen = await page.getByRole('progressbar', { name: 'Seen' }).getAttribute('aria-valuetext');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Ranked' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Country').selectOption('Japan');
  await expect(page).toHaveURL('/list/cried-at?country=JP');
  await expect(films.getByRole('listitem')).toHaveCount(2);
  await expect(films.getByRole('listitem').first()).toContainText(/3$/);
  await expect(films.getByRole('listitem').nth(1)).toContainText('6On the way home');
  await expect(page.getByRole('progressbar', { name: 'Seen' })).toHaveAttribute(
    'aria-valuetext',
    seen ?? '',
  );
  await page.getByLabel('Decade').selectOption('1920s');
  await expect(page.getByText('No films match')).toBeVisible();
  await page.goBack();
  await expect(films.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(films.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Decade').selectOption('1920s');
  await page.getByRole('link', { name: 'Show the whole list' }).click();
  await expect(films.getByRole('listitem')).toHaveCount(6);
  await expect(page).toHaveURL('/list/cried-at');
});

test('the page scrolls under a film that is dragged from the end of a long list to its first place', async ({
  page,
}) => {
  await page.goto('/films?decade=1970');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('list', { name: 'Films', exact: true }).getByRole('checkbox');
  for (let place = 0; place < 30; place += 1) await boxes.nth(place).check();
  await page.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New list' }).click();
  await expect(rows(page)).toHaveCount(30);
  const last = rows(page).last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  await last.scrollIntoViewIfNeeded();
  await last.hover();
  await page.mouse.down();
  const top = page.getByRole('list', { name: 'Films', exact: true });
  await page.mouse.move(700, 300, { steps: 4 });
  await page.mouse.move(700, 90, { steps: 4 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const box = await top.boundingBox();
  await page.mouse.move(700, (box?.y ?? 0) + 8, { steps: 4 });
  await page.mouse.up();
  await expect(rows(page).first()).toHaveAccessibleName(name);
});
