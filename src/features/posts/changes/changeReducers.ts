import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import type { Draft } from '../drafts/draft';
import {
  noteAnswer,
  settle,
  setDesiredBookmark,
  setDesiredDeletion,
  addEdit,
  setDesiredLike,
  type PostAnswered,
  type PostChanges,
} from './postChanges';

/** The posts slice's reducers for the viewer's changes and the server's answers to them. */
export const changeReducers = {
  likeToggled: (
    state: PostChanges,
    { payload }: PayloadAction<{ postId: string; liked: boolean }>,
  ) => {
    setDesiredLike(state, payload.postId, payload.liked);
  },
  bookmarkToggled: (
    state: PostChanges,
    { payload }: PayloadAction<{ postId: string; bookmarked: boolean }>,
  ) => {
    setDesiredBookmark(state, payload.postId, payload.bookmarked);
  },
  /** The viewer undid the removal of a bookmark. */
  bookmarkRemovalUndone: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    setDesiredBookmark(state, postId, true);
  },
  /** The author saved an edit. */
  postEdited: {
    prepare: (edit: { postId: string } & Draft) => ({ payload: { ...edit, id: uuid() } }),
    reducer: (
      state: PostChanges,
      { payload }: PayloadAction<{ id: string; postId: string } & Draft>,
    ) => {
      const { id, postId, ...draft } = payload;
      addEdit(state, id, postId, draft);
    },
  },
  postDeleted: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    setDesiredDeletion(state, postId, true);
  },
  /** The author undid a deletion. */
  deletionUndone: (state: PostChanges, { payload: postId }: PayloadAction<string>) => {
    setDesiredDeletion(state, postId, false);
  },
  /** The server applied a change; `sent` is the state that was sent, null for an edit. */
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
  /** The server answered with a single post, outside any feed. */
  postAnswered: (state: PostChanges, { payload }: PayloadAction<PostAnswered>) => {
    noteAnswer(state, payload);
  },
};
