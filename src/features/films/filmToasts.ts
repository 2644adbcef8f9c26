import type { UnknownAction } from '@reduxjs/toolkit';
import { success, toasts, undoable, type ToastContent } from '../ui/toast';

/** What the diary and ratings report. */
export const filmToasts = {
  entryLogged: (entryId: string): ToastContent => success('Diary entry added', `log:${entryId}`),
  entryUpdated: (entryId: string): ToastContent =>
    success('Diary entry updated', `edit-entry:${entryId}`),
  entryDeleted: (entryId: string, undo: UnknownAction, film: string): ToastContent => ({
    ...undoable('Diary entry deleted', `delete-entry:${entryId}`, undo),
    deleted: `Diary entry: ${film}`,
  }),
  /** The removed rating of a film was not the only one. */
  otherRatingCounts: (): ToastContent =>
    toasts.info('The rating in your post or diary counts now. Change it there.'),
  /** A film is not watched any more, but something says that it was. */
  ratingHeld: (by: 'diary' | 'post'): ToastContent =>
    toasts.info(
      by === 'post'
        ? 'One of your posts is still about this film.'
        : 'This film is still in your diary.',
    ),
};
