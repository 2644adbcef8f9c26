import type { Locator, Page } from '@playwright/test';
import type { Fault } from '../../../src/api/faults';
import { expect, signInQuietly, test } from '../../fixtures';
import {
  expectFailureToast,
  FAILURES,
  holdClock,
  waitForSlowAnswer,
  SLOW_MS,
  TOO_MUCH,
  type Failure,
} from '../../support/failures';
import { setFaults } from '../../support/faults';
import { expectPersisted } from '../../support/persisted';
import { cardWith, choosePostOption, composer, writePost } from '../../support/posts';

/** Makes calls to `path` fail in this way, triggers one, and waits for the message. */
async function fail(
  page: Page,
  call: Pick<Fault, 'path' | 'method'>,
  failure: Failure,
  act: () => Promise<void>,
): Promise<void> {
  await setFaults(page, [{ ...call, ...failure.fault }]);
  await expectFailureToast(page, failure, act);
}

/** The call is slow; its optimistic result appears at once and stays. */
async function slowly(page: Page, path: string, act: () => Promise<void>, shown: Locator) {
  await setFaults(page, [{ path, method: 'POST', delayMs: SLOW_MS }]);
  await act();
  await expect(shown).toBeVisible();
  await waitForSlowAnswer(page);
}

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
  await holdClock(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a new post: every failure is shown, keeps the text and offers Retry', async ({ page }) => {
  const text = 'Written against the wind';
  const path = '/api/posts$';
  const unsent = page.getByRole('alert').filter({ hasText: 'not published' });
  const box = composer(page).getByRole('textbox');
  await box.fill(text);
  // Pressed twice: the first write is not repeated.
  let send = () => composer(page).getByRole('button', { name: 'Post', exact: true }).dblclick();
  for (const failure of [...FAILURES, TOO_MUCH]) {
    await fail(page, { path, method: 'POST' }, failure, send);
    await expect(unsent).toContainText(text);
    await expect(cardWith(page, text)).toHaveCount(0);
    send = () => unsent.getByRole('button', { name: 'Retry' }).click();
  }
  await slowly(page, path, send, cardWith(page, text));
  await expect(unsent).toHaveCount(0);
  await expectPersisted(page, (tab) => expect(cardWith(tab, text)).toHaveCount(1));
});

test('an edit: every failure is shown and undone, and the text can be saved again', async ({
  page,
  watchdog,
}) => {
  watchdog.allow(/The post could not be updated/);
  await writePost(page, 'As it was');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  const box = dialog.getByRole('textbox', { name: 'Lights, Camera, Action' });
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const open = (text: string) => choosePostOption(page, cardWith(page, text), 'Edit');
  await open('As it was');
  await box.fill('As it shall be');
  for (const failure of FAILURES) {
    await fail(page, { path: '/api/posts/edit/' }, failure, save);
    await expect(cardWith(page, 'As it was')).toBeVisible();
    await open('As it was');
    await expect(box).toHaveValue('As it shall be');
  }
  await slowly(page, '/api/posts/edit/', save, cardWith(page, 'As it shall be'));
  await expectPersisted(page, (tab) => expect(cardWith(tab, 'As it shall be')).toBeVisible());
});

test('a deletion: every failure is shown, then the server’s state', async ({ page }) => {
  await writePost(page, 'Here today');
  const card = cardWith(page, 'Here today');
  for (const failure of FAILURES) {
    await fail(page, { path: '/api/posts/', method: 'DELETE' }, failure, () =>
      choosePostOption(page, card, 'Delete'),
    );
    await expect(card, failure.name).toBeVisible();
  }
});

test('the Undo of a deletion: every failure is shown, then the server’s state', async ({
  page,
}) => {
  for (const failure of FAILURES) {
    const text = `Gone by ${failure.name}`;
    await setFaults(page, []);
    await writePost(page, text);
    await choosePostOption(page, cardWith(page, text), 'Delete');
    await expect(cardWith(page, text)).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    await fail(page, { path: '/api/posts/restore/' }, failure, () => undo.click());
    await expect(cardWith(page, text), failure.name).toHaveCount(0);
  }
});

test('the profile: every failure is shown and undone, and the text can be saved again', async ({
  page,
}) => {
  await page.goto('/profile');
  const main = page.getByRole('main');
  const bio = main.getByText('Projectionist of every failure');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const box = dialog.getByRole('textbox', { name: 'Bio' });
  const open = () => main.getByRole('button', { name: 'Edit Profile' }).click();
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  await open();
  await box.fill('Projectionist of every failure');
  for (const failure of FAILURES) {
    await fail(page, { path: '/api/users/edit' }, failure, save);
    await expect(bio, failure.name).toBeHidden();
    await open();
    await expect(box).toHaveValue('Projectionist of every failure');
  }
  await slowly(page, '/api/users/edit', save, bio);
  await expectPersisted(page, (tab) =>
    expect(tab.getByText('Projectionist of every')).toBeVisible(),
  );
});

test('offline, posts can be written, edited and deleted as usual', async ({ page, context }) => {
  await choosePostOption(page, await writePost(page, 'To load the menu'), 'Edit');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  const card = await writePost(page, 'Without a net');
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByRole('textbox').fill('Without any net');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await choosePostOption(page, cardWith(page, 'Without any net'), 'Delete');
  await expect(cardWith(page, 'Without any net')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardWith(page, 'Without any net')).toBeVisible();
});
