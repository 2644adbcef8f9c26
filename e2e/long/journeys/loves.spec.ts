import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';

test('a film is loved by keyboard, listed on the profile by its filter, and the love is taken back', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/film/amarcord-1973');
  const love = page.getByRole('button', { name: 'Love', exact: true });
  await love.focus();
  await page.keyboard.press('Enter');
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Watched', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByText('1 loves it')).toBeVisible();
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('button', { name: 'Love', exact: true, pressed: true })).toBeVisible(),
  );

  await page.goto('/profile/matinee/films');
  await page.getByRole('button', { name: 'Loved' }).click();
  await expect(page).toHaveURL('/profile/matinee/films?loved=true');
  const films = page.getByRole('list', { name: 'Films', exact: true }).getByRole('link');
  const loved = films.and(page.getByRole('link', { name: 'Amarcord (1973)' }));
  // And the favourites of the sample.
  await expect(films).toHaveCount(5);
  await expect(loved).toHaveCount(1);
  await page.reload();
  await loved.click();
  await expect(love).toHaveAttribute('aria-pressed', 'true');
  await love.click();
  await expect(page.getByText('0 love it')).toBeVisible();
  await page.goBack();
  await expect(films).toHaveCount(4);
  await expect(loved).toHaveCount(0);
});
