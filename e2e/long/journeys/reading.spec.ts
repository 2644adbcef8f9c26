import { expect, signInQuietly, test } from '../../fixtures';
import { expectPersisted } from '../../support/persisted';
import { cardWith, choosePostOption, writePost } from '../../support/posts';

const LONG = `The long take. ${'And still nobody cut. '.repeat(60)}The end.`;

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('a post shows its age, later its date, and the exact time on hover; only an edit marks it as edited', async ({
  page,
}) => {
  const card = await writePost(page, 'First words');
  const date = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;
  await expect(page.getByRole('article').last().getByRole('link', { name: date })).toBeVisible();
  const age = card.getByRole('link', { name: /^(now|\d+ min)$/ });
  await expect(age).toBeVisible();
  await expect(age).toHaveAttribute('title', /^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M$/);

  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(card.getByTestId('like-count')).toHaveText('1');
  await expectPersisted(page, (tab) =>
    expect(cardWith(tab, 'First words').getByTestId('like-count')).toHaveText('1'),
  );
  await page.reload();
  await expect(card).toBeVisible();
  await expect(card.getByText('edited')).toHaveCount(0);
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByPlaceholder('Lights, Camera, Action').fill('Second thoughts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cardWith(page, 'Second thoughts').getByText('edited')).toBeVisible();
});

test('on a narrow phone the edited mark stays next to the date, and the name is shortened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const card = await writePost(page, 'First words');
  await choosePostOption(page, card, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByPlaceholder('Lights, Camera, Action').fill('Second thoughts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const changed = cardWith(page, 'Second thoughts');
  const mark = await changed.getByText('edited').boundingBox();
  const date = await changed.locator('time').boundingBox();
  expect(mark?.y).toBeCloseTo(date?.y ?? NaN, -1);
});

test('a long post is folded until it is expanded, stays that way, and is complete on its own page', async ({
  page,
}) => {
  const card = await writePost(page, LONG);
  const text = card.getByTestId('post-text');
  const whole = () => text.evaluate((node) => node.scrollHeight <= node.clientHeight + 1);
  await expect.poll(whole).toBe(false);
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(whole).toBe(true);
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.goBack();
  await expect(card.getByRole('button', { name: 'Show less' })).toBeVisible();
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(whole).toBe(false);

  await text.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post' })).toBeVisible();
  await expect(text).toContainText('The end.');
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});
