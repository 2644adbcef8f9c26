import { preloadShareMenu } from '../features/posts/card/LinkButtons';
import { preloadPostMenu } from '../features/posts/card/PostMenu';
import { preloadSortMenu } from '../features/posts/feed/SortMenu';
import { MoreMenu, SettingsMenu } from './LazyMenus';
import { preloadSearchBox } from './LazySearchBox';

/** The search, whose text box a phone shows only when asked, and the menus of a feed and the frame around it. */
const PRELOADS = [
  preloadSearchBox,
  preloadPostMenu,
  preloadShareMenu,
  preloadSortMenu,
  SettingsMenu.preload,
  MoreMenu.preload,
];

/** Loads the code behind the first clicks. Other pages are in the service worker's cache by then. */
export const preloadFirstClicks = (): void => {
  // A failure reloads the page once, if the site can be reached; after that the click says what could not be loaded.
  for (const preload of PRELOADS) void preload().catch(() => undefined);
};
