import { expect, signIn, signInQuietly, test } from '../../fixtures';
import { atRest } from '../../support/layout';
import { composer, writePost } from '../../support/posts';

test('web addresses in a post become http and https links only, with rel="noopener nofollow ugc"', async ({
  page,
  context,
  watchdog,
}) => {
  // Following a link is the only way out of the app. The test plays the other host.
  watchdog.allow(/rowf\.example/);
  await context.route('https://rowf.example/**', (route) => route.fulfill({ body: 'Row F' }));
  await signInQuietly(page);
  const card = await writePost(
    page,
    'See https://rowf.example/stubs_(1985). Not javascript:ran(1), data:text/html,x or ftp://rowf.example.',
  );
  const text = card.getByTestId('post-text');
  const link = text.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveText('https://rowf.example/stubs_(1985)');
  await expect(link).toHaveAttribute('href', 'https://rowf.example/stubs_(1985)');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  await expect(link).toHaveAttribute('target', '_blank');
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await opened.waitForURL('https://rowf.example/stubs_(1985)');
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  await opened.close();
  await expect(page).toHaveURL('/');
});

test('@names in a post link to profiles, email addresses do not; selecting its text does not open it, a click does', async ({
  page,
}) => {
  await signInQuietly(page);
  const card = await writePost(page, 'Selected words stay where they are');
  const text = card.getByTestId('post-text');
  const { x, y } = (await atRest(page, () => text.boundingBox())) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 2, y + 12);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 12, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^Selected/);
  await expect(page).toHaveURL('/');
  await expect(composer(page)).toBeVisible();
  await card.getByTestId('like-count').click();
  await text.click();
  await expect(page).toHaveURL(/\/singlePost\//);

  await page.goto('/');
  const mention = await writePost(page, 'With @reelruth, written to mina@rowf.example.');
  const link = mention.getByTestId('post-text').getByRole('link');
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL('/profile/reelruth');
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Almeida' })).toBeVisible();
});

test('a profile’s website and the links in its bio are only http and https links', async ({
  page,
}) => {
  await signIn(page, 'reelruth', 'double-feature-71');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Bio').fill('Films at https://starlite.example/tonight, with @kinokai');
  for (const address of ['javascript:ran(1)', ' JavaScript:ran(1)', 'data:text/html,x', '//x.y']) {
    await dialog.getByLabel('Website').fill(address);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  }
  await dialog.getByLabel('Website').fill('https://starlite.example/');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  for (const name of ['https://starlite.example/tonight', 'starlite.example']) {
    const link = main.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\/starlite\.example\//);
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await main.getByRole('link', { name: '@kinokai' }).click();
  await expect(page).toHaveURL('/profile/kinokai');
});
