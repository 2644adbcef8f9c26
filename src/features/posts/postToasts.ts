import type { UnknownAction } from '@reduxjs/toolkit';
import { isBlank } from '../../domain/blank';
import { success, undoable, type ToastContent } from '../ui/toast';

/** What posts and bookmarks report. */
export const postToasts = {
  postCreated: (): ToastContent => success('Post Created'),
  replyPosted: (): ToastContent => success('Reply posted'),
  postUpdated: (postId: string): ToastContent => success('Post Updated', `edit:${postId}`),
  postDeleted: (postId: string, undo: UnknownAction, content = ''): ToastContent => ({
    ...undoable('Post deleted', `delete:${postId}`, undo),
    deleted: isBlank(content) ? 'A post without words' : content,
  }),
  bookmarked: (postId: string): ToastContent =>
    success('Post Added to bookmark', `bookmark:${postId}`),
  unbookmarked: (postId: string): ToastContent =>
    success('Post Removed from bookmark', `bookmark:${postId}`),
  bookmarkUndoOffered: (postId: string, undo: UnknownAction): ToastContent =>
    undoable('Bookmark removed', `bookmark:${postId}`, undo),
};
