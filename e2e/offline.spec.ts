import { expect, signInAsGuest, test } from './fixtures';
import { APP_BUILD } from './support/builds';
import { png } from './support/pictures';
import { cardWith, choosePostOption, composer, writePost } from './support/posts';
import {
  expectContent,
  MEMBER_SCREENS,
  openScreen,
  PUBLIC_SCREENS,
  somePostPath,
} from './support/routes';
import { startStaticHost } from './support/staticHost';
import { expectPersisted } from './support/persisted';
import { expectToast } from './support/toasts';

test('after one visit the whole app opens and works without a network', async ({
  newVisitor,
  watchdog,
}) => {
  // The browser logs that it cannot check for a newer worker, and the page's requests to the host.
  watchdog.allow(/ERR_CONNECTION_REFUSED|error occurred when fetching the script/);
  const host = await startStaticHost(APP_BUILD);
  const visit = await newVisitor({ baseURL: `http://localhost:${host.port}` });
  await visit.goto('/landing-page');
  await visit.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // Leaves the page as a user would: on that event, msw's own script would unregister the worker.
  await visit.goto('about:blank');
  const context = visit.context();
  await visit.close();
  await host.stop();

  const page = await context.newPage();
  for (const screen of PUBLIC_SCREENS) await openScreen(page, screen);
  await signInAsGuest(page);
  for (const screen of MEMBER_SCREENS) await openScreen(page, screen);
  await page.goto('/');
  await page.goto(await somePostPath(page));
  await expectContent(page);
  for (const tab of ['replies', 'diary', 'films', 'watchlist', 'year/2026'])
    await openScreen(page, { path: `/profile/reelruth/${tab}`, heading: /Ruth|2026/ });

  await page.goto('/');
  const card = await writePost(page, 'Seen on a train', png(300, 200));
  await expectToast(page, 'Post Created');
  await card.getByRole('button', { name: /^View photo/ }).click();
  const photo = page.getByRole('dialog');
  await expect(photo.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photo).toBeHidden();
  await choosePostOption(page, card, 'Edit');
  const editor = page.getByRole('dialog', { name: 'Edit Post' });
  await editor.getByRole('textbox').first().fill('Seen on a night train');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Post Updated');
  await expectPersisted(page, (tab) =>
    expect(cardWith(tab, 'Seen on a night train')).toBeVisible({ timeout: 3000 }),
  );
  await composer(page).getByRole('textbox').fill('Half a thought');
  await page.reload();
  await expect(cardWith(page, 'Seen on a night train')).toBeVisible();
  await expect(composer(page).getByRole('textbox')).toHaveValue('Half a thought');
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/landing-page');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Some releases of Chromium take the test's own context for a private window, in which nothing can be installed.
  const aboutApp = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(aboutApp).toEqual([]);
});
