import { expect, signInQuietly, test } from '../../fixtures';
import { longPress, middleOf } from '../../support/gestures';
import { writePost } from '../../support/posts';

test.beforeEach(async ({ page }) => {
  await signInQuietly(page);
});

test('authors, dates, people, @names and web addresses are links, so that a long press offers a new tab', async ({
  page,
  watchdog,
  context,
}) => {
  watchdog.allow(/rowf\.example/);
  await context.route('https://rowf.example/**', (route) => route.fulfill({ body: 'Row F' }));
  const card = await writePost(page, 'With @reelruth: https://rowf.example/stubs');
  const id = await card.getAttribute('data-post-id');
  for (const [name, href] of [
    ['Mina Okafor', '/profile'],
    [/^(now|\d+ min)$/, `/singlePost/${id}`],
    ['@reelruth', '/profile/reelruth'],
    ['https://rowf.example/stubs', 'https://rowf.example/stubs'],
  ] as const) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'rowf.example' }).tap(),
  ]);
  await opened.waitForURL('https://rowf.example/stubs');
  await opened.close();
  await card.getByRole('link', { name: '@reelruth' }).tap();
  await expect(page).toHaveURL('/profile/reelruth');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Followers$/ })
    .tap();
  const people = page.getByRole('dialog', { name: 'Followers' }).getByRole('link');
  for (const person of await people.all())
    await expect(person).toHaveAttribute('href', /^\/profile/);
});

test('a long press on a post selects a word and does not open it; a tap opens the post', async ({
  page,
}) => {
  const card = await writePost(page, 'Unforgettable from the first frame on');
  const text = card.getByTestId('post-text');
  await expect(text).not.toHaveCSS('user-select', 'none');
  await longPress(page, await middleOf(text));
  await expect(page).toHaveURL('/');
  await expect(card).toBeVisible();
  await text.tap();
  await expect(page).toHaveURL(/\/singlePost\//);
});
