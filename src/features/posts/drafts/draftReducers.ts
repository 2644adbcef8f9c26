import type { PayloadAction } from '@reduxjs/toolkit';
import { v7 as uuid } from 'uuid';
import type { ReplyTo } from '../../../domain/entities';
import type { FilmSummary } from '../../../domain/filmSummary';
import { timestampNow } from '../../../lib/dayjs';
import {
  changedDraft,
  contains,
  EMPTY_DRAFT,
  isEmptyDraft,
  isSameDraft,
  type Draft,
} from './draft';
import { chosenFilm } from './draftRules';
import {
  clearDraft,
  draftFor,
  editDraftOf,
  draftByPostId,
  putDraft,
  without,
  type Drafts,
  type EarlierDraft,
  type FoundDrafts,
  type OutgoingPost,
} from './draftState';

/** Drops each draft that is an earlier version of another one; of equal drafts the newest stays. */
const withoutEarlierVersions = (drafts: EarlierDraft[]): EarlierDraft[] =>
  drafts.filter(
    (draft) =>
      !drafts.some(
        (other) =>
          other !== draft &&
          contains(other, draft) &&
          (other._id > draft._id || !contains(draft, other)),
      ),
  );

const resumeDraft = (state: Drafts, { _id, ...draft }: EarlierDraft): void => {
  putDraft(state, draft);
  state.earlierDrafts = state.earlierDrafts.filter((other) => other._id !== _id);
};

/** Drops the draft of a saved edit, unless it was changed since. */
const dropEditIfSame = (state: Drafts, saved: Draft & { postId: string }): void => {
  const draft = editDraftOf(state, saved.postId);
  if (draft && isSameDraft(draft, saved))
    state.editDrafts = without(state.editDrafts, saved.postId);
};

const removeFromOutbox = (state: Drafts, { payload: postId }: PayloadAction<string>) => {
  state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
};

const updateOutgoing = (state: Drafts, postId: string, fields: Partial<OutgoingPost>) => {
  const post = state.outbox.find(({ _id }) => _id === postId);
  if (post) Object.assign(post, fields);
};

