import { expect, test } from '../fixtures';
import { cardWith, writePost } from '../support/posts';
import { goTo } from '../support/routes';

test('empty lists are filled by another tab’s changes: Home, a profile with its count, and Bookmarks', async ({
  page,
  context,
}) => {
  await page.goto('/signup');
  for (const [label, value] of [
    ['First name', 'New'],
    ['Last name', 'Comer'],
    ['Username', 'newcomer'],
    ['Password', 'popcorn'],
    ['Confirm password', 'popcorn'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Create New Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

  const [home, profile, bookmarks] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  await home.goto('/');
  await profile.goto('/profile');
  await bookmarks.goto('/bookmarks');
  await expect(home.getByRole('article')).toHaveCount(0);
  await expect(profile.getByText('0 Posts')).toBeVisible();
  await expect(bookmarks.getByText('No Bookmarks')).toBeVisible();

  const card = await writePost(page, 'The first of many');
  await expect(cardWith(home, 'The first of many')).toBeVisible();
  await expect(cardWith(profile, 'The first of many')).toBeVisible();
  await expect(profile.getByText('1 Post')).toBeVisible();
  await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
  await expect(cardWith(bookmarks, 'The first of many')).toBeVisible();

  await goTo(page, 'Explore');
  await cardWith(page, 'The first of many')
    .getByRole('button', { name: 'Bookmark', exact: true })
    .click();
  await expect(bookmarks.getByText('No Bookmarks')).toBeVisible();
});
