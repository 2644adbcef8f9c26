import type { Locator, Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../fixtures';
import { axeFinds } from './axe';
import { cardWith, choosePostOption } from './posts';
import { visitAs } from './visit';

const POST = '/singlePost/first-showing';

const way = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notifications/ });

const list = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' });

async function answer(page: Page, words: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New reply' });
  await form.getByRole('textbox').fill(words);
  await form.getByRole('button', { name: 'Reply' }).click();
  await expect(cardWith(page, words)).toBeVisible();
}

/** Tests of notifications, for desktop and phone. */
export function describeNotifications(): void {
  test('an action in one tab notifies the others; the notification is read once it is seen, and goes when its cause is undone', async ({
    page,
    context,
  }) => {
    await signInQuietly(page);
    await expect(way(page)).toHaveAccessibleName('Notifications');
    const other = await context.newPage();
    await other.goto(POST);
    await visitAs(other, 'Noël Brandt');
    await other.getByRole('button', { name: 'Like', exact: true }).first().click();
    await answer(other, 'Third row, was it not?');
    await answer(other, 'Or was it the fourth?');

    await expect(way(page)).toHaveAccessibleName('Notifications 3 unread');
    await expect(page).toHaveTitle('(3) Home · Cinefolk');
    const third = await context.newPage();
    await third.goto('/explore');
    await expect(third).toHaveTitle('(3) Explore · Cinefolk');

    await choosePostOption(other, cardWith(other, 'Or was it the fourth?'), 'Delete');
    await expect(way(page)).toHaveAccessibleName('Notifications 2 unread');

    await page.bringToFront();
    await way(page).click();
    const unread = list(page).getByRole('link', { name: /^New: / });
    await expect(unread).toHaveCount(2);
    await expect(unread.nth(0)).toContainText('Noël Brandt replied to you');
    await expect(unread.nth(1)).toContainText('Noël Brandt and 3 others liked your post');
    await expect(page).toHaveTitle('Notifications · Cinefolk');
    await expect(third).toHaveTitle('Explore · Cinefolk');
    expect(await axeFinds(page)).toEqual([]);

    await unread.nth(0).click();
    await expect(page.getByRole('article', { name: 'Reply by Noël Brandt' })).toContainText(
      'Third row, was it not?',
    );
    await page.goBack();
    await expect(list(page).getByRole('link').first()).toContainText('Noël Brandt replied to you');
    await expect(unread).toHaveCount(0);
  });

  test('a kind that is turned off is neither listed nor counted', async ({ page, context }) => {
    await signInQuietly(page);
    await page.goto('/notifications');
    await expect(list(page).getByRole('link').first()).toBeVisible();
    await page.getByRole('button', { name: 'Notify me about' }).click();
    const likes = page.getByRole('menuitemcheckbox', { name: 'Likes' });
    await likes.click();
    await expect(likes).toHaveAttribute('aria-checked', 'false');
    await page.keyboard.press('Escape');
    await expect(page.getByText('All quiet')).toBeVisible();
    await page.goto('/explore');

    const other = await context.newPage();
    await other.goto(POST);
    await visitAs(other, 'Noël Brandt');
    await other.getByRole('button', { name: 'Like', exact: true }).first().click();
    await answer(other, 'Row three!');
    await expect(way(page)).toHaveAccessibleName('Notifications 1 unread');
  });
}
