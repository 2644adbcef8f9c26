import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signInQuietly, test } from '../../fixtures';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Share as a picture' });

async function openFrom(page: Page, share = page.getByRole('button', { name: 'Share' }).first()) {
  await share.click();
  await page.getByRole('menuitem', { name: 'As a picture' }).click();
  await expect(dialogOf(page).getByRole('img')).toBeVisible();
}

/** The source of the picture that is shown. */
const shownSource = async (page: Page): Promise<string> => {
  const address = (await dialogOf(page).getByRole('img').getAttribute('src')) ?? '';
  return decodeURIComponent(address.slice(address.indexOf(',') + 1));
};

/** Saves the picture; returns its name, its size, and how many colours it has, up to a hundred. */
async function save(page: Page, folder: string) {
  const downloading = page.waitForEvent('download');
  await dialogOf(page).getByRole('button', { name: 'Save picture' }).click();
  const download = await downloading;
  const path = `${folder}/${download.suggestedFilename()}`;
  await download.saveAs(path);
  const data = `data:image/png;base64,${(await readFile(path)).toString('base64')}`;
  const facts = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = new Uint32Array(
      context?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0),
    );
    const colours = new Set<number>();
    for (const pixel of pixels) if (colours.size < 100) colours.add(pixel);
    return { width, height, colours: colours.size };
  }, data);
  return { name: download.suggestedFilename(), ...facts };
}

const SUBJECTS = [
  {
    subject: 'a post',
    path: '/explore',
    file: /^cinefolk-[a-z0-9-]+/,
    says: /^A cinema ticket/,
    prepare: () => Promise.resolve(),
  },
  {
    subject: 'a film that one rated',
    path: '/film/playtime-1967',
    file: /^cinefolk-playtime-1967/,
    says: /^The poster of Playtime \(1967\).*rated it 4 out of 5 stars/,
    prepare: (page: Page) =>
      page.getByRole('radio', { name: '4 Stars', exact: true }).check({ force: true }),
  },
  {
    subject: 'a list',
    path: '/list/cried-at',
    file: /^cinefolk-films-i-have-cried-at/,
    says: /“Films I have cried at”/,
    prepare: () => Promise.resolve(),
  },
  {
    subject: 'a year',
    path: '/profile/matinee/year/2026',
    file: /^cinefolk-2026-in-film/,
    says: /^2026 in film/,
    prepare: () => Promise.resolve(),
  },
  {
    subject: 'all of a diary',
    path: '/profile/matinee/all-time',
    file: /^cinefolk-all-time-in-film/,
    says: /^All time in film/,
    prepare: () => Promise.resolve(),
  },
];

for (const { subject, path, file, says, prepare } of SUBJECTS) {
  test(`${subject} becomes a picture in both shapes`, async ({ page }, { outputDir }) => {
    await signInQuietly(page);
    await page.goto(path);
    await prepare(page);
    await openFrom(page);
    await expect(dialogOf(page).getByRole('img', { name: says })).toBeVisible();
    await expect(dialogOf(page).getByLabel('Description')).toHaveValue(says);
    const portrait = await save(page, outputDir);
    expect(portrait).toEqual({ name: portrait.name, width: 1080, height: 1350, colours: 100 });
    expect(portrait.name).toMatch(file);
    expect(portrait.name).toMatch(/-portrait\.png$/);
    await dialogOf(page).getByRole('radio', { name: 'Landscape' }).check();
    await expect.poll(() => shownSource(page)).toContain('width="1200"');
    const landscape = await save(page, outputDir);
    expect(landscape).toEqual({ name: landscape.name, width: 1200, height: 630, colours: 100 });
    expect(landscape.name).toMatch(/-landscape\.png$/);
    expect(await shownSource(page)).toMatch(/src: url\("data:font\/woff2/);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(path);
  });
}

test('a spoiler is on the picture only if it is asked for', async ({ page }) => {
  await signInQuietly(page);
  await page.goto('/explore');
  const card = page.getByRole('article').filter({ hasText: 'Contains spoilers' }).first();
  const covered = page.getByRole('button', { name: /^Show spoilers for/ }).first();
  await expect(card.or(covered).first()).toBeVisible();
  const marked = page.getByRole('article').filter({ has: covered });
  await openFrom(page, marked.getByRole('button', { name: 'Share' }));
  await expect.poll(() => shownSource(page)).toMatch(/Spoilers for/);
  const without = await shownSource(page);
  await dialogOf(page).getByRole('checkbox', { name: 'Show the spoiler' }).check();
  await expect.poll(() => shownSource(page)).not.toMatch(/Spoilers for/);
  const words = /“([^”]{12})/.exec(await dialogOf(page).getByLabel('Description').inputValue());
  expect(words?.[1]).toBeTruthy();
  expect(without).not.toContain(words?.[1]);
});

test('the system’s share sheet receives the picture, and the description can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files = [] }: ShareData) => {
        document.documentElement.dataset['shared'] = files.map(({ name }) => name).join();
        return Promise.reject(new DOMException('No.', 'DataError'));
      },
    });
  });
  await signInQuietly(page);
  await page.goto('/list/cried-at');
  await openFrom(page);
  await dialogOf(page).getByRole('button', { name: 'Share…' }).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    'cinefolk-films-i-have-cried-at-portrait.png',
  );
  await expect(dialogOf(page).getByRole('alert')).toContainText('could not be shared');
  await dialogOf(page).getByRole('button', { name: 'Copy description' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^A cinema’s marquee/);
});
