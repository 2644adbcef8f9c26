import { expect, signInQuietly, test } from '../../fixtures';
import { cardWith, choosePostOption, expectFeed, writePost } from '../../support/posts';
import { expectToast } from '../../support/toasts';

const DAY_MS = 86_400_000;

for (const [way, days] of [
  ['forward', 1],
  ['back', -1],
] as const) {
  test(`a clock that is set ${way} by a day neither ends the session nor loses a post`, async ({
    page,
  }) => {
    await signInQuietly(page);
    await writePost(page, 'Before the clock was set');
    await expectToast(page, 'Post Created');
    await page.clock.setSystemTime(Date.now() + days * DAY_MS);
    await writePost(page, 'After the clock was set');
    await expect(page.getByRole('article').first()).toContainText('After the clock was set');
    await page.reload();
    await expectFeed(page);
    await expect(cardWith(page, 'Before the clock was set')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('After the clock was set');

    await page.clock.setSystemTime(Date.now());
    await page.reload();
    await expectFeed(page);
    await expect(cardWith(page, 'After the clock was set')).toBeVisible();
  });
}

test('a session that expires while a dialog is open keeps the dialog’s text for the next login', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/status of 401/);
  // A failed edit is logged.
  watchdog.allow(/could not be updated/);
  await signInQuietly(page);
  const card = await writePost(page, 'As it was');
  await expectToast(page, 'Post Created');
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').fill('As it was going to be');
  await page.clock.setSystemTime(Date.now() + 31 * DAY_MS);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/login|landing-page/);
  await expectToast(page, 'Your session has ended. Please log in again; your drafts are kept.');

  await signInQuietly(page);
  await choosePostOption(page, cardWith(page, 'As it was'), 'Edit');
  await expect(dialog.getByRole('textbox')).toHaveValue('As it was going to be');
});
