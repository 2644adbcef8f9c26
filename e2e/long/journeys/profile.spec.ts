import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { setFaults, serverError } from '../../support/faults';
import { findPhotoFile } from '../../support/files';
import { expectToast } from '../../support/toasts';
import { png } from '../../support/pictures';
import { expectFeed, writePost } from '../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('one’s own profile shows all fields and one’s posts with their count; another’s offers only Follow or Unfollow', async ({
  page,
}) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d+ Posts?$/)).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible();
  await expect(main.getByText('@matinee').first()).toBeVisible();
  await expect(main.getByRole('link', { name: /\./ }).first()).toHaveAttribute('href', /^https?:/);
  await expect(main.getByRole('button', { name: /^\d+ Following$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: /^\d+ Followers$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Unf|F)ollow$/ })).toHaveCount(0);
  await expectFeed(page);
  const posts = main.getByRole('article');
  await expect(posts.first()).toHaveAccessibleName('Post by Mina Okafor');
  await expect(main.getByText(`${await posts.count()} Posts`)).toBeVisible();

  await page.goto('/profile/reelruth');
  await expect(main.getByRole('button', { name: /^(Unf|F)ollow$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Logout' })).toHaveCount(0);

  await page.goto('/profile/matinee');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const number = page.getByText(/^\d+ Posts$/);
  const before = Number.parseInt(await number.innerText(), 10);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await writePost(page, 'One more');
  await page.getByRole('navigation').locator('a[href$="/profile"]').click();
  await expect(number).toHaveText(`${before + 1} Posts`);

  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('editing the profile updates every place that shows it; the dialog closes with its X, which restores the focus, and with Back', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('First name')).toHaveValue('Mina');
  await dialog.getByLabel('First name').fill('Minerva');
  await dialog.getByLabel('Last name').fill('Okafor-Bell');
  await dialog.getByLabel('Bio').fill('Third row, left of centre.');
  await dialog.getByLabel('Website').fill('https://third-row.example/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Profile Updated', 'bottom-right');
  await expect(dialog).toBeHidden();
  const name = 'Minerva Okafor-Bell';
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Third row, left of centre.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /third-row/ })).toHaveAttribute(
    'href',
    /^https:\/\/third-row\.example/,
  );
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`Post by ${name}`);
  const profileLink = page.getByRole('navigation', { name: 'Main' }).locator('a[href$="/profile"]');
  await expect(profileLink).toContainText(name);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('user') ?? ''))
    .toContain('Minerva');
  await expectPersisted(page, (tab) =>
    expect(tab.getByRole('heading', { level: 1, name })).toBeVisible(),
  );

  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await edit.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/profile');
});

test('a new avatar has a preview, and appears everywhere once saved; Save waits for one that is still being prepared', async ({
  page,
}) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Change avatar')).toHaveAttribute('accept', /image/);
  await dialog.getByLabel('Change avatar').setInputFiles(png(600, 600));
  await expect(dialog.locator('.MuiAvatar-img[src^="blob:"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  for (const place of [
    page.getByRole('article').first(),
    page.getByRole('navigation', { name: 'Main' }).locator('a[href$="/profile"]'),
  ]) {
    await expect(place.locator('img').first()).toHaveAttribute('src', /^data:image/);
  }

  const shown = page.getByRole('main').locator('img').first();
  const small = await shown.getAttribute('src');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await dialog.getByLabel('Change avatar').setInputFiles(findPhotoFile('drive-in'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveAttribute('src', /^data:image\/webp/);
  await expect(shown).not.toHaveAttribute('src', small ?? '');
});

test('a refused edit keeps the dialog’s text and says why', async ({ page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Bio').fill('Never saved');
  await setFaults(page, [serverError('/api/users/edit')]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'The projector jammed.');
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mina Okafor' })).toBeVisible();
  await expect(page.getByText('Never saved')).toBeHidden();
});
