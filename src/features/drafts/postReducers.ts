import type { PayloadAction } from '@reduxjs/toolkit';
import type { SharedList } from '../../domain/entities';
import type { FilmSummary } from '../../domain/filmSummary';
import { places } from './draftRecord';
import { asChange, drop, remove, shownAt, type ChangeAction, type DraftsState } from './draftState';
import { changedDraft, EMPTY_DRAFT, isEmptyDraft, isSameDraft, type PostDraft } from './postDraft';
import { chosenFilm } from './postDraftRules';

interface PostChange {
  place: string;
  change: Partial<PostDraft>;
  /** What the first change starts from; an empty draft by default. */
  base?: PostDraft;
}

/** The place of a post or reply that is not an edit. */
export const placeOf = ({ replyTo }: PostDraft): string =>
  replyTo ? places.reply(replyTo._id) : places.post;

const startPost = (
  state: DraftsState,
  { payload, meta }: ChangeAction<Partial<PostDraft>>,
): void => {
  const place = places.post;
  const shown = shownAt(state, 'post', place);
  if (shown) {
    const { film, list, watchedOn: _day, ...rest } = shown.draft;
    if (!film && !list) {
      shown.draft = changedDraft(shown.draft, payload);
      return;
    }
    const isSame = payload.list ? list?._id === payload.list._id : film?._id === payload.film?._id;
    if (isSame) return;
    if (isEmptyDraft(rest)) drop(state, place);
    else shown.isWaiting = true;
  }
  const draft = changedDraft(EMPTY_DRAFT, payload);
  state.records.unshift({ ...meta, kind: 'post', place, draft });
};

/** The drafts slice's reducers for drafts of posts, replies and edits. */
export const postReducers = {
  postDraftChanged: {
    prepare: asChange<PostChange>,
    reducer: (state: DraftsState, { payload, meta }: ChangeAction<PostChange>) => {
      const { place, change, base = EMPTY_DRAFT } = payload;
      const shown = shownAt(state, 'post', place);
      const draft = changedDraft(shown?.draft ?? base, change);
      // An edit may empty its post.
      if (isEmptyDraft(draft) && !place.startsWith(places.edit(''))) drop(state, place);
      else if (shown) shown.draft = draft;
      else state.records.unshift({ ...meta, kind: 'post', place, draft });
    },
  },
  /** The user starts a post about a film or a list. A draft that is about something else waits. */
  filmPostStarted: {
    prepare: (film: FilmSummary) => asChange(chosenFilm(film)),
    reducer: startPost,
  },
  listPostStarted: {
    prepare: (list: SharedList) => asChange({ list }),
    reducer: startPost,
  },
  /** The post that was being replied to is gone for good: the composer offers the draft. */
  replyOrphaned: (state: DraftsState, { payload: postId }: PayloadAction<string>) => {
    for (const record of state.records) {
      if (record.kind !== 'post' || record.place !== places.reply(postId)) continue;
      const { replyTo: _gone, ...draft } = record.draft;
      Object.assign(record, { place: places.post, isWaiting: true, draft });
    }
  },
  /** The user published this in another tab: equal drafts are dropped here. */
  publishedInOtherTab: (
    state: DraftsState,
    { payload }: PayloadAction<PostDraft & { postId: string }>,
  ) => {
    const published = [placeOf(payload), places.edit(payload.postId)];
    remove(
      state,
      ({ kind, place, draft }) =>
        kind === 'post' && published.includes(place) && isSameDraft(draft, payload),
    );
    state.outbox = state.outbox.filter(({ _id }) => _id !== payload.postId);
  },
  /** The server saved this edit; changes made since then stay a draft. */
  editSaved: (state: DraftsState, { payload }: PayloadAction<PostDraft & { postId: string }>) => {
    const shown = shownAt(state, 'post', places.edit(payload.postId));
    if (shown && isSameDraft(shown.draft, payload)) drop(state, shown.place);
  },
};