/** The posts slice's reducers for drafts. */
export const draftReducers = {
  draftChanged: (state: Drafts, { payload }: PayloadAction<Partial<Draft>>) => {
    state.draft = changedDraft(state.draft, payload);
  },
  replyDraftChanged: (
    state: Drafts,
    { payload }: PayloadAction<{ replyTo: ReplyTo; change: Partial<Draft> }>,
  ) => {
    const { replyTo, change } = payload;
    const draft = changedDraft(draftFor(state, replyTo._id), change);
    if (isEmptyDraft(draft)) clearDraft(state, replyTo._id);
    else putDraft(state, { ...draft, replyTo });
  },
  /** The post that was being replied to is gone for good: the composer offers the draft. */
  replyOrphaned: {
    prepare: (postId: string) => ({ payload: { postId, draftId: uuid() } }),
    reducer: (state: Drafts, { payload }: PayloadAction<{ postId: string; draftId: string }>) => {
      const { postId, draftId } = payload;
      const draft = draftByPostId(state.replyDrafts, postId);
      const all = draft
        ? [{ ...draft, _id: draftId }, ...state.earlierDrafts]
        : state.earlierDrafts;
      state.earlierDrafts = all.map(({ replyTo, ...rest }) =>
        replyTo && replyTo._id !== postId ? { ...rest, replyTo } : rest,
      );
      clearDraft(state, postId);
    },
  },
  /** The user's drafts were read from storage. What was typed before that stays in place. */
  draftsRestored: {
    prepare: (found: FoundDrafts) => ({ payload: { ...found, foundId: uuid() } }),
    reducer: (state: Drafts, { payload }: PayloadAction<FoundDrafts & { foundId: string }>) => {
      const conflicting = Object.entries(payload.replyDrafts)
        .filter(([postId]) => Object.hasOwn(state.replyDrafts, postId))
        .map(([postId, draft]) => ({ ...draft, _id: `${payload.foundId}-${postId}` }));
      const found = withoutEarlierVersions([...conflicting, ...payload.earlierDrafts]).filter(
        (draft) => !contains(draftFor(state, draft.replyTo?._id), draft),
      );
      state.earlierDrafts = [...state.earlierDrafts, ...found];
      const newest = found.find(({ replyTo }) => !replyTo);
      if (newest && isEmptyDraft(state.draft)) resumeDraft(state, newest);
      state.replyDrafts = { ...payload.replyDrafts, ...state.replyDrafts };
      state.editDrafts = { ...payload.editDrafts, ...state.editDrafts };
      const isNew = ({ _id }: OutgoingPost) => !state.outbox.some((post) => post._id === _id);
      state.outbox = [...payload.outbox.filter(isNew), ...state.outbox];
    },
  },
  /** The user continues an earlier draft; the one in the composer takes its place. */
  draftResumed: {
    prepare: (draftId: string) => ({ payload: { draftId, replacedId: uuid() } }),
    reducer: (
      state: Drafts,
      { payload }: PayloadAction<{ draftId: string; replacedId: string }>,
    ) => {
      const chosen = state.earlierDrafts.find(({ _id }) => _id === payload.draftId);
      if (!chosen) return;
      const replaced = draftFor(state, chosen.replyTo?._id);
      if (!isEmptyDraft(replaced))
        state.earlierDrafts.unshift({ ...replaced, _id: payload.replacedId });
      resumeDraft(state, chosen);
    },
  },
  /** The user starts a post about a film. A draft about another film becomes an earlier draft. */
  filmPostStarted: {
    prepare: (film: FilmSummary) => ({ payload: { ...chosenFilm(film), replacedId: uuid() } }),
    reducer: (
      state: Drafts,
      {
        payload: { replacedId, ...choice },
      }: PayloadAction<Partial<Draft> & { replacedId: string }>,
    ) => {
      const { draft } = state;
      if (draft.film && draft.film._id === choice.film?._id) return;
      const { film: _film, watchedOn: _day, ...rest } = draft;
      if (draft.film && !isEmptyDraft(rest))
        state.earlierDrafts.unshift({ ...draft, _id: replacedId });
      state.draft = changedDraft(draft.film ? EMPTY_DRAFT : draft, choice);
    },
  },
  draftDiscarded: (state: Drafts, { payload: draftId }: PayloadAction<string>) => {
    state.earlierDrafts = state.earlierDrafts.filter(({ _id }) => _id !== draftId);
  },
  /** The user published this in another tab: equal drafts are dropped here. */
  publishedInOtherTab: (state: Drafts, { payload }: PayloadAction<Draft & { postId: string }>) => {
    const { postId } = payload;
    const replyToId = payload.replyTo?._id;
    if (isSameDraft(draftFor(state, replyToId), payload)) clearDraft(state, replyToId);
    dropEditIfSame(state, payload);
    state.earlierDrafts = state.earlierDrafts.filter((draft) => !isSameDraft(draft, payload));
    state.outbox = state.outbox.filter(({ _id }) => _id !== postId);
  },
  postSubmitted: {
    prepare: (draft: Draft) => ({
      payload: { ...draft, _id: uuid(), submittedAt: timestampNow() },
    }),
    reducer: (
      state: Drafts,
      { payload }: PayloadAction<Draft & { _id: string; submittedAt: string }>,
    ) => {
      state.outbox.push({ ...payload, status: 'sending', problem: null });
      clearDraft(state, payload.replyTo?._id);
    },
  },
  /** A failed or interrupted post is sent again. */
  postRetried: {
    prepare: (postId: string) => ({ payload: { postId, submittedAt: timestampNow() } }),
    reducer: (
      state: Drafts,
      { payload: { postId, submittedAt } }: PayloadAction<{ postId: string; submittedAt: string }>,
    ) => {
      updateOutgoing(state, postId, { status: 'sending', problem: null, submittedAt });
    },
  },
  postAccepted: removeFromOutbox,
  postRefused: (
    state: Drafts,
    { payload: { postId, problem } }: PayloadAction<{ postId: string; problem: string }>,
  ) => {
    updateOutgoing(state, postId, { status: 'failed', problem });
  },
  postDiscarded: removeFromOutbox,
  /** `post` is what the edit starts from, `change` the fields that were just changed. */
  editDraftChanged: (
    state: Drafts,
    { payload }: PayloadAction<{ postId: string; post: Draft; change: Partial<Draft> }>,
  ) => {
    const { postId, post } = payload;
    const draft = changedDraft(editDraftOf(state, postId) ?? post, payload.change);
    state.editDrafts = { ...state.editDrafts, [postId]: draft };
  },
  /** The server saved this edit; changes made since then stay a draft. */
  editSaved: (state: Drafts, { payload }: PayloadAction<Draft & { postId: string }>) => {
    dropEditIfSame(state, payload);
  },
  /** The edit was cancelled, or its post is gone. */
  editDraftDropped: (state: Drafts, { payload: postId }: PayloadAction<string>) => {
    state.editDrafts = without(state.editDrafts, postId);
  },
};
