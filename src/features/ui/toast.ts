import type { UnknownAction } from '@reduxjs/toolkit';
import type { Liker, UserSummary } from '../../domain/entities';
import type { DiaryEntry } from '../../domain/films';
import { fullName } from '../../lib/people';
import { entryDeletionUndone } from '../films/filmsSlice';
import { bookmarkRemovalUndone, deletionUndone } from '../posts/postsSlice';
import { unfollowUndone } from '../users/usersSlice';

/** A short message that shows by itself and goes after a while. */
export interface Toast {
  id: string;
  text: string;
  tone: 'success' | 'error' | 'info' | 'default';
  vertical: 'top' | 'bottom';
  horizontal: 'left' | 'right';
  /** Null: it stays until it is dismissed. */
  durationMs: number | null;
  /** What the toast is about: a newer one about the same thing replaces it. */
  about?: string;
  /** Offers to take back what was done: the event that Undo is. */
  undo?: UnknownAction;
  /** Offers to reload the page. */
  offersReload?: true;
}

export type ToastContent = Omit<Toast, 'id'>;

const brief = { durationMs: 1000, vertical: 'bottom', horizontal: 'right' } as const;
const problem = { ...brief, tone: 'error', durationMs: 5000 } as const;
const offer = { ...brief, tone: 'default', durationMs: 6000 } as const;

/** One's own data is nobody else's business: what is said of it goes with its person. */
const OWN_DATA = 'ownData';

type Named = Omit<Liker, '_id'>;

/** Every toast of the app: its exact text, place, duration and colour. */
export const toasts = {
  loggedIn: (): ToastContent => ({ ...brief, text: 'Successfully logged in', tone: 'success' }),
  guestWelcome: (user: Named): ToastContent => ({
    ...brief,
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
    ...brief,
    text: 'Wrong Credentials',
    tone: 'error',
    vertical: 'top',
  }),
  loggedOut: (): ToastContent => ({ ...brief, text: 'Logged Out ', tone: 'success' }),
  sessionRefused: (): ToastContent => ({
    ...problem,
    text: 'Your session has ended. Please log in again; your drafts are kept.',
  }),
  visitEnded: (visitor: Named): ToastContent =>
    toasts.info(`${fullName(visitor)}’s session has ended; their drafts are kept.`),
  postCreated: (): ToastContent => ({ ...brief, text: 'Post Created', tone: 'success' }),
  replyPosted: (): ToastContent => ({ ...brief, text: 'Reply posted', tone: 'success' }),
  postUpdated: (postId: string): ToastContent => ({
    ...brief,
    text: 'Post Updated',
    tone: 'success',
    about: `edit:${postId}`,
  }),
  postDeleted: (postId: string): ToastContent => ({
    ...offer,
    text: 'Post deleted',
    about: `delete:${postId}`,
    undo: deletionUndone(postId),
  }),
  bookmarked: (postId: string): ToastContent => ({
    ...brief,
    text: 'Post Added to bookmark',
    tone: 'success',
    about: `bookmark:${postId}`,
  }),
  unbookmarked: (postId: string): ToastContent => ({
    ...brief,
    text: 'Post Removed from bookmark',
    tone: 'success',
    about: `bookmark:${postId}`,
  }),
  bookmarkOffered: (postId: string): ToastContent => ({
    ...offer,
    text: 'Bookmark removed',
    about: `bookmark:${postId}`,
    undo: bookmarkRemovalUndone(postId),
  }),
  linkCopied: (): ToastContent => ({
    ...brief,
    text: 'Link Copied',
    tone: 'success',
    about: 'copy',
  }),
  copyFailed: (link: string): ToastContent => ({
    ...problem,
    text: `The link could not be copied. It is ${link}`,
    about: 'copy',
  }),
  shareFailed: (link: string): ToastContent => ({
    ...problem,
    text: `The post could not be shared. Its link is ${link}`,
    about: 'share',
  }),
  followed: (user: Named & { _id: string }): ToastContent => ({
    ...brief,
    text: `You started following ${fullName(user)}`,
    tone: 'success',
    about: `follow:${user._id}`,
  }),
  unfollowed: (user: Named & { _id: string }): ToastContent => ({
    ...brief,
    text: `You unfollowed ${fullName(user)}`,
    tone: 'error',
    about: `follow:${user._id}`,
  }),
  followOffered: (user: UserSummary): ToastContent => ({
    ...offer,
    text: `No longer following ${fullName(user)}`,
    about: `follow:${user._id}`,
    undo: unfollowUndone(user),
  }),
  entryLogged: (entryId: string): ToastContent => ({
    ...brief,
    text: 'Diary entry added',
    tone: 'success',
    about: `log:${entryId}`,
  }),
  entryUpdated: (entryId: string): ToastContent => ({
    ...brief,
    text: 'Diary entry updated',
    tone: 'success',
    about: `edit-entry:${entryId}`,
  }),
  entryDeleted: (entry: DiaryEntry): ToastContent => ({
    ...offer,
    text: 'Diary entry deleted',
    about: `delete-entry:${entry._id}`,
    undo: entryDeletionUndone(entry),
  }),
  profileUpdated: (): ToastContent => ({
    ...brief,
    text: 'Profile Updated',
    tone: 'success',
    about: 'profile',
  }),
  /** A call failed: the server's message, in the place of the toast that came too early. */
  failed: (message: string, about?: string): ToastContent => ({
    ...problem,
    text: message,
    ...(about === undefined ? {} : { about }),
  }),
  /** What an import did: long enough to be read. */
  imported: (text: string, isWhole: boolean): ToastContent => ({
    ...brief,
    text,
    tone: isWhole ? 'info' : 'error',
    durationMs: 12_000,
    about: OWN_DATA,
  }),
  exported: (fileName: string): ToastContent => ({
    ...brief,
    text: `Your data is in the file ${fileName}.`,
    tone: 'info',
    durationMs: 5000,
    about: OWN_DATA,
  }),
  /** An export or an import failed as a whole. */
  ownDataFailed: (text: string): ToastContent => ({
    ...brief,
    text,
    tone: 'error',
    durationMs: 5000,
    about: OWN_DATA,
  }),
  /** What an open dialog was about has gone. */
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
  info: (text: string): ToastContent => ({ ...brief, text, tone: 'info', durationMs: 5000 }),
};
