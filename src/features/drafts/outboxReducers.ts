import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import { timestampNow } from '../../lib/dayjs';
import type { OutgoingPost } from './draftRecord';
import { drop, type DraftsState } from './draftState';
import type { PostDraft } from './postDraft';
import { placeOf } from './postReducers';

const removeFromOutbox = (state: DraftsState, { payload: postId }: PayloadAction<string>) => {
  state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
};

const updateOutgoing = (state: DraftsState, postId: string, fields: Partial<OutgoingPost>) => {
  const post = state.outbox.find(({ _id }) => _id === postId);
  if (post) Object.assign(post, fields);
};

/** The drafts slice's reducers for posts being sent. */
export const outboxReducers = {
  postSubmitted: {
    prepare: (draft: PostDraft & Pick<OutgoingPost, 'entryId'>) => ({
      payload: { ...draft, _id: uuid(), submittedAt: timestampNow() },
    }),
    reducer: (
      state: DraftsState,
      { payload }: PayloadAction<PostDraft & Pick<OutgoingPost, '_id' | 'entryId' | 'submittedAt'>>,
    ) => {
      state.outbox.push({ ...payload, kind: 'outgoing', status: 'sending', problem: null });
      if (payload.entryId === undefined) drop(state, placeOf(payload));
    },
  },
  /** A failed or interrupted post is sent again. */
  postRetried: {
    prepare: (postId: string) => ({ payload: { postId, submittedAt: timestampNow() } }),
    reducer: (
      state: DraftsState,
      { payload: { postId, submittedAt } }: PayloadAction<{ postId: string; submittedAt: string }>,
    ) => {
      updateOutgoing(state, postId, { status: 'sending', problem: null, submittedAt });
    },
  },
  postAccepted: removeFromOutbox,
  postRefused: (
    state: DraftsState,
    {
      payload: { postId, problem, isListGone },
    }: PayloadAction<{ postId: string; problem: string; isListGone?: boolean }>,
  ) => {
    updateOutgoing(state, postId, {
      status: 'failed',
      problem,
      ...(isListGone && { list: undefined }),
    });
  },
  postDiscarded: removeFromOutbox,
};
