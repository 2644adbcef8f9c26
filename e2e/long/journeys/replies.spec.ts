import { expect, signInQuietly, test } from '../../fixtures';
import { axeFinds } from '../../support/axe';
import { expectPersisted } from '../../support/persisted';
import { cardWith, choosePostOption, oneSecondLater } from '../../support/posts';
import { settled } from '../../support/routes';

const POST = '/singlePost/dust-in-the-beam';

test('a conversation: a reply, a reply to that, a like, an edit, a deletion undone, and a draft that survives a reload', async ({
  page,
}) => {
  await signInQuietly(page);
  await page.goto(POST);
  const field = page.getByRole('textbox', { name: 'Write a reply' });
  const send = page.getByRole('form', { name: 'New reply' }).getByRole('button', { name: 'Reply' });
  const countOf = (text: string) => cardWith(page, text).getByTestId('reply-count');
  const post = page.getByRole('article', { name: /^Post by/ });

  await field.fill('The neon drugstore, green on every face.');
  await send.click();
  const reply = cardWith(page, 'The neon drugstore');
  await expect(reply).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(post.getByTestId('reply-count')).toHaveText('1');

  await reply.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText('No replies yet')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(post).toBeVisible();
  await page.keyboard.type('And the doorman asleep.');
  await page.keyboard.press('Control+Enter');
  const answer = cardWith(page, 'And the doorman asleep.');
  await expect(answer).toBeVisible();
  await expect(countOf('The neon drugstore')).toHaveText('1');

  await answer.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(answer.getByTestId('like-count')).toHaveText('1');
  await choosePostOption(page, answer, 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('And the doorman wide awake.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const edited = cardWith(page, 'And the doorman wide awake.');
  await expect(edited).toBeVisible();

  await choosePostOption(page, edited, 'Delete');
  await expect(edited).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(edited.getByTestId('like-count')).toHaveText('1');
  await expectPersisted(page, async (tab) => {
    const there = cardWith(tab, 'And the doorman wide awake.');
    await expect(there.getByTestId('like-count')).toHaveText('1', { timeout: 3000 });
    await expect(cardWith(tab, 'The neon drugstore').getByTestId('reply-count')).toHaveText('1');
  });

  await field.fill('Half a thought about');
  await oneSecondLater(page);
  await page.reload();
  await expect(field).toHaveValue('Half a thought about');
  await page.goto(POST);
  await expect(cardWith(page, 'The neon drugstore')).toBeVisible();
  await expect(field).toHaveValue('');
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
});
