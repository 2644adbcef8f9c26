import { createAction } from '@reduxjs/toolkit';
import type { Draft } from './postsSlice';

/** What people do to posts that changes no slice by itself: the listeners take it from here. */
export const likeToggled = createAction<{ postId: string; liked: boolean }>('posts/likeToggled');

export const bookmarkToggled = createAction<{ postId: string; bookmarked: boolean }>(
  'posts/bookmarkToggled',
);

/** A reader took the removal of a bookmark back. */
export const bookmarkRemovalUndone = createAction<string>('posts/bookmarkRemovalUndone');

/** The author saved an edit. */
export const postEdited = createAction<{ postId: string } & Draft>('posts/postEdited');

/** The author took a deletion back. */
export const deletionUndone = createAction<string>('posts/deletionUndone');

export const linkCopied = createAction<string>('posts/linkCopied');
