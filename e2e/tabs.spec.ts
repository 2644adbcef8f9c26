import type { Page } from '@playwright/test';
import { expect, signIn, signInQuietly, test } from './fixtures';
import { expectToast } from './support/toasts';
import {
  cardWith,
  choosePostOption,
  composer,
  expectFeed,
  oneSecondLater,
  writePost,
} from './support/posts';
import { timeUntilShown } from './support/timeUntilShown';
import { SEED_PASSWORDS } from '../src/domain/demoAccounts';

test.describe('tabs follow each other', () => {
  let other: Page;

  test.beforeEach(async ({ page, context }) => {
    await signInQuietly(page);
    other = await context.newPage();
    await other.goto('/explore');
    await expect(other.getByRole('article').first()).toBeVisible();
  });

  test('in likes, edits, bookmarks and deletions of the posts they show', async ({ page }) => {
    const card = await writePost(page, 'Seen from both sides');
    await other.getByRole('button', { name: '1 new post' }).click();
    const theirs = cardWith(other, 'Seen from both sides');
    await expect(theirs).toBeVisible();

    await card.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(theirs.getByTestId('like-count')).toHaveText('1');
    await expect(theirs.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await card.getByRole('button', { name: 'Bookmark', exact: true }).click();
    await expect(theirs.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await choosePostOption(page, card, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Post' });
    await dialog.getByRole('textbox').fill('Seen from both sides, twice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByTestId('post-text')).toHaveText('Seen from both sides, twice');
    await choosePostOption(page, cardWith(page, 'twice'), 'Delete');
    await expect(theirs).toBeHidden();
  });

  test('out, and in as somebody else, within a second; nothing is sent in the wrong user’s name', async ({
    page,
  }) => {
    const untilOut = await timeUntilShown(other, 'h1', 'Login');
    await page.getByRole('navigation').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    expect(await untilOut()).toBeLessThan(1000);

    const untilIn = await timeUntilShown(other, 'nav a[href$="/profile"]', 'Kai Lindqvist');
    await signIn(page, 'kinokai', SEED_PASSWORDS['kinokai'] ?? '');
    expect(await untilIn()).toBeLessThan(1000);
    const card = await writePost(other, 'By whom is this?');
    await expect(card).toHaveAccessibleName('Post by Kai Lindqvist');
    await expectToast(other, 'Post Created');
    await page.goto('/profile');
    await expect(cardWith(page, 'By whom is this?')).toBeVisible();
  });
});

test('two tabs keep two drafts; another takes neither while they are open, and the one of a closed tab', async ({
  page,
  context,
}) => {
  await signInQuietly(page);
  const other = await context.newPage();
  await other.goto('/');
  await composer(page).getByRole('textbox').fill('A thought of the first tab');
  await composer(other).getByRole('textbox').fill('Another of the second');
  await oneSecondLater(page);
  await oneSecondLater(other);

  const third = await context.newPage();
  await third.goto('/');
  await expectFeed(third);
  await oneSecondLater(third);
  await expect(composer(third).getByRole('textbox')).toHaveValue('');
  await expect(third.getByText('You have started another draft.')).toBeHidden();

  await page.close();
  // The browser may delay the writes of a background tab.
  await expect(async () => {
    await third.reload();
    await expect(composer(third).getByRole('textbox')).toHaveValue('A thought of the first tab', {
      timeout: 5_000,
    });
  }).toPass();
  await composer(third).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cardWith(third, 'A thought of the first tab')).toBeVisible();
  await expect(composer(other).getByRole('textbox')).toHaveValue('Another of the second');
  await other.reload();
  await expect(composer(other).getByRole('textbox')).toHaveValue('Another of the second');
});
