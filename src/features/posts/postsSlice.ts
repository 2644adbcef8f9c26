import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { v4 as uuid } from 'uuid';
import { DEFAULT_SORT, type FeedSort, type SortableFeed } from '../../domain/feeds';
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

const withoutEdit = (drafts: PostsState['editDrafts'], postId: string) =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== postId));

const leaveOutbox = (state: PostsState, { payload: postId }: PayloadAction<string>) => {
  state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
};

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
    postAccepted: leaveOutbox,
    postRefused: (state, { payload }: PayloadAction<{ postId: string; problem: string }>) => {
      for (const post of state.outbox) {
        if (post._id === payload.postId)
          Object.assign(post, { status: 'failed', problem: payload.problem });
      }
    },
    /** The writer gave up a post that failed. */
    postDiscarded: leaveOutbox,
    /** `post` is what the edit begins with, `change` what its writer has just changed. */
    editDraftChanged: (
      state,
      { payload }: PayloadAction<{ postId: string; post: Draft; change: Partial<Draft> }>,
    ) => {
      const { postId, post, change } = payload;
      state.editDrafts[postId] = { ...(state.editDrafts[postId] ?? post), ...change };
    },
    /** The server has this edit; what its writer changed since stays a draft. */
    editSaved: (state, { payload }: PayloadAction<Draft & { postId: string }>) => {
      const draft = state.editDrafts[payload.postId];
      if (draft?.content === payload.content && draft.photos === payload.photos)
        state.editDrafts = withoutEdit(state.editDrafts, payload.postId);
    },
    /** The edit was given up. */
    editDraftDropped: (state, { payload: postId }: PayloadAction<string>) => {
      state.editDrafts = withoutEdit(state.editDrafts, postId);
    },
    postDeleted: hide,
    /** A deletion could not be taken back any more. */
    undoRefused: hide,
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
    /** These posts are on screen by now, or gone: nothing of them waits. */
    arrivalsSeen: (state, { payload: ids }: PayloadAction<string[]>) => {
      for (const feed of ['home', 'explore'] as const) {
        state.arrivals[feed] = state.arrivals[feed].filter((id) => !ids.includes(id));
      }
    },
    /** The reader asked for what waits. */
    arrivalsShown: (state, { payload: feed }: PayloadAction<SortableFeed>) => {
      state.arrivals[feed] = [];
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
  editSaved,
  editDraftDropped,
  postDeleted,
  undoRefused,
  postBroughtBack,
  postArrived,
  arrivalsSeen,
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
