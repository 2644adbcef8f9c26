import type { AppListenerApi, AppStartListening } from '../../../app/hooks';
import { errorMessage } from '../../../api/errorMessage';
import { ALL_BOOKMARKS } from '../../../api/storeServices';
import { selectSessionUser, sessionUserUpdated } from '../../auth/authSlice';
import { isSignedInAs } from '../../auth/isSignedInAs';
import { toasts } from '../../ui/toast';
import { toastQueued } from '../../ui/uiSlice';
import { bookmarksApi } from '../bookmarksApi';
import { bookmarkRemovalUndone, bookmarkToggled } from '../postEvents';
import { postsApi } from '../postsApi';

const withBookmark =
  (postId: string, bookmarked: boolean) =>
  (ids: string[]): string[] => {
    if (ids.includes(postId) === bookmarked) return ids;
    return bookmarked ? [postId, ...ids] : ids.filter((id) => id !== postId);
  };

const { getBookmarks, addBookmark, removeBookmark } = bookmarksApi.endpoints;

/** Shows changed bookmarks, also as last known: the list itself may not have come yet. */
const patchBookmarks = (
  { dispatch, getState }: AppListenerApi,
  change: (ids: string[]) => string[],
) => {
  dispatch(bookmarksApi.util.updateQueryData('getBookmarks', undefined, change));
  const user = selectSessionUser(getState());
  if (user) dispatch(sessionUserUpdated({ ...user, bookmarks: change(user.bookmarks) }));
};

/** A post bookmarked elsewhere is missing in a cached Bookmarks feed, which then asks anew. */
const refreshFeedLacking = ({ dispatch, getState }: AppListenerApi, postId: string) => {
  const arg = { feed: 'bookmarks', sort: 'latest' } as const;
  const { data } = postsApi.endpoints.getFeed.select(arg)(getState());
  if (data && !data.pages.some(({ posts }) => posts.some(({ _id }) => _id === postId)))
    dispatch(postsApi.util.invalidateTags([{ type: 'Feed', id: 'bookmarks' }]));
};

const toggleBookmark = async (postId: string, bookmarked: boolean, api: AppListenerApi) => {
  const viewerId = selectSessionUser(api.getState())?._id;
  if (viewerId === undefined) return;
  const { switches, changes } = api.extra;
  const about = `bookmark:${postId}`;

  patchBookmarks(api, withBookmark(postId, bookmarked));
  api.dispatch(
    bookmarked
      ? toastQueued(toasts.bookmarked(postId))
      : toastQueued(toasts.unbookmarked(postId), toasts.bookmarkOffered(postId)),
  );

  const outcome = await switches.flip({
    key: `${viewerId} ${about}`,
    position: bookmarked,
    track: (wanted) => {
      const change = (ids: string[]) => withBookmark(postId, wanted())(ids);
      return [
        changes.bookmarks.add(ALL_BOOKMARKS, change),
        changes.users.add(viewerId, (user) => ({ ...user, bookmarks: change(user.bookmarks) })),
      ];
    },
    send: async (position) => {
      if (!isSignedInAs(api, viewerId)) return null;
      const call = (position ? addBookmark : removeBookmark).initiate(postId, { track: false });
      const { data, error } = await api.dispatch(call);
      const user = selectSessionUser(api.getState());
      if (user?._id !== viewerId) return null;
      if (!data) {
        api.dispatch(toastQueued(toasts.failed(errorMessage(error), about)));
        return null;
      }
      const { revision } = data;
      const bookmarks = changes.bookmarks.rebase(ALL_BOOKMARKS, data.bookmarks, revision);
      api.dispatch(sessionUserUpdated({ ...user, bookmarks }));
      return revision;
    },
  });

  if (outcome === 'settled') refreshFeedLacking(api, postId);
  if (outcome === 'refused' && isSignedInAs(api, viewerId)) {
    patchBookmarks(api, withBookmark(postId, !bookmarked));
    // A question asked before the refusal may be answered with what was true before it.
    await api.dispatch(bookmarksApi.util.getRunningQueryThunk('getBookmarks', undefined));
    const ask = getBookmarks.initiate(undefined, { subscribe: false, forceRefetch: true });
    const { data: bookmarks, error } = await api.dispatch(ask);
    const user = selectSessionUser(api.getState());
    if (bookmarks && !error && user?._id === viewerId)
      api.dispatch(sessionUserUpdated({ ...user, bookmarks }));
  }
};

export const listenForBookmarks = (start: AppStartListening): void => {
  start({
    actionCreator: bookmarkToggled,
    effect: ({ payload: { postId, bookmarked } }, api) => toggleBookmark(postId, bookmarked, api),
  });
  start({
    actionCreator: bookmarkRemovalUndone,
    effect: ({ payload: postId }, api) => toggleBookmark(postId, true, api),
  });
  start({
    matcher: getBookmarks.matchRejected,
    effect: ({ meta, payload }, { dispatch, getState }) => {
      if (meta.condition || !selectSessionUser(getState())) return;
      const text = `${errorMessage(payload)} Bookmarks are shown as last known.`;
      dispatch(toastQueued(toasts.failed(text, 'bookmarks')));
    },
  });
};
