import type { AppStartListening } from '../../../app/hooks';
import { postsApi } from '../postsApi';
import { newPostsRequested, newPostsSeen, selectNewPostCount } from '../postsSlice';
import { persistSorts } from './persistedSorts';
import { refetchFeed } from './refetchFeed';

const { getFeed } = postsApi.endpoints;

/** Stores the chosen sorts, and updates which new posts the feeds offer. */
export const listenForFeeds = (start: AppStartListening): void => {
  start({
    // Chosen by the reader, or reset when the session ends.
    predicate: (_action, { posts }, before) => posts.sorts !== before.posts.sorts,
    effect: (_action, { getState }) => persistSorts(getState().posts.sorts),
  });
  start({
    actionCreator: newPostsRequested,
    effect: async ({ payload: feed }, api) => {
      // Posts that arrive during the refetch may be missing in its answer.
      const postIds = api.getState().posts.newPosts[feed];
      const answer = await refetchFeed(api, { feed, sort: 'latest' });
      if (answer) api.dispatch(newPostsSeen({ postIds, feeds: [feed] }));
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
