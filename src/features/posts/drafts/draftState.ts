import { EMPTY_DRAFT, type Draft } from './draft';

/** A draft started earlier or in another tab, offered in addition to the one in the composer. */
export interface EarlierDraft extends Draft {
  /** Sorts by the time at which it was started. */
  _id: string;
}

/** A post that is being sent or failed. It stays in the outbox until the server accepts it. */
export interface OutgoingPost extends Draft {
  _id: string;
  /** When it was last sent, as a timestamp. */
  submittedAt: string;
  status: 'sending' | 'failed';
  /** Why it failed, as a message for the user. */
  problem: string | null;
}

/** Everything that was written and is not published yet. */
export interface Drafts {
  /** The composer's draft. */
  draft: Draft;
  /** Drafts that the composer offers in addition to its own, the newest first. */
  earlierDrafts: EarlierDraft[];
  /** Unsent replies, by the id of the post that they reply to. */
  replyDrafts: Record<string, Draft>;
  /** Unsaved edits, by the post's id. */
  editDrafts: Record<string, Draft>;
  outbox: OutgoingPost[];
}

/** The drafts found in storage; the newest of the earlier ones goes into the composer. */
export type FoundDrafts = Omit<Drafts, 'draft'>;

export const noDrafts: Drafts = {
  draft: EMPTY_DRAFT,
  earlierDrafts: [],
  replyDrafts: {},
  editDrafts: {},
  outbox: [],
};

/** Reads own properties only, for a post's id may be `constructor`. */
export const draftByPostId = (drafts: Record<string, Draft>, postId: string): Draft | undefined =>
  Object.hasOwn(drafts, postId) ? drafts[postId] : undefined;

/** The draft of a reply to this post, or the composer's if the id is undefined. */
export const draftFor = (state: Drafts, replyToId: string | undefined): Draft =>
  replyToId === undefined
    ? state.draft
    : (draftByPostId(state.replyDrafts, replyToId) ?? EMPTY_DRAFT);

export const without = (drafts: Record<string, Draft>, postId: string): Record<string, Draft> =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== postId));

/** Makes a draft the current one: of its post's reply field, or of the composer. */
export const putDraft = (state: Drafts, draft: Draft): void => {
  if (draft.replyTo) state.replyDrafts = { ...state.replyDrafts, [draft.replyTo._id]: draft };
  else state.draft = draft;
};

export const clearDraft = (state: Drafts, replyToId: string | undefined): void => {
  if (replyToId === undefined) state.draft = EMPTY_DRAFT;
  else state.replyDrafts = without(state.replyDrafts, replyToId);
};

/** The unsaved edit of a post, if there is one. */
export const editDraftOf = ({ editDrafts }: Drafts, postId: string): Draft | undefined =>
  draftByPostId(editDrafts, postId);
