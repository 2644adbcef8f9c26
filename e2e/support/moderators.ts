import { expect, type Page } from '@playwright/test';

/** Signs up as somebody who is no sample person: the first of them is an admin. */
export async function signUpAsAdmin(page: Page): Promise<void> {
  const fields = {
    'First name': 'Ada',
    'Last name': 'Usher',
    Username: 'usher',
    Password: 'house-lights',
    'Confirm password': 'house-lights',
  };
  await page.goto('/signup');
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

/** Signs in as that person again, whose Home is empty. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill('usher');
  await page.getByLabel('Password', { exact: true }).fill('house-lights');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

/** Logs out, and waits until that is done. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}

/** Presses a button of the moderators' page, gives a reason, and waits until it is done. */
export async function actOn(page: Page, button: string, verb: string, reason: string) {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: verb }).click();
  await expect(dialog).toBeHidden();
}
