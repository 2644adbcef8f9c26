import { createSelector } from '@reduxjs/toolkit';
import { isOpen } from '../../../api/changes';
import type { RootState } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { bookmarksApi } from '../bookmarksApi';
import { selectBookmarkChanges, type BookmarkChange } from '../postsSlice';

const { getBookmarks } = bookmarksApi.endpoints;

/** Applies the viewer's later changes to a list of bookmarks, the newest first. */
const withBookmarks = (
  ids: string[],
  revision: number,
  changes: readonly BookmarkChange[],
): string[] =>
  changes
    .filter((change) => isOpen(change, revision))
    .reduce((bookmarked, { postId, desired }) => {
      if (bookmarked.includes(postId) === desired) return bookmarked;
      return desired ? [postId, ...bookmarked] : bookmarked.filter((id) => id !== postId);
    }, ids);

/** The viewer's bookmarks, the newest first; until they are loaded, those from local storage. */
export const selectBookmarks = createSelector(
  [
    (state: RootState) => getBookmarks.select()(state).data,
    selectSessionUser,
    selectBookmarkChanges,
  ],
  (answer, stored, changes): string[] => {
    const { bookmarks, revision } = answer ?? { bookmarks: stored?.bookmarks ?? [], revision: 0 };
    return withBookmarks(bookmarks, revision, changes);
  },
);

export const selectBookmarkedIds = createSelector(
  [selectBookmarks],
  (ids): ReadonlySet<string> => new Set(ids),
);
