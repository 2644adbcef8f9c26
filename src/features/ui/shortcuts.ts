export type ShortcutAction =
  | 'nextPost'
  | 'previousPost'
  | 'openPost'
  | 'like'
  | 'bookmark'
  | 'compose'
  | 'search'
  | 'goHome'
  | 'goExplore'
  | 'goFilms'
  | 'goNotifications'
  | 'goBookmarks'
  | 'goProfile'
  | 'showHelp';

interface Shortcut {
  action: ShortcutAction;
  /** One key, or `g` and the key that follows it, separated by a space. */
  keys: string;
  /** Another key that does the same. */
  or?: string;
  does: string;
  /** Whether it repeats while the key is held; others run once per key press. */
  repeats?: boolean;
}

/** The single-key shortcuts, for both the keyboard listener and the help dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { action: 'nextPost', keys: 'j', does: 'Next post', repeats: true },
  { action: 'previousPost', keys: 'k', does: 'Previous post', repeats: true },
  { action: 'openPost', keys: 'o', or: 'Enter', does: 'Open the post in focus' },
  { action: 'like', keys: 'l', does: 'Like the post in focus' },
  { action: 'bookmark', keys: 'b', does: 'Bookmark the post in focus' },
  { action: 'compose', keys: 'c', does: 'Write a post' },
  { action: 'search', keys: '/', does: 'Search' },
  { action: 'goHome', keys: 'g h', does: 'Go to Home' },
  { action: 'goExplore', keys: 'g e', does: 'Go to Explore' },
  { action: 'goFilms', keys: 'g f', does: 'Go to Films' },
  { action: 'goNotifications', keys: 'g n', does: 'Go to Notifications' },
  { action: 'goBookmarks', keys: 'g b', does: 'Go to Bookmarks' },
  { action: 'goProfile', keys: 'g p', does: 'Go to your profile' },
  { action: 'showHelp', keys: '?', does: 'Show this list' },
];

/** The shortcut with these keys, if there is one. */
export const findShortcut = (keys: string): Shortcut | undefined =>
  SHORTCUTS.find((shortcut) => shortcut.keys === keys || shortcut.or === keys);
