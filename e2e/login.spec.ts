import { GUEST } from '../src/domain/demoAccounts';
import { expect, signIn, signInAsGuest, test } from './fixtures';
import { serverError, setFaults } from './support/faults';
import { countToasts, expectToast } from './support/toasts';

test('signing in through the form shows a welcome and leads to Home', async ({ page }) => {
  await signIn(page, GUEST.username, GUEST.password);
  await expectToast(page, 'Successfully logged in', 'bottom-right');
  await expect(page).toHaveURL('/');
});

test('Guest Mode signs in and welcomes the guest by full name; the session is in local storage and survives a reload', async ({
  page,
}) => {
  await signInAsGuest(page);
  await expectToast(page, 'Welcome Mina Okafor', 'bottom-left');
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('token'),
    user: localStorage.getItem('user'),
  }));
  expect(stored.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ username: GUEST.username });
  expect(stored.user).not.toContain('password');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('both empty fields are reported at once without a call; the password can be shown and hidden; a link leads to signup', async ({
  page,
}) => {
  await page.goto('/login');
  await setFaults(page, [serverError('/api/auth/login')]);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByText('The projector jammed.')).toBeHidden();
  await expect(page.getByLabel('Username')).toBeFocused();

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/signup');
});

test('wrong credentials are reported and the input stays; a server error is not reported as wrong credentials', async ({
  page,
}) => {
  await page.goto('/login');
  const username = page.getByLabel('Username');
  const password = page.getByLabel('Password', { exact: true });
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const WRONG = 'Wrong Credentials';
  for (const [times, name] of [
    [1, GUEST.username],
    [2, 'nobody-here'],
  ] as const) {
    await username.fill(name);
    await password.fill('not-it');
    await login.click();
    await expect.poll(() => countToasts(page, WRONG), { message: name }).toBe(times);
    await expectToast(page, WRONG, 'top-right');
    await expect(username).toHaveValue(name);
    await expect(password).toHaveValue('not-it');
    await expect(page).toHaveURL('/login');
  }

  await setFaults(page, [serverError('/api/auth/login')]);
  await username.fill(GUEST.username);
  await password.fill(GUEST.password);
  await login.click();
  await expectToast(page, 'The projector jammed.');
  expect(await countToasts(page, WRONG)).toBe(2);
});
