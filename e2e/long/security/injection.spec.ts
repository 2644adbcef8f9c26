import type { Page } from '@playwright/test';
import { GUEST } from '../../../src/domain/demoAccounts';
import { expect, signInQuietly, test as base } from '../../fixtures';
import { call, guestToken, waitForWorker } from '../../support/api';
import { nextFrames } from '../../support/layout';
import { choosePostOption, composer, oneSecondLater } from '../../support/posts';
import { CORPUS, upTo } from './corpus';
import { Trap, wander } from './trap';

const test = base.extend<{ trap: Trap }>({
  trap: async ({ context, page }, use) => {
    const trap = new Trap();
    await trap.set(context);
    await use(trap);
    await trap.expectEmpty(page);
  },
});

test.use({ serviceWorkers: 'allow' });

/** The texts of a feed's posts, collected while scrolling: distant cards leave the document. */
async function readTexts(page: Page, count: number): Promise<string[]> {
  const texts = new Map<string, string>();
  await expect(async () => {
    const met = await page
      .getByRole('article')
      .evaluateAll((cards: HTMLElement[]) =>
        cards.map((card): [string, string] => [
          card.dataset['postId'] ?? '',
          card.querySelector('[data-testid="post-text"]')?.textContent ?? '',
        ]),
      );
    for (const [id, text] of met) texts.set(id, text);
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await nextFrames(page);
    expect(texts.size).toBe(count);
  }).toPass({ intervals: [20], timeout: 60_000 });
  return [...texts.values()];
}

const textsOf = (page: Page): Promise<string[]> =>
  page.getByTestId('post-text').evaluateAll((all) => all.map((one) => one.textContent));

/** Publishes every text through the API, including under ids that are property names of objects. */
async function publishAll(page: Page, texts: string[]): Promise<string[]> {
  await waitForWorker(page);
  const token = await guestToken(page);
  const answers: number[] = [];
  for (const [index, content] of texts.entries()) {
    const postData = { _id: /^\w{4,20}$/.test(content) ? content : `x${index}`, content };
    const { status } = await call(page, 'POST', '/api/posts', {
      token,
      body: { postData: { ...postData, photos: null } },
      headers: { Prefer: 'return=minimal' },
    });
    answers.push(status);
  }
  expect(answers).toEqual(texts.map(() => 201));
  return texts.map((content, index) => (/^\w{4,20}$/.test(content) ? content : `x${index}`));
}

