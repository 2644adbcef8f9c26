import { matchPath } from 'react-router-dom';
import { late } from '../components/late';
import { paths } from '../lib/paths';

/** What stands around every page of somebody signed in. */
export const Frame = late(async () => (await import('./Frame')).Frame);

const ProfilePage = late(async () => (await import('../pages/ProfilePage')).ProfilePage);

/** Pages for everybody, each by its address. */
export const OUTSIDE = [
  {
    path: paths.landing,
    Page: late(async () => (await import('../pages/LandingPage')).LandingPage),
  },
  { path: paths.login, Page: late(async () => (await import('../pages/LoginPage')).LoginPage) },
  { path: paths.signup, Page: late(async () => (await import('../pages/SignupPage')).SignupPage) },
];

/** Pages for people with a session, inside the frame. */
export const INSIDE = [
  { path: paths.home, Page: late(async () => (await import('../pages/HomePage')).HomePage) },
  {
    path: paths.explore,
    Page: late(async () => (await import('../pages/ExplorePage')).ExplorePage),
  },
  {
    path: paths.bookmarks,
    Page: late(async () => (await import('../pages/BookmarksPage')).BookmarksPage),
  },
  {
    path: '/singlePost/:postId',
    Page: late(async () => (await import('../pages/PostPage')).PostPage),
  },
  { path: paths.ownProfile, Page: ProfilePage },
  { path: '/profile/:username', Page: ProfilePage },
];

/**
 * Fetches what an address shows, so that it renders in one go.
 * @param pathname an address below the base path
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  const isShown = ({ path }: { path: string }) => matchPath(path, pathname) !== null;
  const inside = INSIDE.find(isShown);
  const page = inside ?? OUTSIDE.find(isShown);
  await Promise.all([page?.Page.preload(), inside && Frame.preload()]);
};
