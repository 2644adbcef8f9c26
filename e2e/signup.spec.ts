import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { serverError, setFaults } from './support/faults';
import { expectToast } from './support/toasts';

const NEWCOMER = {
  'First name': 'Agnès',
  'Last name': 'Moreau',
  Username: 'agnes.m',
  Password: 'gleaners-2000',
  'Confirm password': 'gleaners-2000',
};

async function fill(page: Page, fields: Partial<typeof NEWCOMER>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create New Account' }).click();

/** Collects the messages of `window.alert` and closes each. */
function alertsOf(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/signup');
});

test('a new user signs up, is welcomed, sees their first post in Home, and can sign in again', async ({
  page,
}) => {
  await fill(page, NEWCOMER);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectToast(page, /^Welcome/, 'top-right');
  // As it is drawn: the name stands in the line, not in a column of its own.
  await expect(page.getByRole('alert')).toHaveText(/^Welcome to Cinefolk, Agnès Moreau! The/, {
    useInnerText: true,
  });
  const profileLink = page.getByRole('navigation', { name: 'Main' }).locator('a[href$="/profile"]');
  await expect(profileLink).toContainText('agnes.m');
  await expect(profileLink.locator('img')).toHaveAttribute('src', /^data:image/);

  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'What did you watch?' }).fill('Cléo from 5 to 7');
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Post by Agnès Moreau' })).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectToast(page, 'Post Created');

  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Username').fill(NEWCOMER.Username);
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMER.Password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Successfully logged in', 'bottom-right');
});

test('every empty field is reported; each password field has its own toggle; a link leads to login', async ({
  page,
}) => {
  await submit(page);
  for (const label of ['First name', 'Last name', 'Username', 'Password', 'Confirm password']) {
    await expect(page.getByText(`${label} is required`, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).first().click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');

  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('different passwords are reported inline and in an alert, without a call; a taken username with the server’s message, and the input stays', async ({
  page,
}) => {
  const alerts = alertsOf(page);
  await setFaults(page, [serverError('/api/auth/signup')]);
  await fill(page, { ...NEWCOMER, 'Confirm password': 'something-else' });
  await submit(page);
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await expect.poll(() => alerts).toEqual(["Passwords don't match"]);
  await expect(page).toHaveURL('/signup');

  await setFaults(page, []);
  await fill(page, { ...NEWCOMER, Username: 'Matinee' });
  await submit(page);
  await expect
    .poll(() => alerts.at(-1))
    .toContain('Unprocessable Entity. Username Already Exists.');
  await expect(page.getByLabel('Username')).toHaveValue('Matinee');
  await expect(page.getByLabel('First name')).toHaveValue('Agnès');
});
