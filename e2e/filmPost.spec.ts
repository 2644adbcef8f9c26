import { expect, signInQuietly, test } from './fixtures';
import { cardWith, composer, expectFeed } from './support/posts';
import { expectPersisted } from './support/persisted';

test('with only the keyboard, a post gets a film, stars, a day and a spoiler mark, and later another film', async ({
  page,
}) => {
  await signInQuietly(page);
  await expectFeed(page);
  const form = composer(page);
  await form.getByRole('textbox', { name: 'What did you watch?' }).focus();
  await page.keyboard.type('The tower, again.');

  await form.getByRole('button', { name: 'Add film' }).press('Enter');
  await expect(form.getByRole('combobox', { name: 'Find a film' })).toBeFocused();
  await page.keyboard.type('vertigo');
  await expect(form.getByRole('option', { name: 'Vertigo (1958)' })).toBeVisible();
  await page.keyboard.press('Enter');
  const film = form.getByRole('group', { name: 'Vertigo (1958)' });
  await expect(film).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(film.getByRole('button', { name: 'Remove film' })).toBeFocused();
  await page.keyboard.press('Tab');
  const stars = film.getByRole('radiogroup', { name: 'Your rating' });
  for (let half = 1; half <= 7; half += 1) await page.keyboard.press('ArrowRight');
  await expect(stars.getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(film.getByLabel('Watched on')).toBeFocused();
  await film.getByLabel('Watched on').fill('2026-11-03');
  const spoilers = film.getByRole('checkbox', { name: 'Contains spoilers' });
  await spoilers.press('Space');
  await expect(spoilers).toBeChecked();
  await page.keyboard.press('Control+Enter');

  const card = cardWith(page, 'The tower, again.');
  await expect(card.getByRole('link', { name: 'Vertigo (1958)' })).toBeVisible();
  await expect(card.getByRole('img', { name: 'Rated 3.5 out of 5 stars' })).toBeVisible();
  await expect(card).toContainText('watched Nov 3, 2026');
  await expect(card).toContainText('Spoilers');

  await card.getByRole('button', { name: 'Post options' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('button', { name: 'Remove film' }).press('Enter');
  await dialog.getByRole('button', { name: 'Add film' }).press('Enter');
  await page.keyboard.type('playtime');
  await expect(dialog.getByRole('option', { name: 'Playtime (1967)' })).toBeVisible();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Watched before' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');

  await expect(dialog).toBeHidden();
  await expect(card.getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
  await expect(card).toContainText('rewatched');
  await expectPersisted(page, async (tab) => {
    const kept = cardWith(tab, 'The tower, again.');
    await expect(kept.getByRole('link', { name: 'Playtime (1967)' })).toBeVisible();
    await expect(kept.getByRole('img', { name: /^Rated/ })).toHaveCount(0);
  });
});
