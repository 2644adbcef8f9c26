import { GUEST } from '../src/domain/demoAccounts';
import { expect, signIn, signInAsGuest, test } from './fixtures';
import { serverError, setFaults } from './support/faults';
import { expectToast, sawToast } from './support/toasts';

test('a person signs in by the form, is told so, and arrives at Home', async ({ page }) => {
  await signIn(page, GUEST.username, GUEST.password);
  await expectToast(page, 'Successfully logged in', 'bottom-right');
  await expect(page).toHaveURL('/');
});

test('Guest Mode signs in and welcomes by first and last name', async ({ page }) => {
  await signInAsGuest(page);
  await expectToast(page, 'Welcome Mina Okafor', 'bottom-left');
});

test('the session is kept in local storage as token and user', async ({ page }) => {
  await signInAsGuest(page);
  const kept = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }));
  expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(kept.user ?? '')).toMatchObject({ username: GUEST.username });
  expect(kept.user).not.toContain('password');
});

test('a reload keeps the person signed in', async ({ page }) => {
  await signInAsGuest(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('both empty fields are named at once, and no call is made', async ({ page }) => {
  await page.goto('/login');
  await setFaults(page, [serverError('/api/auth/login')]);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('The projector jammed.')).toBeHidden();
  await expect(page.getByLabel('Username')).toBeFocused();
});

for (const [case_, username, password] of [
  ['a wrong password', GUEST.username, 'not-it'],
  ['an unknown username', 'nobody-here', 'not-it'],
] as const) {
  test(`${case_} answers Wrong Credentials and keeps what was typed`, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expectToast(page, 'Wrong Credentials', 'top-right');
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    await expect(page).toHaveURL('/login');
  });
}

test('a failing server is not called wrong credentials', async ({ page }) => {
  await page.goto('/login');
  await setFaults(page, [serverError('/api/auth/login')]);
  await page.getByLabel('Username').fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill(GUEST.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'The projector jammed.');
  expect(await sawToast(page, 'Wrong Credentials')).toBe(false);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a link leads to signup', async ({ page }) => {
  await page.goto('/login');
  await page.locator('a[href$="/signup"]').click();
  await expect(page).toHaveURL('/signup');
});
