import { expect, signInQuietly, test } from '../fixtures';
import { call, waitForWorker } from '../support/api';
import { composer, oneSecondLater } from '../support/posts';

test.use({ serviceWorkers: 'allow' });

/** One character of five code units: a text of 5,000 of them and 5,000 plain ones is within the limit in code units. */
const SINGER = '👩‍🎤';

test('ten thousand typed characters survive a reload and are posted in full', async ({ page }) => {
  test.slow();
  await signInQuietly(page);
  const text = composer(page).getByRole('textbox', { name: 'What did you watch?' });
  await text.focus();
  const typed = Array.from({ length: 200 }, () =>
    'A long night at the pictures, and then some more.'.padEnd(49, '.'),
  ).join(' ');
  const keys = typed.slice(0, 5_000);
  await page.keyboard.type(keys);
  for (let count = 0; count < 5_000; count += 100)
    await page.keyboard.insertText(SINGER.repeat(100));
  const whole = keys + SINGER.repeat(5_000);
  await expect(text).toHaveValue(whole);
  await expect(composer(page).getByText('0 characters left')).toBeVisible();
  await oneSecondLater(page);
  await page.reload();
  await expect(text).toHaveValue(whole);
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  const card = page.getByRole('article').first();
  await expect(card).toContainText('A long night');
  await expect(text).toHaveValue('');
  await waitForWorker(page);
  const { body } = await call(page, 'GET', '/api/posts');
  expect(body).toHaveProperty('posts.0.content', whole);
});
