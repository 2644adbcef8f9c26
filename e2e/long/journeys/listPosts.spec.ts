import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { oneSecondLater } from '../../support/posts';

const WORDS = 'One for every wet evening of the year.';
const TITLE = 'Rain on windows';

test('a post about a list shows it at Home, follows it, and loses it with its deletion until Undo', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto('/film/vertigo-1958');
  await page.getByRole('button', { name: 'Add to list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByRole('button', { name: 'New list' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await page.getByRole('button', { name: 'Write' }).click();
  const form = page.getByRole('form', { name: 'New post' });
  const draft = form.getByRole('group', { name: TITLE });
  await expect(form.getByRole('textbox', { name: 'What did you watch?' })).toBeFocused();
  await page.keyboard.type(WORDS);
  await expect(draft).toContainText('1 film');
  await oneSecondLater(page);
  await page.reload();
  await expect(draft).toBeVisible();
  await form.getByRole('button', { name: 'Post', exact: true }).click();

  const card = page.getByRole('article').filter({ hasText: WORDS });
  const link = card.getByRole('link', { name: TITLE });
  await expect(link).toBeVisible();
  await expectPersisted(page, (tab) =>
    expect(
      tab.getByRole('article').filter({ hasText: WORDS }).getByRole('link', { name: TITLE }),
    ).toBeVisible(),
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(card).toBeVisible();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});
