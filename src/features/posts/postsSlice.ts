import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_SORT, type FeedSort, type SortableFeed } from '../../domain/feeds';
import { loggedIn, loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';
import {
  draftReducers,
  editDraftOf,
  noDrafts,
  type Draft,
  type Drafts,
} from './drafts/draftReducers';

export type { Draft, OutgoingPost } from './drafts/draftReducers';

export interface PostsState extends Drafts {
  sorts: Record<SortableFeed, FeedSort>;
  /** Posts whose deletion is on its way or done: still cached where they stood, shown nowhere. */
  deletedIds: string[];
  /** Posts from elsewhere that are missing in what was read of a feed, latest first. */
  newPosts: Record<SortableFeed, string[]>;
  /** Long posts that their reader wanted to see whole. */
  unfoldedIds: string[];
}

const initialState: PostsState = {
  sorts: { home: DEFAULT_SORT, explore: DEFAULT_SORT },
  ...noDrafts,
  deletedIds: [],
  newPosts: { home: [], explore: [] },
  unfoldedIds: [],
};

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

const hide = (state: PostsState, { payload: postId }: PayloadAction<string>) => {
  state.deletedIds = [...without(state.deletedIds, postId), postId];
};

const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<{ feed: SortableFeed; sort: FeedSort }>) => {
      state.sorts[payload.feed] = payload.sort;
    },
    ...draftReducers,
    postDeleted: hide,
    /** A deletion could not be taken back any more. */
    undoRefused: hide,
    /** A deletion was refused by the server or taken back by the author. */
    postBroughtBack: (state, { payload: postId }: PayloadAction<string>) => {
      state.deletedIds = without(state.deletedIds, postId);
    },
    /** A post came from elsewhere while these feeds were being read. */
    newPostReceived: (
      state,
      { payload }: PayloadAction<{ postId: string; feeds: SortableFeed[] }>,
    ) => {
      for (const feed of payload.feeds) {
        state.newPosts[feed] = [...without(state.newPosts[feed], payload.postId), payload.postId];
      }
    },
    /** These feeds were read with the posts in them, or the posts are gone: they wait no longer. */
    newPostsSeen: (
      state,
      { payload }: PayloadAction<{ postIds: string[]; feeds: SortableFeed[] }>,
    ) => {
      for (const feed of payload.feeds) {
        state.newPosts[feed] = state.newPosts[feed].filter((id) => !payload.postIds.includes(id));
      }
    },
    /** The reader asked for what waits. */
    newPostsShown: (state, { payload: feed }: PayloadAction<SortableFeed>) => {
      state.newPosts[feed] = [];
    },
    postUnfolded: (state, { payload: postId }: PayloadAction<string>) => {
      state.unfoldedIds.push(postId);
    },
    postFolded: (state, { payload: postId }: PayloadAction<string>) => {
      state.unfoldedIds = without(state.unfoldedIds, postId);
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(
      isAnyOf(loggedIn, loggedOut, sessionRefused, sessionFollowed),
      () => initialState,
    ),
  selectors: {
    selectSort: (state, feed: SortableFeed) => state.sorts[feed],
    selectDraft: (state) => state.draft,
    selectSetAside: (state) => state.setAside,
    selectEditDraft: (state, postId: string): Draft | undefined => editDraftOf(state, postId),
    selectOutbox: (state) => state.outbox,
    selectDeletedIds: (state) => state.deletedIds,
    selectNewPosts: (state, feed: SortableFeed) => state.newPosts[feed].length,
    /** How many posts the feed's reader would find at its top: only the latest come first. */
    selectOffered: (state, feed: SortableFeed) =>
      state.sorts[feed] === 'latest' ? state.newPosts[feed].length : 0,
    selectIsUnfolded: (state, postId: string) => state.unfoldedIds.includes(postId),
  },
});

export const {
  sortChosen,
  draftChanged,
  draftsRestored,
  draftTakenUp,
  draftDiscarded,
  publishedElsewhere,
  postSubmitted,
  postRetried,
  postAccepted,
  postRefused,
  postDiscarded,
  editDraftChanged,
  editSaved,
  editDraftDropped,
  postDeleted,
  undoRefused,
  postBroughtBack,
  newPostReceived,
  newPostsSeen,
  newPostsShown,
  postUnfolded,
  postFolded,
} = postsSlice.actions;
export const {
  selectSort,
  selectDraft,
  selectSetAside,
  selectEditDraft,
  selectOutbox,
  selectDeletedIds,
  selectNewPosts,
  selectOffered,
  selectIsUnfolded,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
