import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { cardWith } from '../../support/posts';
import { visitAs, visitBar } from '../../support/visit';

const POST = '/singlePost/first-showing';

/** Checks who this tab is visiting as, by the link to the profile. */
const expectPerson = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Main' })).toContainText(name);

test('a visit in one tab does not affect the other tab’s session, which receives the visitor’s like and reply', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  await page.goto(POST);
  const own = page.getByRole('article', { name: 'Post by Mina Okafor' });
  const likes = own.getByTestId('like-count');
  const before = Number(await likes.textContent());

  const other = await context.newPage();
  await other.goto(POST);
  await visitAs(other, 'Noël Brandt');
  await expect(other).toHaveURL(POST);
  await expectPerson(other, 'Noël Brandt');
  expect(await axeFinds(other)).toEqual([]);
  const theirs = other.getByRole('article', { name: 'Post by Mina Okafor' });
  await theirs.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(likes).toHaveText(String(before + 1));
  await expect(own.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await other.getByRole('textbox', { name: 'Write a reply' }).fill('Third row, was it not?');
  await other
    .getByRole('form', { name: 'New reply' })
    .getByRole('button', { name: 'Reply' })
    .click();
  await expect(cardWith(page, 'Third row, was it not?')).toHaveAccessibleName(/Noël Brandt/);
  await expectPerson(page, 'Mina Okafor');
  await expect(visitBar(page)).toBeHidden();

  await other.reload();
  await expectPerson(other, 'Noël Brandt');
  await visitBar(other).getByRole('button', { name: 'Back to Mina Okafor' }).click();
  await expectPerson(other, 'Mina Okafor');
  await expect(visitBar(other)).toBeHidden();
  await expect(other).toHaveURL(POST);
  await other.reload();
  await expectPerson(other, 'Mina Okafor');
});

test('a visit continues when the other tabs log out; ending it then leads to the login', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/explore');
  await visitAs(other, 'Kai Lindqvist');
  await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await visitBar(other).getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL('/login');
});

test('a logout from a visit signs every tab out', async ({ page, context }) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/');
  await visitAs(other, 'Ruth Almeida');
  await other.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/login');
  await expect(page).toHaveURL('/login');
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
  await other.goto('/');
  await expect(other).toHaveURL('/landing-page');
});