test('posts with hostile texts are shown as plain text in feeds, on their own page and in the editor', async ({
  page,
  trap,
}) => {
  test.slow();
  expect(CORPUS.length).toBeGreaterThanOrEqual(60);
  await signInQuietly(page);
  const ids = await publishAll(page, CORPUS);
  for (const path of ['/explore', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    const texts = await readTexts(page, CORPUS.length + (path === '/explore' ? 6 : 2));
    expect(texts).toEqual(expect.arrayContaining(CORPUS));
    await trap.expectEmpty(page);
  }
  for (const [index, id] of ids.entries()) {
    await wander(page, `/singlePost/${id}`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect.poll(() => textsOf(page), { intervals: [20] }).toEqual([CORPUS[index]]);
  }
  await trap.expectEmpty(page);
  for (const id of ['constructor', 'toString', '__proto__', 'x14']) {
    await page.goto(`/singlePost/${id}`);
    const card = page.getByRole('article');
    await card.getByRole('button', { name: 'Like', exact: true }).click();
    await expect(card.getByTestId('like-count')).toHaveText('1');
    await choosePostOption(page, card, 'Edit');
    const dialog = page.getByRole('dialog', { name: 'Edit Post' });
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue(CORPUS[ids.indexOf(id)] ?? '');
    await field.fill(`${id}</textarea><img src=x onerror=ran(1)>`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => textsOf(page)).toEqual([`${id}</textarea><img src=x onerror=ran(1)>`]);
  }
});

test('hostile names, bios and websites are shown as plain text wherever people appear', async ({
  page,
  trap,
}) => {
  test.slow();
  await signInQuietly(page);
  await waitForWorker(page);
  const names = upTo(50);
  const bios = upTo(300);
  const usernames = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'undefined', 'null'];
  const people = Array.from({ length: Math.ceil(names.length / 2) }, (_, index) => ({
    firstName: names[index * 2] ?? '',
    lastName: names[index * 2 + 1] ?? '',
    username: usernames[index] ?? `guest-${index}`,
    bios: bios.filter((_bio, place) => place % Math.ceil(names.length / 2) === index),
  }));
  const { body } = await call(page, 'GET', `/api/users?username=${GUEST.username}`);
  const guestId = (body as { users: [{ _id: string }] }).users[0]._id;
  for (const { firstName, lastName, username, bios: lines } of people) {
    const signup = { firstName, lastName, username, password: 'x', avatar: '' };
    const made = await call(page, 'POST', '/api/auth/signup', { body: signup });
    expect(made.status, username).toBe(201);
    const { encodedToken: token } = made.body as { encodedToken: string };
    const bio = lines.join('\n').slice(0, 300);
    const userData = { bio, website: `https://rowf.example/"><img src=x onerror=ran(1)>` };
    const edited = await call(page, 'POST', '/api/users/edit', { token, body: { userData } });
    expect(edited.status, username).toBe(201);
    await call(page, 'POST', `/api/users/follow/${guestId}`, { token, body: {} });
  }

  await page.goto('/profile');
  const followers = page.getByRole('button', { name: /\d+ Followers/ });
  await expect(followers).toHaveText(`${people.length + 2} Followers`);
  await followers.click();
  const list = page.getByRole('dialog', { name: 'Followers' });
  await expect(list.getByRole('link')).toHaveCount(people.length + 2);
  await trap.expectEmpty(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  for (const { firstName, lastName, username } of people) {
    await wander(page, `/profile/${username}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByText(`@${username}`, { exact: true }).first()).toBeVisible();
    await expect
      .poll(() => heading.evaluate((element) => element.textContent))
      .toBe(`${firstName} ${lastName}`.trim());
    const website = page.getByRole('link', { name: /rowf\.example\/"/ });
    await expect(website).toHaveAttribute('href', /^https:\/\/rowf\.example\/%22%3E/);
    await expect(website).toHaveAttribute('rel', 'noopener nofollow ugc');
  }
  await trap.expectEmpty(page);
});

test('hostile texts typed into any field stay plain text, and are restored from a draft unchanged', async ({
  page,
  trap,
}) => {
  test.slow();
  await page.goto('/login');
  const worst = upTo(60).filter((text) => /ran|proto|%/.test(text));
  for (const text of worst.slice(0, 4)) {
    await page.getByLabel('Username').fill(text);
    await page.getByLabel('Password', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('Wrong Credentials').last()).toBeVisible();
  }
  await page.goto('/signup');
  for (const label of ['First name', 'Last name', 'Username']) {
    await page.getByLabel(label).fill('"><img src=x onerror=ran(1)>');
  }
  await page.getByLabel('Password', { exact: true }).fill('<svg onload=ran(1)>');
  await page.getByLabel('Confirm password').fill('<svg onload=ran(2)>');
  const message = page.waitForEvent('dialog').then((dialog) => dialog.message());
  await page.getByRole('button', { name: 'Create New Account' }).click();
  expect(await message).toBe("Passwords don't match");
  trap.forgive();

  await signInQuietly(page);
  const search = page.getByRole('combobox');
  for (const text of CORPUS.filter((one) => !one.includes('\n'))) {
    await search.fill(text);
    await expect(search).toHaveValue(text);
  }
  await search.fill('<img src=x onerror=ran(1)>');
  await expect(page.getByText('No data found')).toBeVisible();
  await search.fill('');

  const words = upTo(200).join('\n');
  const field = composer(page).getByRole('textbox');
  await field.fill(words);
  await oneSecondLater(page);
  await page.reload();
  await expect(field).toHaveValue(words.replaceAll('\r', ''));
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect.poll(async () => (await textsOf(page))[0]).toBe(words);
});

test('hostile addresses lead to a page of the app', async ({ page, trap }) => {
  test.slow();
  await signInQuietly(page);
  const heading = page.getByRole('heading', { level: 1, name: /^(?!Loading)/ });
  for (const [index, text] of upTo(100).entries()) {
    const part = encodeURIComponent(text);
    const places = [`/singlePost/${part}`, `/profile/${part}`, `/${part}?q=${part}#${part}`];
    await wander(page, places[index % places.length] ?? '/');
    await expect(heading).toBeVisible();
  }
  await trap.expectEmpty(page);
  for (const path of [
    '/profile/%3Cimg%20src=x%20onerror=ran(1)%3E',
    '/singlePost/__proto__',
    '/explore?next=javascript:ran(1)#<svg onload=ran(1)>',
    '/profile/%E2%80%AEgpj',
  ]) {
    await page.goto(path);
    await expect(heading.or(page.getByText('Unexpected Application Error!')).first()).toBeVisible();
  }
});

const SCRIPTED = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="parent.ran(1);top.ran(1)">
<script>parent.ran(2);fetch('https://evil.example/')</script><rect width="64" height="64" fill="red"/>
<image href="https://evil.example/pixel.png"/><foreignObject><iframe src="javascript:parent.ran(3)"/></foreignObject>
<style>@import url(https://evil.example/x.css);</style></svg>`;

test('an SVG avatar with scripts is only a picture: nothing in it runs or contacts another host', async ({
  page,
  trap,
}) => {
  await signInQuietly(page);
  await waitForWorker(page);
  const token = await guestToken(page);
  const avatar = `data:image/svg+xml,${encodeURIComponent(SCRIPTED)}`;
  const { status } = await call(page, 'POST', '/api/users/edit', {
    token,
    body: { userData: { avatar } },
  });
  expect(status).toBe(201);
  for (const path of ['/', '/profile', '/explore', '/bookmarks']) {
    await page.goto(path);
    const picture = page.locator(`img[src^="data:image/svg"]`).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(64);
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog').locator('img[src^="data:image/svg"]')).toBeVisible();
  await trap.expectEmpty(page);
});

test('a tampered session or draft in this browser is shown as text or not at all', async ({
  page,
  trap,
  watchdog,
}) => {
  // A browser refuses to load such a picture, and logs it.
  watchdog.allow(/javascript:|ERR_UNKNOWN_URL_SCHEME/);
  await signInQuietly(page);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem(
      'user',
      JSON.stringify({
        ...user,
        firstName: '<img src=x onerror=ran(1)>',
        avatar: 'javascript:ran(1)',
      }).replace('{', '{"__proto__":{"polluted":true},'),
    );
  });
  await page.goto('/explore');
  await expect(page.getByRole('article').first()).toBeVisible();
  await trap.expectEmpty(page);
  await page.evaluate(() => {
    localStorage.setItem('user', '<script>ran(1)</script>');
    localStorage.setItem('mode', '"><img src=x onerror=ran(1)>');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
