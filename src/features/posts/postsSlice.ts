import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { v4 as uuid } from 'uuid';
import { DEFAULT_SORT, type FeedSort } from '../../domain/feeds';
import { toTimestamp } from '../../lib/timestamp';
import { loggedIn, loggedOut, sessionFollowed, sessionRefused } from '../auth/authSlice';

/** What a person writes: text, and one photo as a data URL. */
export interface Draft {
  content: string;
  photos: string | null;
}

/** A post on its way to the server. It stays here until the server has it. */
export interface OutgoingPost extends Draft {
  _id: string;
  /** When it was last sent, as a timestamp. */
  submittedAt: string;
  status: 'sending' | 'failed';
  /** Why it failed, in words for its writer. */
  problem: string | null;
}

/** Feeds whose sort a person can choose. */
export type SortableFeed = 'home' | 'explore';

export interface PostsState {
  sorts: Record<SortableFeed, FeedSort>;
  draft: Draft;
  /** Edits begun and not saved, by post. */
  editDrafts: Record<string, Draft>;
  outbox: OutgoingPost[];
  /** Posts whose deletion is on its way or done: still cached where they stood, shown nowhere. */
  deletedIds: string[];
  /** Posts from elsewhere that wait to be shown, by feed. */
  arrivals: Record<SortableFeed, string[]>;
}

const EMPTY_DRAFT: Draft = { content: '', photos: null };

const initialState: PostsState = {
  sorts: { home: DEFAULT_SORT, explore: DEFAULT_SORT },
  draft: EMPTY_DRAFT,
  editDrafts: {},
  outbox: [],
  deletedIds: [],
  arrivals: { home: [], explore: [] },
};

/** What of this slice is kept for its writer beyond the page. */
export type KeptDrafts = Pick<PostsState, 'draft' | 'editDrafts' | 'outbox'>;

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    sortChosen: (state, { payload }: PayloadAction<{ feed: SortableFeed; sort: FeedSort }>) => {
      state.sorts[payload.feed] = payload.sort;
    },
    draftChanged: (state, { payload }: PayloadAction<Partial<Draft>>) => {
      Object.assign(state.draft, payload);
    },
    /** The writer's drafts were read from where this browser keeps them. */
    draftsRestored: (state, { payload }: PayloadAction<KeptDrafts>) => {
      // What was typed while they were being read is newer.
      if (state.draft.content === '' && !state.draft.photos) state.draft = payload.draft;
      state.editDrafts = { ...payload.editDrafts, ...state.editDrafts };
      state.outbox = [...payload.outbox, ...state.outbox];
    },
    postSubmitted: {
      prepare: (draft: Draft) => ({
        payload: { ...draft, _id: uuid(), submittedAt: toTimestamp(new Date()) },
      }),
      reducer: (
        state,
        { payload }: PayloadAction<Draft & { _id: string; submittedAt: string }>,
      ) => {
        state.outbox.push({ ...payload, status: 'sending', problem: null });
        state.draft = EMPTY_DRAFT;
      },
    },
    /** The writer asked to send a post that failed once more. */
    postRetried: {
      prepare: (postId: string) => ({
        payload: { postId, submittedAt: toTimestamp(new Date()) },
      }),
      reducer: (state, { payload }: PayloadAction<{ postId: string; submittedAt: string }>) => {
        for (const post of state.outbox) {
          if (post._id === payload.postId)
            Object.assign(post, {
              status: 'sending',
              problem: null,
              submittedAt: payload.submittedAt,
            });
        }
      },
    },
    postAccepted: (state, { payload: postId }: PayloadAction<string>) => {
      state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
    },
    postRefused: (state, { payload }: PayloadAction<{ postId: string; problem: string }>) => {
      for (const post of state.outbox) {
        if (post._id === payload.postId)
          Object.assign(post, { status: 'failed', problem: payload.problem });
      }
    },
    /** The writer gave up a post that failed. */
    postDiscarded: (state, { payload: postId }: PayloadAction<string>) => {
      state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
    },
    editDraftChanged: (state, { payload }: PayloadAction<Draft & { postId: string }>) => {
      const { postId, content, photos } = payload;
      state.editDrafts[postId] = { content, photos };
    },
    /** The edit was saved or given up. */
    editDraftDropped: (state, { payload: postId }: PayloadAction<string>) => {
      state.editDrafts = Object.fromEntries(
        Object.entries(state.editDrafts).filter(([id]) => id !== postId),
      );
    },
    postDeleted: (state, { payload: postId }: PayloadAction<string>) => {
      state.deletedIds = [...without(state.deletedIds, postId), postId];
    },
    /** A deletion could not be taken back any more. */
    undoRefused: (state, { payload: postId }: PayloadAction<string>) => {
      state.deletedIds = [...without(state.deletedIds, postId), postId];
    },
    /** A deletion was refused by the server or taken back by the author. */
    postBroughtBack: (state, { payload: postId }: PayloadAction<string>) => {
      state.deletedIds = without(state.deletedIds, postId);
    },
    /** A post came from elsewhere while these feeds were being read. */
    postArrived: (state, { payload }: PayloadAction<{ postId: string; feeds: SortableFeed[] }>) => {
      for (const feed of payload.feeds) {
        state.arrivals[feed] = [...without(state.arrivals[feed], payload.postId), payload.postId];
      }
    },
    /** The reader asked for what waits. */
    arrivalsShown: (state, { payload: feed }: PayloadAction<SortableFeed>) => {
      state.arrivals[feed] = [];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedIn, () => initialState)
      .addCase(loggedOut, () => initialState)
      .addCase(sessionRefused, () => initialState)
      .addCase(sessionFollowed, () => initialState),
  selectors: {
    selectSort: (state, feed: SortableFeed) => state.sorts[feed],
    selectDraft: (state) => state.draft,
    selectEditDraft: (state, postId: string): Draft | undefined => state.editDrafts[postId],
    selectOutbox: (state) => state.outbox,
    selectDeletedIds: (state) => state.deletedIds,
    selectArrivals: (state, feed: SortableFeed) => state.arrivals[feed].length,
  },
});

export const {
  sortChosen,
  draftChanged,
  draftsRestored,
  postSubmitted,
  postRetried,
  postAccepted,
  postRefused,
  postDiscarded,
  editDraftChanged,
  editDraftDropped,
  postDeleted,
  undoRefused,
  postBroughtBack,
  postArrived,
  arrivalsShown,
} = postsSlice.actions;
export const {
  selectSort,
  selectDraft,
  selectEditDraft,
  selectOutbox,
  selectDeletedIds,
  selectArrivals,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
