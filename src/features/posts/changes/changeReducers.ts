import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import type { Draft } from '../drafts/draft';
import {
  noteAnswer,
  settle,
  wantBookmark,
  wantDeletion,
  wantEdit,
  wantLike,
  type PostAnswered,
  type PostChanges,
} from './postChanges';

/** What people want of posts and what the server says to it, as reducers of the posts slice. */
export const changeReducers = {
  likeToggled: (
    state: PostChanges,
    { payload }: PayloadAction<{ postId: string; liked: boolean }>,
  ) => {
    wantLike(state, payload.postId, payload.liked);
  },
  bookmarkToggled: (
    state: PostChanges,
    { payload }: PayloadAction<{ postId: string; bookmarked: boolean }>,
  ) => {
    wantBookmark(state, payload.postId, payload.bookmarked);
  },
  /** A reader took the removal of a bookmark back. */
  bookmarkRemovalUndone: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    wantBookmark(state, postId, true);
  },
  /** The author saved an edit. */
  postEdited: {
    prepare: (edit: { postId: string } & Draft) => ({ payload: { ...edit, id: uuid() } }),
    reducer: (
      state: PostChanges,
      { payload }: PayloadAction<{ id: string; postId: string } & Draft>,
    ) => {
      const { id, postId, ...draft } = payload;
      wantEdit(state, id, postId, draft);
    },
  },
  postDeleted: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    wantDeletion(state, postId, true);
  },
  /** The author took a deletion back. */
  deletionUndone: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    wantDeletion(state, postId, false);
  },
  /** The server did what was wanted; `sent` says which of two, where there are two. */
  postChangeSettled: (
    state: PostChanges,
    {
      payload: { id, sent, revision, answer },
    }: PayloadAction<{
      id: string;
      sent: boolean | null;
      revision: number;
      answer: PostAnswered | null;
    }>,
  ) => {
    if (answer) noteAnswer(state, answer);
    settle(state, id, sent, revision);
  },
  /** An answer about a single post came, apart from any feed. */
  postAnswered: (state: PostChanges, { payload }: PayloadAction<PostAnswered>) => {
    noteAnswer(state, payload);
  },
};
