import { expect, test } from '../../fixtures';
import { call, waitForWorker } from '../../support/api';
import { axeFinds } from '../../support/axe';
import { signUpAsAdmin } from '../../support/moderators';

test.use({ serviceWorkers: 'allow' });

test('an admin mends a film that was added twice, and merges it into the other', async ({
  page,
}) => {
  test.slow();
  await signUpAsAdmin(page);
  await waitForWorker(page);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const filmData = { title: 'Vertigo Restored', year: 1959, directors: ['A. Hitchcock'] };
  await call(page, 'POST', '/api/films', { token, body: { filmData } });
  await call(page, 'POST', '/api/films/rate/vertigo-restored-1959', { token, body: { rating: 4 } });

  await page.goto('/moderation');
  await page.getByRole('tab', { name: 'Added films' }).click();
  const added = page.getByRole('article', { name: 'Vertigo Restored (1959)' });
  await expect(added).toContainText('A. Hitchcock');
  expect(await axeFinds(page)).toEqual([]);
  await added.getByRole('button', { name: /^Mend / }).click();
  const mending = page.getByRole('dialog', { name: 'Mend Vertigo Restored (1959)' });
  await mending.getByLabel('Director').fill('Alfred Hitchcock');
  expect(await axeFinds(page)).toEqual([]);
  await mending.getByRole('textbox', { name: 'Reason' }).fill('His whole name.');
  await mending.getByRole('button', { name: 'Mend' }).click();
  await expect(mending).toBeHidden();
  await expect(added).toContainText('Alfred Hitchcock');

  await added.getByRole('button', { name: /^Merge / }).click();
  const merging = page.getByRole('dialog', { name: 'Merge Vertigo Restored (1959)' });
  await merging.getByRole('combobox', { name: 'Find a film' }).fill('vertigo');
  await merging.getByRole('option', { name: 'Vertigo (1958)' }).click();
  await expect(merging).toContainText('1 rating moves to Vertigo (1958)');
  expect(await axeFinds(page)).toEqual([]);
  await merging.getByRole('textbox', { name: 'Reason' }).fill('The same film.');
  await merging.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('No added films')).toBeVisible();

  await page.goto('/film/vertigo-restored-1959');
  await expect(page).toHaveURL(/\/film\/vertigo-1958$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertigo');
  expect(await axeFinds(page)).toEqual([]);
});
