import type { UnknownAction } from '@reduxjs/toolkit';
import { short, success, undoable, withName, type Named, type ToastContent } from '../ui/toast';

/** What follows and the profile report. */
export const userToasts = {
  followed: (user: Named & { _id: string }): ToastContent =>
    withName(user, (name) => success(`You started following ${name}`, `follow:${user._id}`)),
  unfollowed: (user: Named & { _id: string }): ToastContent =>
    withName(user, (name) => ({
      ...short,
      text: `You unfollowed ${name}`,
      tone: 'error',
      about: `follow:${user._id}`,
    })),
  unfollowUndoOffered: (user: Named & { _id: string }, undo: UnknownAction): ToastContent =>
    withName(user, (name) => undoable(`No longer following ${name}`, `follow:${user._id}`, undo)),
  profileUpdated: (): ToastContent => success('Profile Updated', 'profile:own'),
};
