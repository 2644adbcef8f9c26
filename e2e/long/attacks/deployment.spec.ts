import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';
import { call, waitForWorker } from '../../support/api';
import { APP_BUILD, buildNextRelease } from '../../support/builds';
import { png } from '../../support/pictures';
import { cardWith, choosePostOption, composer, expectFeed, writePost } from '../../support/posts';
import { goTo } from '../../support/routes';
import { startStaticHost } from '../../support/staticHost';
import { expectToast } from '../../support/toasts';

test.use({ serviceWorkers: 'allow' });

const draft = (tab: Page) => composer(tab).getByRole('textbox');
const editor = (tab: Page) => tab.getByRole('dialog', { name: 'Edit Post' });
const edited = (tab: Page) => editor(tab).getByRole('textbox').first();
const openEditor = (tab: Page) => choosePostOption(tab, cardWith(tab, 'As it was'), 'Edit');
const reloadOffered = (tab: Page) => tab.getByRole('button', { name: 'Reload', exact: true });

/** Opens a page whose code no tab has fetched before. */
async function goToFilms(tab: Page): Promise<void> {
  await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Films' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Films' })).toBeVisible();
}

const firstChunk = (html: string) => /first-[\w-]+\.js/.exec(html)?.[0];

async function expectRelease(tab: Page, folder: string): Promise<void> {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  // A tab cannot be read while it reloads.
  await expect(async () => expect(firstChunk(await tab.content())).toBe(firstChunk(page))).toPass();
}

const countLoads = (tab: Page) => {
  const loads: string[] = [];
  tab.on('domcontentloaded', () => loads.push(tab.url()));
  return loads;
};

// One worker builds the next releases once, for all tests.
test.describe.configure({ mode: 'default' });

let [nextRelease, lastRelease] = ['', ''];
test.beforeAll(() => {
  nextRelease = buildNextRelease(1);
  lastRelease = buildNextRelease(2);
});

let host: Awaited<ReturnType<typeof startStaticHost>>;
test.beforeEach(async ({ watchdog }) => {
  watchdog.allow(/^console .*(Failed to load|Failed to fetch|dynamically imported|preload)/s);
  host = await startStaticHost(APP_BUILD);
});
test.afterEach(() => host.stop());

async function writeFirst(tab: Page): Promise<void> {
  await signInQuietly(tab);
  await writePost(tab, 'As it was');
  await expectToast(tab, 'Post Created');
}

test.describe('with a worker that has cached its release’s files', () => {
  let tab: Page;
  test.beforeEach(async ({ newVisitor }) => {
    tab = await newVisitor({ baseURL: `http://127.0.0.1:${host.port}` });
    await writeFirst(tab);
    await waitForWorker(tab);
  });
  // A page that is still fetching its worker logs an error once the host is gone.
  test.afterEach(() => tab.context().close());

  test('an open tab keeps working through two releases, and switches to the latest on request with all its drafts', async () => {
    await openEditor(tab);
    await edited(tab).fill('As it should be');
    await tab.keyboard.press('Escape');
    await draft(tab).fill('Half a thought about Varda');
    await expectRelease(tab, APP_BUILD);
    const loads = countLoads(tab);

    host.deploy(nextRelease);
    // A browser checks for a newer worker when a page is opened.
    const visitor = await tab.context().newPage();
    await visitor.goto('/');
    await expect(reloadOffered(tab)).toBeVisible();
    await expectRelease(visitor, APP_BUILD);
    await visitor.close();
    await goToFilms(tab);
    await goTo(tab, 'Home');
    await expect(draft(tab)).toHaveValue('Half a thought about Varda');
    expect(loads).toEqual([]);

    host.deploy(lastRelease);
    await reloadOffered(tab).click();
    await expectRelease(tab, lastRelease);
    await expectFeed(tab);
    expect(loads).toHaveLength(1);
    await expect(draft(tab)).toHaveValue('Half a thought about Varda');
    await openEditor(tab);
    await expect(edited(tab)).toHaveValue('As it should be');
    await editor(tab).getByRole('button', { name: 'Save' }).click();
    await expectToast(tab, 'Post Updated');
    await waitForWorker(tab);
    expect((await call(tab, 'GET', '/api/posts')).text).toContain('As it should be');
    await expect(reloadOffered(tab)).toBeHidden();
  });

  test('a tab on the old release keeps working next to one on the new, and updates when it needs code', async () => {
    const old = await tab.context().newPage();
    await old.goto('/');
    await expectFeed(old);
    await waitForWorker(old);
    await draft(old).fill('Not finished yet');
    host.deploy(nextRelease);
    await tab.reload();
    await reloadOffered(tab).click();
    await expectRelease(tab, nextRelease);

    expect((await call(old, 'GET', '/api/posts')).text).toContain('As it was');
    await cardWith(old, 'As it was').getByRole('button', { name: 'Like', exact: true }).click();
    await expect(cardWith(tab, 'As it was').getByTestId('like-count')).toHaveText('1');
    await cardWith(tab, 'As it was').getByRole('button', { name: 'Bookmark', exact: true }).click();
    await goTo(old, 'Bookmarks');
    await expect(cardWith(old, 'As it was')).toBeVisible();
    await expectRelease(old, APP_BUILD);

    await goToFilms(old);
    await expectRelease(old, nextRelease);
    await goTo(old, 'Home');
    await expect(draft(old)).toHaveValue('Not finished yet');
  });

  test('if a release disappears before it is fully fetched, the previous one still opens the app', async () => {
    host.deploy(nextRelease);
    host.lose(/\/assets\/FilmsPage-/);
    await tab.reload();
    await expectFeed(tab);
    await expectRelease(tab, APP_BUILD);
    await goToFilms(tab);
    await expectRelease(tab, APP_BUILD);
  });
});

test.describe('without a worker that has cached files', () => {
  let tab: Page;
  test.beforeEach(async ({ newVisitor }) => {
    tab = await newVisitor({
      baseURL: `http://127.0.0.1:${host.port}`,
      serviceWorkers: 'block',
    });
    await writeFirst(tab);
  });

  test('opening a page whose code was replaced costs one reload and keeps session, draft and edit', async () => {
    await openEditor(tab);
    await edited(tab).fill('As it should be');
    await tab.keyboard.press('Escape');
    await draft(tab).fill('Half a thought about Varda');
    await expectRelease(tab, APP_BUILD);
    host.deploy(nextRelease);
    const loads = countLoads(tab);

    await goToFilms(tab);
    expect(loads).toHaveLength(1);
    await expectRelease(tab, nextRelease);
    await goTo(tab, 'Home');
    await expect(draft(tab)).toHaveValue('Half a thought about Varda');
    await openEditor(tab);
    await expect(edited(tab)).toHaveValue('As it should be');
    await editor(tab).getByRole('button', { name: 'Save' }).click();
    await expectToast(tab, 'Post Updated');
  });

  test('an edit that needs code of the old release is reloaded with its text', async () => {
    await openEditor(tab);
    await edited(tab).fill('As it should be');
    host.deploy(nextRelease);
    const reloaded = tab.waitForEvent('load');
    await editor(tab).getByLabel('Add photo').setInputFiles(png(300, 200));
    await reloaded;
    await expectFeed(tab);
    await expectRelease(tab, nextRelease);
    await openEditor(tab);
    await expect(edited(tab)).toHaveValue('As it should be');
  });
});
