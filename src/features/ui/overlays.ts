import type { FeedArg } from '../../api/feedAddress';

/** The dialog that is open, with the ids of what it shows. */
export type Modal =
  | { kind: 'editPost'; postId: string }
  | { kind: 'editProfile' }
  | { kind: 'followers'; username: string }
  | { kind: 'following'; username: string }
  | { kind: 'logFilm' }
  | { kind: 'editEntry'; entryId: string }
  /** `index` is its place in its post; `feed` the one whose photos come before and after; null where there is none. */
  | { kind: 'photo'; postId: string; index: number; feed: FeedArg | null }
  | { kind: 'addFilm' }
  | { kind: 'shortcuts' }
  | { kind: 'importData' }
  | { kind: 'letterboxd' }
  | { kind: 'visit' }
  | { kind: 'resetData' };

/** The menu that is open; only one can be. */
export type OpenMenu =
  | { kind: 'sort' }
  | { kind: 'sortFilms' }
  | { kind: 'settings' }
  /** A phone's way to what has no room in its bar. */
  | { kind: 'more' }
  | { kind: 'notifications' }
  | { kind: 'post'; postId: string };
