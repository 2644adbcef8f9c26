import { createSelector } from '@reduxjs/toolkit';
import { inOrder, type Change } from '../../../api/changes/change';
import { desire, Kinds } from '../../../api/changes/kinds';
import { sendChanges } from '../../../api/changes/sendChanges';
import { errorMessage } from '../../../api/errorMessage';
import { refetchFresh } from '../../../api/refetchFresh';
import type { AppStartListening, RootState } from '../../../app/hooks';
import { selectSessionUser } from '../../auth/authSlice';
import { postToasts } from '../postToasts';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { bookmarksApi, selectBookmarksAnswer } from '../bookmarksApi';
import { refetchBookmarksIfMissing } from '../feed/refetchFeed';
import { postChanges } from './postChanges';

const { getBookmarks, addBookmark, removeBookmark } = bookmarksApi.endpoints;

/** It changes the list of bookmarks, the newest first, and no post. */
const bookmarkChanges = new Kinds<string[], null, RootState>('posts', postChanges.changes);

const bookmark = bookmarkChanges.add<Change<boolean>>(
  'bookmark',
  'toggle',
  (ids, { target, desired }) => {
    if (ids.includes(target) === desired) return ids;
    return desired ? [target, ...ids] : ids.filter((id) => id !== target);
  },
);

export const bookmarkToggled = bookmark.event('posts/bookmarkToggled', desire<boolean>);

/** The changes that the cached list of bookmarks may lack, or a feed of them. */
export const selectBookmarkChanges = createSelector([postChanges.changes], (changes) =>
  inOrder(changes).filter(bookmark.is),
);

/** The viewer's bookmarks; until they are loaded, those from local storage. */
export const selectBookmarks = createSelector(
  [
    (state: RootState) => selectBookmarksAnswer(state).data,
    selectSessionUser,
    selectBookmarkChanges,
  ],
  (answer, stored, changes): string[] => {
    const { bookmarks, revision } = answer ?? { bookmarks: stored?.bookmarks ?? [], revision: 0 };
    return bookmarkChanges.shown(bookmarks, changes, revision, null);
  },
);

export const selectBookmarkedIds = createSelector(
  [selectBookmarks],
  (ids): ReadonlySet<string> => new Set(ids),
);

/** Sends bookmarks; a toast confirms each at once. */
export const listenForBookmarks = (start: AppStartListening): void => {
  sendChanges(start, bookmark, {
    onMade: ({ target, desired }, { dispatch }) => {
      const undo = bookmarkToggled(target, true);
      dispatch(
        desired
          ? toastQueued(postToasts.bookmarked(target))
          : toastQueued(
              postToasts.unbookmarked(target),
              postToasts.bookmarkUndoOffered(target, undo),
            ),
      );
    },
    call: ({ target, desired }) =>
      (desired ? addBookmark : removeBookmark).initiate(target, { track: false }),
    onSettled: ({ target, desired }, _answer, api) => {
      if (desired) void refetchBookmarksIfMissing(api, target);
    },
    fetchCurrent: async ({ target }, api) => {
      const answer = await refetchFresh(api.dispatch, getBookmarks, undefined);
      return answer ? { desired: answer.bookmarks.includes(target), answer } : undefined;
    },
  });
  start({
    matcher: getBookmarks.matchRejected,
    effect: ({ meta, payload }, { dispatch, getState }) => {
      if (meta.condition || getState().auth.session === null) return;
      const text = `${errorMessage(payload)} Your bookmarks may be out of date.`;
      dispatch(toastQueued(toasts.failed(text, 'bookmarks')));
    },
  });
};
