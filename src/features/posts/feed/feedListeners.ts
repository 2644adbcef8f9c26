import type { AppStartListening } from '../../../app/hooks';
import { postsApi } from '../postsApi';
import { newPostsRequested, newPostsSeen, newPostsShown, selectNewPostCount } from '../postsSlice';
import { keepSorts } from './keptSorts';
import { refetchFeed } from './refetchFeed';

const { getFeed } = postsApi.endpoints;

/** What a page of a feed means for what is on screen already. */
export const listenForFeeds = (start: AppStartListening): void => {
  start({
    // Chosen by the reader, or back to the default at the session's end.
    predicate: (_action, { posts }, before) => posts.sorts !== before.posts.sorts,
    effect: (_action, { getState }) => keepSorts(getState().posts.sorts),
  });
  start({
    actionCreator: newPostsRequested,
    effect: async ({ payload: feed }, api) => {
      const { isSuccess } = await refetchFeed(api, { feed, sort: 'latest' });
      if (isSuccess) api.dispatch(newPostsShown(feed));
    },
  });
  start({
    matcher: getFeed.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { feed, sort } = meta.arg.originalArgs;
      if (sort !== 'latest' || (feed !== 'home' && feed !== 'explore')) return;
      if (selectNewPostCount(getState(), feed) === 0) return;
      const postIds = payload.pages.flatMap(({ posts }) => posts.map(({ _id }) => _id));
      dispatch(newPostsSeen({ postIds, feeds: [feed] }));
    },
  });
};
