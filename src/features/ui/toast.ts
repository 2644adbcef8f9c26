import type { UnknownAction } from '@reduxjs/toolkit';
import type { Liker, UserSummary } from '../../domain/entities';
import type { DiaryEntry } from '../../domain/films';
import { fullName } from '../../lib/people';
import { entryDeletionUndone } from '../films/filmsSlice';
import { bookmarkRemovalUndone, deletionUndone } from '../posts/postsSlice';
import { unfollowUndone } from '../users/usersSlice';

/** A short message that closes by itself after a while. */
export interface Toast {
  id: string;
  text: string;
  tone: 'success' | 'error' | 'info' | 'default';
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'right';
  /** Null: stays until dismissed. */
  durationMs: number | null;
  /** The subject of the toast: a newer toast about the same subject replaces it. */
  about?: string;
  /** The action that the Undo button dispatches, if there is one. */
  undo?: UnknownAction;
  /** Whether there is a Reload button. */
  offersReload?: true;
}

export type ToastContent = Omit<Toast, 'id'>;

const short = { durationMs: 1000, vertical: 'bottom', horizontal: 'right' } as const;
const failure = { ...short, tone: 'error', durationMs: 5000 } as const;
const undoable = { ...short, tone: 'default', durationMs: 6000 } as const;

/** Toasts with a subject are removed when the session changes: an import or export is private. */
const OWN_DATA = 'ownData';

type Named = Omit<Liker, '_id'>;

/** Every toast of the app, with its exact text, position, duration and colour. */
export const toasts = {
  loggedIn: (): ToastContent => ({ ...short, text: 'Successfully logged in', tone: 'success' }),
  guestWelcome: (user: Named): ToastContent => ({
    ...short,
    text: `Welcome ${fullName(user)}`,
    tone: 'success',
    horizontal: 'left',
  }),
  signupWelcome: (user: Named): ToastContent => ({
    text: `Welcome to Cinefolk, ${fullName(user)}! The lights are going down.`,
    tone: 'success',
    durationMs: 5000,
    vertical: 'top',
    horizontal: 'right',
  }),
  wrongCredentials: (): ToastContent => ({
    ...short,
    text: 'Wrong Credentials',
    tone: 'error',
    vertical: 'top',
  }),
  loggedOut: (): ToastContent => ({ ...short, text: 'Logged Out ', tone: 'success' }),
  sessionRefused: (): ToastContent => ({
    ...failure,
    text: 'Your session has ended. Please log in again; your drafts are kept.',
  }),
  visitEnded: (visitor: Named): ToastContent =>
    toasts.info(`${fullName(visitor)}’s session has ended; their drafts are kept.`),
  postCreated: (): ToastContent => ({ ...short, text: 'Post Created', tone: 'success' }),
  replyPosted: (): ToastContent => ({ ...short, text: 'Reply posted', tone: 'success' }),
  postUpdated: (postId: string): ToastContent => ({
    ...short,
    text: 'Post Updated',
    tone: 'success',
    about: `edit:${postId}`,
  }),
  postDeleted: (postId: string): ToastContent => ({
    ...undoable,
    text: 'Post deleted',
    about: `delete:${postId}`,
    undo: deletionUndone(postId),
  }),
  bookmarked: (postId: string): ToastContent => ({
    ...short,
    text: 'Post Added to bookmark',
    tone: 'success',
    about: `bookmark:${postId}`,
  }),
  unbookmarked: (postId: string): ToastContent => ({
    ...short,
    text: 'Post Removed from bookmark',
    tone: 'success',
    about: `bookmark:${postId}`,
  }),
  bookmarkUndoOffered: (postId: string): ToastContent => ({
    ...undoable,
    text: 'Bookmark removed',
    about: `bookmark:${postId}`,
    undo: bookmarkRemovalUndone(postId),
  }),
  linkCopied: (): ToastContent => ({
    ...short,
    text: 'Link Copied',
    tone: 'success',
    about: 'copy',
  }),
  copyFailed: (link: string): ToastContent => ({
    ...failure,
    text: `The link could not be copied. It is ${link}`,
    about: 'copy',
  }),
  shareFailed: (link: string): ToastContent => ({
    ...failure,
    text: `The post could not be shared. Its link is ${link}`,
    about: 'share',
  }),
  followed: (user: Named & { _id: string }): ToastContent => ({
    ...short,
    text: `You started following ${fullName(user)}`,
    tone: 'success',
    about: `follow:${user._id}`,
  }),
  unfollowed: (user: Named & { _id: string }): ToastContent => ({
    ...short,
    text: `You unfollowed ${fullName(user)}`,
    tone: 'error',
    about: `follow:${user._id}`,
  }),
  unfollowUndoOffered: (user: UserSummary): ToastContent => ({
    ...undoable,
    text: `No longer following ${fullName(user)}`,
    about: `follow:${user._id}`,
    undo: unfollowUndone(user),
  }),
  entryLogged: (entryId: string): ToastContent => ({
    ...short,
    text: 'Diary entry added',
    tone: 'success',
    about: `log:${entryId}`,
  }),
  entryUpdated: (entryId: string): ToastContent => ({
    ...short,
    text: 'Diary entry updated',
    tone: 'success',
    about: `edit-entry:${entryId}`,
  }),
  entryDeleted: (entry: DiaryEntry): ToastContent => ({
    ...undoable,
    text: 'Diary entry deleted',
    about: `delete-entry:${entry._id}`,
    undo: entryDeletionUndone(entry),
  }),
  /** The removed rating of a film was not the only one. */
  otherRatingCounts: (): ToastContent =>
    toasts.info('Your stars in a post or your diary count now. Change them there.'),
  profileUpdated: (): ToastContent => ({
    ...short,
    text: 'Profile Updated',
    tone: 'success',
    about: 'profile',
  }),
  /** A call failed: the server's message replaces the premature success toast about the same subject. */
  failed: (message: string, about?: string): ToastContent => ({
    ...failure,
    text: message,
    ...(about === undefined ? {} : { about }),
  }),
  /** The result of an import, shown long enough to be read. */
  imported: (text: string, isComplete: boolean): ToastContent => ({
    ...short,
    text,
    tone: isComplete ? 'info' : 'error',
    durationMs: 12_000,
    about: OWN_DATA,
  }),
  exported: (fileName: string): ToastContent => ({
    ...short,
    text: `Your data is in the file ${fileName}.`,
    tone: 'info',
    durationMs: 5000,
    about: OWN_DATA,
  }),
  /** An export or an import failed as a whole. */
  ownDataFailed: (text: string): ToastContent => ({
    ...short,
    text,
    tone: 'error',
    durationMs: 5000,
    about: OWN_DATA,
  }),
  /** The subject of an open dialog was deleted. */
  subjectGone: (text: string, isTextKept: boolean): ToastContent => ({
    ...toasts.info(isTextKept ? `${text} Your text is kept.` : text),
    about: 'subject',
  }),
  newVersion: (): ToastContent => ({
    ...toasts.info('There is a new version of Cinefolk.'),
    durationMs: null,
    about: 'version',
    offersReload: true,
  }),
  info: (text: string): ToastContent => ({ ...short, text, tone: 'info', durationMs: 5000 }),
};
