import type { UnknownAction } from '@reduxjs/toolkit';
import type { UserSummary } from '../../../domain/entities';
import { success, undoable, withName, type ToastContent } from '../../ui/toast';

/** What muting and blocking report. */
export const hiddenToasts = {
  muted: (user: UserSummary, undo: UnknownAction): ToastContent =>
    withName(user, (name) =>
      undoable(`You no longer see ${name} in your feeds.`, `mute:${user._id}`, undo),
    ),
  unmuted: (user: UserSummary): ToastContent =>
    withName(user, (name) => success(`You see ${name} in your feeds again.`, `mute:${user._id}`)),
  blocked: (user: UserSummary, undo: UnknownAction): ToastContent =>
    withName(user, (name) => undoable(`${name} is blocked.`, `block:${user._id}`, undo)),
  unblocked: (user: UserSummary): ToastContent =>
    withName(user, (name) => success(`${name} is no longer blocked.`, `block:${user._id}`)),
};
