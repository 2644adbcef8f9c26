/** The open dialog, with the ids of what it shows. */
export type Modal =
  | { kind: 'editPost'; postId: string }
  | { kind: 'editProfile' }
  | { kind: 'followers'; username: string }
  | { kind: 'following'; username: string }
  | { kind: 'logFilm' }
  | { kind: 'editEntry'; entryId: string }
  /** `index`: the photo's place in its post. */
  | { kind: 'photo'; postId: string; index: number }
  | { kind: 'addFilm' }
  | { kind: 'shortcuts' }
  | { kind: 'importData' }
  | { kind: 'letterboxd' }
  /** An export for Letterboxd that did not fit in one file. */
  | { kind: 'splitExport'; fileName: string; files: number }
  | { kind: 'visit' }
  | { kind: 'deletions' }
  | { kind: 'resetData' };

/** The open menu; there is at most one. */
export type OpenMenu =
  | { kind: 'sort' }
  | { kind: 'sortFilms' }
  | { kind: 'settings' }
  /** The destinations that do not fit in a phone's navigation bar. */
  | { kind: 'more' }
  | { kind: 'notifications' }
  | { kind: 'post'; postId: string };
