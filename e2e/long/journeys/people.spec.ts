import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { serverError, setFaults } from '../../support/faults';
import { expectToast } from '../../support/toasts';

const suggestions = (page: Page) => page.getByRole('complementary', { name: 'Suggestions' });
const followButtons = (page: Page) => suggestions(page).getByRole('button', { name: /^Follow / });

async function nameOfFirstSuggestion(page: Page): Promise<string> {
  const label = await followButtons(page).first().getAttribute('aria-label');
  return (label ?? '').replace('Follow ', '');
}

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('suggestions are people one does not follow; following one removes them from the card and adds their posts to Home', async ({
  page,
}) => {
  await expect(followButtons(page)).toHaveCount(2);
  await expect(suggestions(page).getByText('@matinee')).toHaveCount(0);
  await expect(followButtons(page).first()).toHaveText('Follow');
  const name = await nameOfFirstSuggestion(page);
  await expect(page.getByRole('article', { name: `Post by ${name}` })).toHaveCount(0);

  await setFaults(page, [serverError('/api/users/follow')]);
  await followButtons(page).first().click();
  await expectToast(page, 'The projector jammed.');
  await expect(followButtons(page)).toHaveCount(2);
  await setFaults(page, []);

  const followed = await nameOfFirstSuggestion(page);
  await followButtons(page).first().click();
  await expectToast(page, `You started following ${followed}`, 'bottom-right');
  await expect(followButtons(page)).toHaveCount(1);
  await expect(page.getByRole('article', { name: `Post by ${followed}` }).first()).toBeVisible();
  await followButtons(page).first().click();
  await expect(page.getByRole('heading', { name: 'Suggested Users' })).toBeHidden();
});

test('following and unfollowing on a profile changes counts, Home and the stored user', async ({
  page,
}) => {
  const name = await nameOfFirstSuggestion(page);
  await suggestions(page).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const main = page.getByRole('main');
  const followers = main.getByRole('button', { name: /^\d+ Followers$/ });
  const before = Number.parseInt(await followers.innerText(), 10);
  const stored = () =>
    page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}') as { following?: unknown[] };
      return user.following?.length;
    });

  await main.getByRole('button', { name: 'Follow', exact: true }).click();
  await expectToast(page, `You started following ${name}`, 'bottom-right');
  await expect(main.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(followers).toHaveText(new RegExp(`^${before + 1}\\s*Followers$`));
  await expect.poll(stored).toBe(3);

  await main.getByRole('button', { name: 'Unfollow' }).click();
  await expectToast(page, `You unfollowed ${name}`, 'bottom-right');
  await expect(main.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect.poll(stored).toBe(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article', { name: `Post by ${name}` })).toHaveCount(0);
});

test('Following and Followers open a list of people with avatar, name and username, each a link', async ({
  page,
}) => {
  for (const name of ['Following', 'Followers']) {
    await test.step(name, async () => {
      await page.goto('/profile');
      const opener = page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) });
      const count = Number.parseInt(await opener.innerText(), 10);
      await opener.click();
      const dialog = page.getByRole('dialog', { name });
      const people = dialog.getByRole('list').getByRole('link');
      await expect(people).toHaveCount(count);
      await expect(people.first()).toContainText('@');
      await expect(people.first().locator('img')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await people.first().click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/profile\/\w+/);
    });
  }
});
