import { matchPath } from 'react-router-dom';
import { lazyComponent } from '../components/lazyComponent';
import { paths } from '../lib/paths';
import { readYearPart } from '../lib/yearPart';
import { PROFILE_TABS } from '../pages/profile/tabs';

/** The layout of all signed-in pages. */
export const Frame = lazyComponent(async () => (await import('./Frame')).Frame);

const ProfilePage = lazyComponent(async () => (await import('../pages/ProfilePage')).ProfilePage);

/** Of a year, or of all time. */
const YearPage = lazyComponent(async () => (await import('../pages/YearPage')).YearPage);
const YearPartPage = lazyComponent(
  async () => (await import('../pages/YearPartPage')).YearPartPage,
);

/** Pages that need no session. */
export const GUEST_ROUTES = [
  {
    path: paths.landing,
    Page: lazyComponent(async () => (await import('../pages/LandingPage')).LandingPage),
  },
  {
    path: paths.login,
    Page: lazyComponent(async () => (await import('../pages/LoginPage')).LoginPage),
  },
  {
    path: paths.signup,
    Page: lazyComponent(async () => (await import('../pages/SignupPage')).SignupPage),
  },
  {
    path: paths.rules,
    Page: lazyComponent(async () => (await import('../pages/RulesPage')).RulesPage),
  },
];

const ModerationPage = lazyComponent(
  async () => (await import('../pages/ModerationPage')).ModerationPage,
);

const TAGS = '/profile/:username/tags';
const ALL_TIME = '/profile/:username/all-time';
const ALL_TIME_PART = `${ALL_TIME}/:part/:value`;
const YEAR_PART = '/profile/:username/year/:year/:part/:value';

/** Pages that need a session, inside the frame. */
export const MEMBER_ROUTES = [
  {
    path: paths.home,
    Page: lazyComponent(async () => (await import('../pages/HomePage')).HomePage),
  },
  {
    path: paths.explore,
    Page: lazyComponent(async () => (await import('../pages/ExplorePage')).ExplorePage),
  },
  {
    path: paths.notifications,
    Page: lazyComponent(async () => (await import('../pages/NotificationsPage')).NotificationsPage),
  },
  {
    path: paths.bookmarks,
    Page: lazyComponent(async () => (await import('../pages/BookmarksPage')).BookmarksPage),
  },
  {
    path: paths.settings,
    Page: lazyComponent(async () => (await import('../pages/SettingsPage')).SettingsPage),
  },
  {
    path: paths.account,
    Page: lazyComponent(async () => (await import('../pages/AccountPage')).AccountPage),
  },
  ...['', '/films', '/log'].map((part) => ({
    path: paths.moderation + part,
    Page: ModerationPage,
  })),
  {
    path: '/search',
    Page: lazyComponent(async () => (await import('../pages/SearchPage')).SearchPage),
  },
  {
    path: paths.films,
    Page: lazyComponent(async () => (await import('../pages/FilmsPage')).FilmsPage),
  },
  {
    path: '/film/:filmId',
    Page: lazyComponent(async () => (await import('../pages/FilmPage')).FilmPage),
  },
  {
    path: '/list/:listId',
    Page: lazyComponent(async () => (await import('../pages/ListPage')).ListPage),
  },
  {
    path: '/list/:listId/edit',
    Page: lazyComponent(async () => (await import('../pages/EditListPage')).EditListPage),
  },
  {
    path: paths.newList,
    Page: lazyComponent(async () => (await import('../pages/NewListPage')).NewListPage),
  },
  {
    path: '/director/:name',
    Page: lazyComponent(async () => (await import('../pages/DirectorPage')).DirectorPage),
  },
  {
    path: '/singlePost/:postId',
    Page: lazyComponent(async () => (await import('../pages/PostPage')).PostPage),
  },
  { path: paths.ownProfile, Page: ProfilePage },
  { path: '/profile/:username', Page: ProfilePage },
  {
    path: TAGS,
    Page: lazyComponent(async () => (await import('../pages/TagsPage')).TagsPage),
  },
  { path: ALL_TIME, Page: YearPage },
  { path: '/profile/:username/:tab', Page: ProfilePage },
  { path: '/profile/:username/year/:year', Page: YearPage },
  { path: YEAR_PART, Page: YearPartPage },
  { path: ALL_TIME_PART, Page: YearPartPage },
];

/** Whether an address has the form of a profile's tab, or of a part of a year or of all time, but names none that exists. */
export const isUnknownPart = (pathname: string): boolean => {
  const tab = matchPath('/profile/:username/:tab', pathname)?.params.tab;
  const part = (matchPath(YEAR_PART, pathname) ?? matchPath(ALL_TIME_PART, pathname))?.params;
  if (matchPath(TAGS, pathname) || matchPath(ALL_TIME, pathname)) return false;
  const isUnknownTab = tab !== undefined && PROFILE_TABS.every((known) => known.tab !== tab);
  return isUnknownTab || (part !== undefined && readYearPart(part) === null);
};

/** Whether an address is for moderators alone; for others there is nothing. */
export const isForModerators = (pathname: string): boolean => pathname.startsWith(paths.moderation);

/**
 * Loads the code of an address's page, so that it renders without a placeholder.
 * @param pathname an address below the base path
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  const isShown = ({ path }: { path: string }) => matchPath(path, pathname) !== null;
  const inside = MEMBER_ROUTES.find(isShown);
  const page = inside ?? GUEST_ROUTES.find(isShown);
  await Promise.all([page?.Page.preload(), inside && Frame.preload()]);
};
