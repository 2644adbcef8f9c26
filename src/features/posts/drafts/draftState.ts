import { EMPTY_DRAFT, type Draft } from './draft';

/** A draft begun earlier or in another tab, offered beside the one in the composer. */
export interface EarlierDraft extends Draft {
  /** Sorts by the time at which it was begun. */
  _id: string;
}

/** A post that is being sent. It stays here until the server has it. */
export interface OutgoingPost extends Draft {
  _id: string;
  /** When it was last sent, as a timestamp. */
  submittedAt: string;
  status: 'sending' | 'failed';
  /** Why it failed, in words for its writer. */
  problem: string | null;
}

/** What was written and is not published. */
export interface Drafts {
  /** The composer's. */
  draft: Draft;
  /** Drafts that the composer offers beside its own, the newest first. */
  earlierDrafts: EarlierDraft[];
  /** Replies begun and not sent, by the post that they answer. */
  replyDrafts: Record<string, Draft>;
  /** Edits begun and not saved, by post. */
  editDrafts: Record<string, Draft>;
  outbox: OutgoingPost[];
}

/** The drafts that a page finds in storage; the newest of the earlier ones goes into the composer. */
export type FoundDrafts = Omit<Drafts, 'draft'>;

export const noDrafts: Drafts = {
  draft: EMPTY_DRAFT,
  earlierDrafts: [],
  replyDrafts: {},
  editDrafts: {},
  outbox: [],
};

/** What every object has, such as `constructor`, is no draft. */
export const ownDraft = (drafts: Record<string, Draft>, postId: string): Draft | undefined =>
  Object.hasOwn(drafts, postId) ? drafts[postId] : undefined;

/** What is being written in answer to this post; in the composer where it is undefined. */
export const draftFor = (state: Drafts, replyToId: string | undefined): Draft =>
  replyToId === undefined ? state.draft : (ownDraft(state.replyDrafts, replyToId) ?? EMPTY_DRAFT);

export const without = (drafts: Record<string, Draft>, postId: string): Record<string, Draft> =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== postId));

/** Puts a draft where it is written on: a reply below its post, any other in the composer. */
export const putDraft = (state: Drafts, draft: Draft): void => {
  if (draft.replyTo) state.replyDrafts = { ...state.replyDrafts, [draft.replyTo._id]: draft };
  else state.draft = draft;
};

export const clearDraft = (state: Drafts, replyToId: string | undefined): void => {
  if (replyToId === undefined) state.draft = EMPTY_DRAFT;
  else state.replyDrafts = without(state.replyDrafts, replyToId);
};

/** The edit of a post that was begun, if one was. */
export const editDraftOf = ({ editDrafts }: Drafts, postId: string): Draft | undefined =>
  ownDraft(editDrafts, postId);
