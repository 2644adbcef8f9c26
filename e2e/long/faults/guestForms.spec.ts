import { GUEST } from '../../../src/domain/demoAccounts';
import { expect, test } from '../../fixtures';
import {
  expectFailureToast,
  FAILURES,
  holdClock,
  waitForFailure,
  waitForSlowAnswer,
  SLOW_MS,
  TOO_MUCH,
} from '../../support/failures';
import { setFaults } from '../../support/faults';

test.beforeEach(({ page }) => holdClock(page));

test('the login: every failure is shown, and the input stays', async ({ page }) => {
  await page.goto('/login');
  const username = page.getByLabel('Username');
  await username.fill(GUEST.username);
  await page.getByLabel('Password', { exact: true }).fill(GUEST.password);
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const path = '/api/auth/login';
  for (const failure of [...FAILURES, TOO_MUCH]) {
    const { name, fault } = failure;
    await setFaults(page, [{ path, ...fault }]);
    const isWrong = name === '401' || name === '404';
    const expected = isWrong ? { ...failure, says: 'Wrong Credentials' } : failure;
    await expectFailureToast(page, expected, () => login.dblclick());
    await expect(login).toHaveAttribute('aria-busy', 'false');
    await expect(username).toHaveValue(GUEST.username);
  }
  await setFaults(page, [{ path, delayMs: SLOW_MS }]);
  await login.click();
  await expect(login).toHaveAttribute('aria-busy', 'true');
  await waitForSlowAnswer(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('the sign-up: every failure is shown in an alert, and the input stays', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await page.goto('/signup');
  const fields = { 'First name': 'Nia', 'Last name': 'Ortiz', Username: 'nia.ortiz' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('slow-dissolve');
  const create = page.getByRole('button', { name: 'Create New Account' });
  const path = '/api/auth/signup';
  for (const failure of FAILURES) {
    await setFaults(page, [{ path, ...failure.fault }]);
    await create.click();
    await waitForFailure(page, failure);
    await expect.poll(() => alerts.at(-1)).toContain(failure.says);
    await expect(create).toHaveAttribute('aria-busy', 'false');
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await setFaults(page, []);
  await create.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(alerts).toHaveLength(FAILURES.length);
});
