import { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cacheAdvanced, changeFailed, dataReplaced } from '../../api/actions';
import { failChange } from '../../api/changes';
import { errorStatus } from '../../api/errorMessage';
import { DEFAULT_SORTS, type FeedSort, type LiveFeed, type SortableFeed } from '../../domain/feeds';
import { sessionChanged } from '../auth/authSlice';
import { changeReducers } from './changes/changeReducers';
import {
  forgetCachedPosts,
  forgetChangesOf,
  noChanges,
  noteAnswer,
  selectAllPostChanges,
  type PostChange,
  type PostChanges,
} from './changes/postChanges';
import type { Draft } from './drafts/draft';
import { draftReducers } from './drafts/draftReducers';
import { draftFor, editDraftOf, noDrafts, type Drafts } from './drafts/draftState';
import { postsApi } from './postsApi';

export type BookmarkChange = Extract<PostChange, { kind: 'bookmark' }>;

export type Sorts = Record<SortableFeed, FeedSort>;

export interface PostsState extends Drafts, PostChanges {
  sorts: Sorts;
  /** Posts from other tabs or newly followed users that the loaded pages of a feed lack. */
  newPosts: Record<LiveFeed, string[]>;
  /** Long posts that the reader unfolded. */
  unfoldedIds: string[];
  /** Marked posts whose spoilers for a film the reader chose to see. Their authors may choose another film since. */
  uncovered: { postId: string; filmId: string }[];
}

const initialState: PostsState = {
  sorts: DEFAULT_SORTS,
  ...noDrafts,
  ...noChanges,
  newPosts: { home: [], explore: [] },
  unfoldedIds: [],
  uncovered: [],
};

/** The initial state, with the sorts that were chosen in this tab. */
export const postsStateOf = (sorts: Sorts): PostsState => ({ ...initialState, sorts });

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

/** The reader clicked the button that offers new posts. */
export const newPostsRequested = createAction<LiveFeed>('posts/newPostsRequested');

const { getPost } = postsApi.endpoints;

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<{ feed: SortableFeed; sort: FeedSort }>) => {
      state.sorts[payload.feed] = payload.sort;
    },
    ...draftReducers,
    /** The server refused a post: the pending changes to it are dropped. */
    postRefused: (state, action: PayloadAction<{ postId: string; problem: string }>) => {
      draftReducers.postRefused(state, action);
      forgetChangesOf(state, action.payload.postId);
    },
    ...changeReducers,
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
    /** The reader chose to see a post despite its spoilers for a film. */
    spoilersShown: (state, { payload }: PayloadAction<{ postId: string; filmId: string }>) => {
      state.uncovered.push(payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(changeFailed, (state, { payload }) => failChange(state.changes, payload.id))
      .addCase(cacheAdvanced, (state, { payload: revision }) => forgetCachedPosts(state, revision))
      .addCase(dataReplaced, (state) => void Object.assign(state, noChanges))
      .addMatcher(getPost.matchFulfilled, (state, { payload: { post, revision } }) => {
        noteAnswer(state, { postId: post._id, post, revision, missingBecause: null });
      })
      .addMatcher(getPost.matchRejected, (state, { payload, meta }) => {
        if (errorStatus(payload) !== 404) return;
        const { originalArgs: postId } = meta.arg;
        noteAnswer(state, {
          postId,
          post: null,
          revision: payload?.revision ?? 0,
          missingBecause: null,
        });
      })
      .addMatcher(sessionChanged, () => initialState),
  selectors: {
    selectSort: (state, feed: SortableFeed) => state.sorts[feed],
    selectDraft: (state) => state.draft,
    /** The unsent reply to a post; an empty draft if there is none. */
    selectReplyDraft: (state, postId: string) => draftFor(state, postId),
    selectEarlierDrafts: (state) => state.earlierDrafts,
    selectEditDraft: (state, postId: string): Draft | undefined => editDraftOf(state, postId),
    selectOutbox: (state) => state.outbox,
    /** The desired state of a change that is not settled yet, by the change's id. */
    selectDesired: (state, id: string): boolean | undefined => {
      const change = state.changes.entities[id];
      if (!change || !('desired' in change)) return undefined;
      return change.kind === 'bookmark' && change.settledAt !== null ? undefined : change.desired;
    },
    selectHasPendingEdit: (state, postId: string): boolean =>
      selectAllPostChanges(state.changes).some(
        (change) => change.kind === 'edit' && change.postId === postId,
      ),
    selectBookmarkChanges: createSelector(
      [(state: PostsState) => selectAllPostChanges(state.changes)],
      (changes): BookmarkChange[] => changes.filter((change) => change.kind === 'bookmark'),
    ),
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
  draftChanged,
  replyDraftChanged,
  replyOrphaned,
  draftsRestored,
  draftResumed,
  filmPostStarted,
  draftDiscarded,
  publishedInOtherTab,
  postSubmitted,
  postRetried,
  postAccepted,
  postRefused,
  postDiscarded,
  editDraftChanged,
  editSaved,
  editDraftDropped,
  likeToggled,
  bookmarkToggled,
  bookmarkRemovalUndone,
  postEdited,
  postDeleted,
  deletionUndone,
  postChangeSettled,
  postAnswered,
  newPostReceived,
  newPostsSeen,
  postUnfolded,
  postFolded,
  spoilersShown,
} = postsSlice.actions;
export const {
  selectSort,
  selectDraft,
  selectReplyDraft,
  selectEarlierDrafts,
  selectEditDraft,
  selectOutbox,
  selectDesired,
  selectHasPendingEdit,
  selectBookmarkChanges,
  selectNewPostCount,
  selectOfferedCount,
  selectUncovered,
  selectIsUnfolded,
} = postsSlice.selectors;
