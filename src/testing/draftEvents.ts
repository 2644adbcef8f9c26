import { places, type DraftRecord, type StoredRecord } from '../features/drafts/draftRecord';
import {
  draftsRestored,
  draftsSlice,
  postDraftChanged,
  selectOutbox,
  selectPostDraft,
  selectWaitingDrafts,
} from '../features/drafts/draftsSlice';
import type { DraftsState } from '../features/drafts/draftState';
import type { PostDraft } from '../features/drafts/postDraft';
import { composerDraft, draftTyped } from './drafts';

export type Event = Parameters<typeof draftsSlice.reducer>[1];

/** The drafts after these events. */
export const stateAfter = (...events: Event[]): { drafts: DraftsState } => ({
  drafts: events.reduce(draftsSlice.reducer, draftsSlice.reducer(undefined, { type: 'start' })),
});
/** What the composer shows after these events; below, the draft of a place, those that wait, and the outbox. */
export const after = (...events: Event[]) => composerDraft(stateAfter(...events));
export const at = (place: string, ...events: Event[]) =>
  selectPostDraft(stateAfter(...events), place);
export const waiting = (...events: Event[]) => selectWaitingDrafts(stateAfter(...events));
export const waitingTexts = (...events: Event[]) =>
  waiting(...events).map(({ place, draft }) => [place, draft.content]);
export const outbox = (...events: Event[]) => selectOutbox(stateAfter(...events));

export const EMPTY = { content: '', pictures: [] };
export const draft = { content: 'Half a sentence', pictures: [] };
const author = { _id: 'u', firstName: 'Ruth', lastName: 'Almeida', username: 'reelruth' };
export const replyTo = (_id: string) => ({ _id, author });
export const typed = draftTyped({ content: 'Typed' });
export const replied = (postId: string, content: string) =>
  postDraftChanged({
    place: places.reply(postId),
    change: { content },
    base: { ...EMPTY, replyTo: replyTo(postId) },
  });
export const edited = (postId: string, change: Partial<PostDraft>, base: PostDraft = draft) =>
  postDraftChanged({ place: places.edit(postId), change, base });
export const record = (
  _id: string,
  change: Partial<PostDraft>,
  place: string = places.post,
): DraftRecord => ({
  _id,
  kind: 'post',
  place,
  draft: { ...EMPTY, ...change },
});
export const found = (...records: StoredRecord[]) => draftsRestored(records);
