import { expect, type Locator, type Page } from '@playwright/test';
import { expectFeed } from './posts';

export interface Screen {
  path: string;
  heading: string | RegExp;
}

export const PUBLIC_SCREENS: Screen[] = [
  { path: '/landing-page', heading: /Cinefolk/ },
  { path: '/login', heading: /./ },
  { path: '/signup', heading: /./ },
];

export const MEMBER_SCREENS: Screen[] = [
  { path: '/', heading: 'Home' },
  { path: '/explore', heading: 'Explore' },
  { path: '/bookmarks', heading: 'Bookmarks' },
  { path: '/notifications', heading: 'Notifications' },
  { path: '/films', heading: 'Films' },
  { path: '/film/playtime-1967', heading: 'Playtime' },
  { path: '/search?q=cinema', heading: 'Search' },
  { path: '/profile', heading: 'Mina Okafor' },
  { path: '/profile/reelruth', heading: 'Ruth Almeida' },
];

/** What one keeps, and what it adds up to. */
export const KEPT_SCREENS: Screen[] = [
  { path: '/list/cried-at', heading: 'Films I have cried at' },
  { path: '/list/cried-at?country=JP', heading: 'Films I have cried at' },
  { path: '/list/cried-at/edit', heading: 'Edit list' },
  { path: '/new-list', heading: 'New list' },
  { path: '/settings/account', heading: 'Account' },
  { path: '/profile/reelruth/lists', heading: 'Ruth Almeida' },
  { path: '/profile/reelruth/diary', heading: 'Ruth Almeida' },
  { path: '/profile/reelruth/films', heading: 'Ruth Almeida' },
  { path: '/profile/reelruth/all-time', heading: 'All time in film' },
];

/** Loads a screen and waits for its content. */
export async function openScreen(page: Page, { path, heading }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settled(page);
  // The code of a banner's posters is loaded separately.
  await expect(page.locator('main [data-mode] .MuiSkeleton-root')).toHaveCount(0);
}

/** Waits for the page's main content: posts, posters or notifications. */
export async function expectContent(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const poster = main.getByRole('list', { name: 'Films' }).getByRole('link');
  const notification = main.getByRole('list', { name: 'Notifications' }).getByRole('link');
  await expect(main.getByRole('article').or(poster).or(notification).first()).toBeVisible();
}

/** Opens a page of posts through the main navigation, and waits until it has replaced the previous one. */
export async function goTo(
  page: Page,
  name: 'Home' | 'Explore' | 'Bookmarks',
  press: (link: Locator) => Promise<void> = (link) => link.click(),
): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = navigation.getByRole('link', { name });
  const more = navigation.getByRole('button', { name: 'More' });
  await expect(link.or(more).first()).toBeVisible();
  if (await link.isVisible()) {
    await press(link);
  } else {
    await press(more);
    await press(page.getByRole('menuitem', { name }));
  }
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectFeed(page);
}

/** Waits until nothing in view is loading. A lazy picture below the fold, or in a hidden part, never loads by itself. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode().catch(() => undefined)));
  });
}

/** The address of some post, from the date link on its card. */
export async function somePostPath(page: Page): Promise<string> {
  const date = page
    .getByRole('article')
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') });
  return (await date.getAttribute('href')) ?? '';
}

/** Goes from the landing page to the login page and waits for it, since both have a Guest Mode. */
export async function goToLogin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Already have an account?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
}
