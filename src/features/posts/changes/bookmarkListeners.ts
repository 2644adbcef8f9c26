import { errorMessage } from '../../../api/errorMessage';
import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { sendDesired } from '../../auth/sendDesired';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { bookmarksApi } from '../bookmarksApi';
import { refetchBookmarksIfMissing } from '../feed/refetchFeed';
import {
  bookmarkRemovalUndone,
  bookmarkToggled,
  postChangeSettled,
  selectDesired,
} from '../postsSlice';
import { bookmarkId } from './postChanges';

const { getBookmarks, addBookmark, removeBookmark } = bookmarksApi.endpoints;

/** Refetches the bookmarks. A request that is already running may return an older list, so it is awaited first. */
const refetchBookmarks = async ({ dispatch }: AppListenerApi) => {
  await dispatch(bookmarksApi.util.getRunningQueryThunk('getBookmarks', undefined));
  const call = getBookmarks.initiate(undefined, { subscribe: false, forceRefetch: true });
  const { data, error } = await dispatch(call);
  return error ? undefined : data;
};

const sendBookmark = async (postId: string, api: AppListenerApi) => {
  const id = bookmarkId(postId);
  await sendDesired(api, {
    id,
    desired: () => selectDesired(api.getState(), id),
    send: (bookmarked) =>
      api.dispatch((bookmarked ? addBookmark : removeBookmark).initiate(postId, { track: false })),
    onSettled: ({ revision }, sent) => {
      api.dispatch(postChangeSettled({ id, sent, revision, answer: null }));
      if (sent) void refetchBookmarksIfMissing(api, postId);
    },
    fetchCurrent: async () => {
      const answer = await refetchBookmarks(api);
      return answer && { current: answer.bookmarks.includes(postId), answer };
    },
  });
};

/** Sends bookmarks; a toast confirms each at once. */
export const listenForBookmarks = (start: AppStartListening): void => {
  start({
    actionCreator: bookmarkToggled,
    effect: async ({ payload: { postId, bookmarked } }, api) => {
      const toast = bookmarked
        ? toastQueued(toasts.bookmarked(postId))
        : toastQueued(toasts.unbookmarked(postId), toasts.bookmarkUndoOffered(postId));
      api.dispatch(toast);
      await sendBookmark(postId, api);
    },
  });
  start({
    actionCreator: bookmarkRemovalUndone,
    effect: async ({ payload: postId }, api) => {
      api.dispatch(toastQueued(toasts.bookmarked(postId)));
      await sendBookmark(postId, api);
    },
  });
  start({
    matcher: getBookmarks.matchRejected,
    effect: ({ meta, payload }, { dispatch, getState }) => {
      if (meta.condition || getState().auth.session === null) return;
      const text = `${errorMessage(payload)} Bookmarks are shown as last known.`;
      dispatch(toastQueued(toasts.failed(text, 'bookmarks')));
    },
  });
};
