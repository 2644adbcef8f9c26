import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { cacheAdvanced, dataReplaced } from '../../api/actions';
import { forgetAnswers } from '../../api/changes/answers';
import type { Changes } from '../../api/changes/change';
import {
  changesReducer,
  concernsChanges,
  NO_CHANGES,
  removeChangesTo,
} from '../../api/changes/changesReducer';
import { errorStatus } from '../../api/errorMessage';
import { DEFAULT_SORTS, type FeedSort, type LiveFeed, type SortableFeed } from '../../domain/feeds';
import { sessionChanged } from '../auth/authSlice';
import { postRefused } from '../drafts/draftsSlice';
import { notePost, postAnswered, postAnswers, type PostAnswers } from './changes/postAnswers';
import { postsApi } from './postsApi';

export type Sorts = Record<SortableFeed, FeedSort>;

export interface PostsState {
  /** What the viewer did to posts. */
  changes: Changes;
  answers: PostAnswers;
  sorts: Sorts;
  /** Posts from other tabs or newly followed users that the loaded pages of a feed lack. */
  newPosts: Record<LiveFeed, string[]>;
  /** Long posts that the reader unfolded. */
  unfoldedIds: string[];
  /**
   * Covered posts that the reader chose to see: the spoilers for a film, since their authors may choose another, or,
   * without one, what they would rather not see.
   */
  uncovered: { postId: string; filmId: string | null }[];
}

const initialState: PostsState = {
  sorts: DEFAULT_SORTS,
  changes: NO_CHANGES,
  answers: postAnswers.getInitialState(),
  newPosts: { home: [], explore: [] },
  unfoldedIds: [],
  uncovered: [],
};

/** The initial state, with the sorts that were chosen in this tab. */
export const postsStateOf = (sorts: Sorts): PostsState => ({ ...initialState, sorts });

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

/** The reader clicked the button that offers new posts. */
export const newPostsRequested = createAction<LiveFeed>('posts/newPostsRequested');

const { deletePost, dislikePost, editPost, getPost, likePost, restorePost } = postsApi.endpoints;

const reduceChanges = changesReducer('posts');

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<{ feed: SortableFeed; sort: FeedSort }>) => {
      state.sorts[payload.feed] = payload.sort;
    },
    /** A post arrived from another tab or a newly followed user while these feeds were being read. */
    newPostReceived: (state, { payload }: PayloadAction<{ postId: string; feeds: LiveFeed[] }>) => {
      for (const feed of payload.feeds) {
        state.newPosts[feed] = [...without(state.newPosts[feed], payload.postId), payload.postId];
      }
    },
    /** These feeds were loaded with the posts in them, or the posts were deleted: they are no longer offered. */
    newPostsSeen: (state, { payload }: PayloadAction<{ postIds: string[]; feeds: LiveFeed[] }>) => {
      for (const feed of payload.feeds) {
        state.newPosts[feed] = state.newPosts[feed].filter((id) => !payload.postIds.includes(id));
      }
    },
    postUnfolded: (state, { payload: postId }: PayloadAction<string>) => {
      state.unfoldedIds.push(postId);
    },
    postFolded: (state, { payload: postId }: PayloadAction<string>) => {
      state.unfoldedIds = without(state.unfoldedIds, postId);
    },
    /** The reader chose to see a covered post. */
    postUncovered: (state, { payload }: PayloadAction<PostsState['uncovered'][number]>) => {
      state.uncovered.push(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      // The pending changes to a refused post are dropped.
      .addCase(postRefused, (state, { payload }) => removeChangesTo(state.changes, payload.postId))
      .addCase(postAnswered, (state, { payload }) => notePost(state.answers, payload))
      .addCase(cacheAdvanced, (state, { payload: revision }) =>
        forgetAnswers(postAnswers, state.answers, revision),
      )
      .addCase(dataReplaced, (state) => void postAnswers.removeAll(state.answers))
      .addMatcher(
        isAnyOf(
          getPost.matchFulfilled,
          likePost.matchFulfilled,
          dislikePost.matchFulfilled,
          editPost.matchFulfilled,
        ),
        ({ answers }, { payload: { post, revision } }) =>
          notePost(answers, { postId: post._id, post, revision, missingBecause: null }),
      )
      .addMatcher(restorePost.matchFulfilled, ({ answers }, { payload: { post, revision } }) =>
        notePost(answers, { postId: post._id, post, revision, missingBecause: 'restored' }),
      )
      .addMatcher(deletePost.matchFulfilled, ({ answers }, { payload: { revision }, meta }) => {
        const { postId } = meta.arg.originalArgs;
        notePost(answers, { postId, post: null, revision, missingBecause: null });
      })
      .addMatcher(getPost.matchRejected, ({ answers }, { payload, meta }) => {
        if (errorStatus(payload) !== 404) return;
        const { originalArgs: postId } = meta.arg;
        const revision = payload?.revision ?? 0;
        notePost(answers, { postId, post: null, revision, missingBecause: null });
      })
      .addMatcher(concernsChanges, (state, action) => {
        state.changes = reduceChanges(state.changes, action);
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectSort: (state, feed: SortableFeed) => state.sorts[feed],
    selectNewPostCount: (state, feed: LiveFeed) => state.newPosts[feed].length,
    /** How many new posts the feed offers: only when sorted by latest do they appear at its top. */
    selectOfferedCount: (state, feed: LiveFeed) =>
      state.sorts[feed] === 'latest' ? state.newPosts[feed].length : 0,
    selectUncovered: (state) => state.uncovered,
    selectIsUnfolded: (state, postId: string) => state.unfoldedIds.includes(postId),
  },
});

export const {
  sortChosen,
  newPostReceived,
  newPostsSeen,
  postUnfolded,
  postFolded,
  postUncovered,
} = postsSlice.actions;
export const {
  selectSort,
  selectNewPostCount,
  selectOfferedCount,
  selectUncovered,
  selectIsUnfolded,
} = postsSlice.selectors;
