import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { cardWith, choosePostOption, composer } from '../../support/posts';
import { translatePages } from '../../support/translate';

const BROKEN = 'This part of the page could not be shown';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await translatePages(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '«Home»' })).toBeVisible();
});

test.afterEach(async ({ page }) => {
  await expect(page.getByText(BROKEN)).toHaveCount(0);
});

test('a translated page shows an edit, also one that drops a link and one of another tab', async ({
  page,
  context,
}) => {
  await composer(page).getByRole('textbox').fill('See https://rowf.example/a and @reelruth');
  await composer(page).getByRole('button', { name: '«Post»', exact: true }).click();
  const card = page.getByRole('article', { name: 'Post by Mina Okafor' }).first();
  await expect(card).toContainText('rowf.example');
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('See nothing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByTestId('post-text')).toHaveText('«See nothing»');
  await expectPersisted(page, (tab) => expect(cardWith(tab, 'See nothing')).toBeVisible());

  const other = await context.newPage();
  await other.goto('/');
  await choosePostOption(other, cardWith(other, 'See nothing'), 'Edit');
  await other.getByRole('dialog').getByRole('textbox').fill('See @noirnoel, twice');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card.getByTestId('post-text')).toContainText('noirnoel');
  await expect(card.getByTestId('post-text')).not.toContainText('nothing');
  await expect(composer(page).getByRole('textbox')).toBeVisible();
});

test('a translated page shows what was followed, watched and unfolded', async ({ page }) => {
  await page.goto('/profile/reelruth');
  const unfollow = page.getByRole('main').getByRole('button', { name: '«Unfollow»' });
  await unfollow.click();
  await expect(page.getByRole('main').getByRole('button', { name: '«Follow»' })).toBeVisible();
  await page.goto('/film/vertigo-1958');
  const watched = page.getByRole('button', { name: 'Watched', exact: false }).first();
  const before = await watched.getAttribute('aria-pressed');
  await watched.click();
  await expect(watched).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vertigo');
});
