/** @typedef {import('@playwright/test').Page} Page */

/**
 * A screen of which a picture is taken: its path, what is opened there, and a selector of what then shows.
 * @typedef {{ name: string, path: string, open?: (page: Page) => Promise<void>, shows?: string }} Screen
 */

/** @type {Screen[]} */
export const PUBLIC = [
  { name: 'landing', path: '/landing-page' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-errors',
    shows: '[aria-invalid=true]',
    path: '/signup',
    open: (page) => page.getByRole('button', { name: 'Create New Account' }).click(),
  },
  { name: 'error', path: '/no/such/page' },
];

/** @param {Page} page */
const ownOptions = (page) => page.getByRole('button', { name: 'Post options' }).first().click();

/**
 * On a phone the settings are under More.
 * @param {Page} page
 */
async function openSettings(page) {
  const more = page.getByRole('button', { name: 'More' });
  const isUnderMore = await more.isVisible();
  if (isUnderMore) await more.click();
  await page.getByRole(isUnderMore ? 'menuitem' : 'button', { name: 'Settings' }).click();
}

/** @type {Screen[]} */
export const MEMBERS = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore' },
  { name: 'bookmarks', path: '/bookmarks' },
  {
    name: 'post',
    shows: 'h1:text-is("Post")',
    path: '/explore',
    open: (page) => page.getByTestId('post-text').first().click(),
  },
  { name: 'films', path: '/films' },
  { name: 'films-filtered', path: '/films?genre=Film+Noir&decade=1950&sort=rating' },
  { name: 'films-none', path: '/films?director=Nobody' },
  {
    name: 'add-film',
    shows: '[role=dialog]',
    path: '/films',
    open: (page) => page.getByRole('button', { name: 'Add a film' }).click(),
  },
  { name: 'film', path: '/film/playtime-1967' },
  { name: 'film-quiet', path: '/film/vertigo-1958' },
  { name: 'director', path: '/director/Jacques%20Tati' },
  { name: 'list', path: '/list/cried-at' },
  { name: 'list-edit', path: '/list/cried-at/edit' },
  { name: 'new-list', path: '/new-list' },
  {
    name: 'list-picture',
    shows: 'role=button[name="Save picture"]',
    path: '/list/cried-at',
    open: async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('menuitem', { name: 'As a picture' }).click();
    },
  },
  { name: 'film-unknown', path: '/film/nothing-1900' },
  { name: 'post-unknown', path: '/singlePost/no-such-post' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-other', path: '/profile/reelruth' },
  ...['replies', 'diary', 'films', 'watchlist', 'lists', 'tags', 'year/2026', 'all-time'].map(
    (tab) => ({
      name: `profile-${tab.replace('/', '-')}`,
      path: `/profile/reelruth/${tab}`,
    }),
  ),
  { name: 'year-month', path: '/profile/reelruth/year/2026/month/9' },
  { name: 'notifications', path: '/notifications' },
  { name: 'all-settings', path: '/settings' },
  { name: 'account', path: '/settings/account' },
  { name: 'found-posts', path: '/search?q=cinema' },
  { name: 'found-lists', path: '/search?q=a&in=lists' },
  { name: 'found-people', path: '/search?q=a&in=people' },
  {
    name: 'sort-menu',
    shows: '[role=menu]',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Sort posts' }).click(),
  },
  { name: 'post-menu', shows: '[role=menu]', path: '/profile', open: ownOptions },
  {
    name: 'edit-post',
    shows: '[role=dialog]',
    path: '/profile',
    open: async (page) => {
      await ownOptions(page);
      await page.getByRole('menuitem', { name: 'Edit' }).click();
    },
  },
  {
    name: 'edit-profile',
    shows: '[role=dialog]',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: 'Edit Profile' }).click(),
  },
  {
    name: 'followers',
    shows: '[role=dialog]',
    path: '/profile',
    open: (page) => page.getByRole('button', { name: /Followers$/ }).click(),
  },
  {
    name: 'photo',
    shows: '[role=dialog]',
    path: '/explore',
    open: (page) =>
      page
        .getByRole('button', { name: /^View photo/ })
        .first()
        .click(),
  },
  {
    name: 'settings',
    shows: '[role=menu]',
    path: '/',
    open: openSettings,
  },
  {
    name: 'visit',
    shows: '[role=dialog]',
    path: '/',
    open: async (page) => {
      await openSettings(page);
      await page.getByRole('menuitem', { name: 'Try as a sample person' }).click();
    },
  },
  {
    name: 'search',
    shows: '[role=option]',
    path: '/explore',
    open: (page) => page.getByRole('combobox').fill('a'),
  },
];

/** @type {Screen[]} */
export const MODERATORS = [
  { name: 'moderation', path: '/moderation' },
  { name: 'moderation-films', path: '/moderation/films' },
  { name: 'moderation-log', path: '/moderation/log' },
];
