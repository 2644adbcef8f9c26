/**
 * Fills in the sign-up, and waits for Home.
 * @param {import('@playwright/test').Page} page at the sign-up
 * @param {string} username
 */
export async function signUpAs(page, username) {
  for (const label of ['First name', 'Last name']) await page.getByLabel(label).fill(username);
  await page.getByLabel('Username').fill(username);
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('correct-horse-1');
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
}
