import { createSelector } from '@reduxjs/toolkit';
import { selectSessionUser } from '../../auth/authSlice';
import { bookmarksApi } from '../bookmarksApi';

/** The viewer's bookmarked posts; what was last known stands in until the bookmarks have come. */
export const selectBookmarkedIds = createSelector(
  [bookmarksApi.endpoints.getBookmarks.select(), selectSessionUser],
  ({ data }, viewer) => new Set(data ?? viewer?.bookmarks),
);
