import type { AppStartListening } from '../../../app/hooks';
import { showOutgoing } from '../createPost';
import { postsApi } from '../postsApi';
import { newPostsSeen, selectNewPosts } from '../postsSlice';

const { getFeed } = postsApi.endpoints;

/** What a page of a feed means for what is on screen already. */
export const listenForFeeds = (start: AppStartListening): void => {
  start({
    matcher: getFeed.matchFulfilled,
    effect: ({ meta }, { dispatch, getOriginalState }) => {
      const { direction, originalArgs } = meta.arg;
      if (direction !== 'forward') return;
      // RTK Query writes the earlier pages back as they were when the next one was asked for;
      // what was done to their posts since then would be lost.
      const earlier = getFeed.select(originalArgs)(getOriginalState()).data?.pages ?? [];
      const keep = postsApi.util.updateQueryData('getFeed', originalArgs, ({ pages }) => {
        pages.splice(0, earlier.length, ...earlier);
      });
      dispatch(keep);
    },
  });
  start({
    matcher: getFeed.matchFulfilled,
    effect: (_action, api) => showOutgoing(api),
  });
  start({
    matcher: getFeed.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      const { feed, sort } = meta.arg.originalArgs;
      if (sort !== 'latest' || (feed !== 'home' && feed !== 'explore')) return;
      if (selectNewPosts(getState(), feed) === 0) return;
      const postIds = payload.pages.flatMap(({ posts }) => posts.map(({ _id }) => _id));
      dispatch(newPostsSeen({ postIds, feeds: [feed] }));
    },
  });
};
