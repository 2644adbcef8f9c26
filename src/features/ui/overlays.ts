import type { UserSummary } from '../../domain/entities';
import type { FilmSummary } from '../../domain/filmSummary';
import type { About, PlainAct, RoleAct } from '../../domain/moderation';

/** What can be shared as a picture. */
export type PictureSubject =
  | { kind: 'post'; postId: string }
  | { kind: 'film'; filmId: string }
  | { kind: 'list'; listId: string }
  | { kind: 'year'; username: string; year: number }
  | { kind: 'allTime'; username: string };

/** The open dialog, with the ids of what it shows. */
export type Modal =
  | { kind: 'editPost'; postId: string }
  | { kind: 'editProfile' }
  | { kind: 'followers'; username: string }
  | { kind: 'following'; username: string }
  /** `isTheirs`: whether the page is the person's profile or post. */
  | { kind: 'block'; user: UserSummary; isTheirs: boolean }
  /** `name`: what a post's author, a film, a person or a list is called. */
  | { kind: 'report'; about: About; name: string }
  | {
      kind: 'moderate';
      act: PlainAct | RoleAct | 'mend' | 'merge-films';
      about: About;
      name: string;
    }
  | { kind: 'logFilm' }
  | { kind: 'editEntry'; entryId: string }
  /** `index`: the photo's place in its post. */
  | { kind: 'photo'; postId: string; index: number }
  | { kind: 'addFilm' }
  | { kind: 'addToList'; filmId: string }
  /** The films as their wall has them. */
  | { kind: 'addFilms'; films: FilmSummary[] }
  | { kind: 'sharePicture'; subject: PictureSubject }
  | { kind: 'shortcuts' }
  | { kind: 'importData' }
  | { kind: 'letterboxd' }
  /** An export for Letterboxd that did not fit in one file. */
  | {
      kind: 'splitExport';
      fileName: string;
      files: number;
      lists: number;
      /** How many of the lists are in several files. */
      splitLists: number;
      loved: number;
    }
  | { kind: 'visit' }
  | { kind: 'deletions' }
  | { kind: 'withdrawInvitation'; code: string }
  | { kind: 'deleteAccount' }
  | { kind: 'resetData' };

/** The open menu; there is at most one. */
export interface OpenMenu {
  kind:
    | 'sort'
    | 'sortFilms'
    | 'settings'
    /** The destinations that do not fit in a phone's navigation bar. */
    | 'more'
    | 'notifications'
    | 'post'
    | 'person'
    | 'share';
  /** The id of the post it belongs to, if it is a post's. */
  postId?: string | undefined;
}
