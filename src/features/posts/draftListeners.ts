import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/hooks';
import { keepPerPerson } from '../auth/keepPerPerson';
import { KEPT_DRAFTS, parseKeptDrafts } from './keptDrafts';
import {
  draftChanged,
  draftsRestored,
  editDraftChanged,
  editDraftDropped,
  editSaved,
  postAccepted,
  postDiscarded,
  postRefused,
  postRetried,
  postSubmitted,
} from './postsSlice';

/** Keeps the writer's drafts and what is on its way to the server. */
export const listenForDrafts = (start: AppStartListening): void => {
  keepPerPerson(start, {
    name: KEPT_DRAFTS,
    select: ({ posts: { draft, editDrafts, outbox } }) => ({ draft, editDrafts, outbox }),
    isTyped: isAnyOf(draftChanged, editDraftChanged),
    isDecided: isAnyOf(
      postSubmitted,
      postRetried,
      postAccepted,
      postRefused,
      postDiscarded,
      editDraftDropped,
      editSaved,
    ),
    restore: (kept, dispatch) => {
      const drafts = parseKeptDrafts(kept);
      if (!drafts) return;
      dispatch(draftsRestored(drafts));
      // What was on its way when the page went is sent on: a post sent twice is one post.
      for (const { _id, status } of drafts.outbox) {
        if (status === 'sending') dispatch(postRetried(_id));
      }
    },
  });
};
