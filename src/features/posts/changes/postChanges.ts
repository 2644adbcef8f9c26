import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import {
  forgetAnswered,
  forgetCached,
  isStillDesired,
  removeChanges,
  toggled,
  type Toggle,
} from '../../../api/changes';
import type { Post } from '../../../domain/entities';
import type { Draft } from '../drafts/draft';

/** A change by the viewer that cached answers do not include yet. */
export type PostChange =
  | { id: string; kind: 'like'; postId: string; desired: boolean }
  | { id: string; kind: 'deletion'; postId: string; desired: boolean }
  | { id: string; kind: 'edit'; postId: string; draft: Draft }
  /** Applied over a list of bookmarks while that list is older than `settledAt`. */
  | (Toggle & { id: string; kind: 'bookmark'; postId: string });

/** The server's newest answer about one post, stored apart from the cached feeds. */
export interface PostAnswered {
  postId: string;
  /** Null if the post was deleted. */
  post: Post | null;
  revision: number;
  /** Why older pages of feeds lack the post; null if they contain it. */
  missingBecause: 'created' | 'restored' | null;
}

export interface PostChanges {
  changes: EntityState<PostChange, string>;
  answers: EntityState<PostAnswered, string>;
}

/** The key of a post's answer. The prefix keeps an id such as `constructor` from matching an inherited property. */
export const answerKey = (postId: string): string => `post:${postId}`;

export const likeId = (postId: string): string => `like:${postId}`;
export const bookmarkId = (postId: string): string => `bookmark:${postId}`;
export const deletionId = (postId: string): string => `delete:${postId}`;

const changes = createEntityAdapter<PostChange>();
const answers = createEntityAdapter({
  selectId: ({ postId }: PostAnswered) => answerKey(postId),
});

const { selectAll, selectById } = changes.getSelectors();

/** All changes, in the order in which the viewer made them. */
export const selectAllPostChanges = selectAll;

export const noChanges: PostChanges = {
  changes: changes.getInitialState(),
  answers: answers.getInitialState(),
};

/** Adds or replaces a change, as the last one: changes are in the order in which the viewer made them. */
const putChange = (state: PostChanges, change: PostChange): void => {
  changes.removeOne(state.changes, change.id);
  changes.addOne(state.changes, change);
};

export const setDesiredLike = (state: PostChanges, postId: string, desired: boolean): void =>
  putChange(state, { id: likeId(postId), kind: 'like', postId, desired });

export const setDesiredBookmark = (state: PostChanges, postId: string, desired: boolean): void => {
  const id = bookmarkId(postId);
  const previous = selectById(state.changes, id);
  const toggle = toggled(previous?.kind === 'bookmark' ? previous : undefined, desired);
  putChange(state, { id, kind: 'bookmark', postId, ...toggle });
};

export const setDesiredDeletion = (state: PostChanges, postId: string, desired: boolean): void =>
  putChange(state, { id: deletionId(postId), kind: 'deletion', postId, desired });

export const addEdit = (state: PostChanges, id: string, postId: string, draft: Draft): void =>
  putChange(state, { id, kind: 'edit', postId, draft });

/** Stores the server's answer about a post, unless a newer one is stored. */
export const noteAnswer = (state: PostChanges, answer: PostAnswered): void => {
  const previous = answers.getSelectors().selectById(state.answers, answerKey(answer.postId));
  if (previous && previous.revision > answer.revision) return;
  const missingBecause = answer.post && (answer.missingBecause ?? previous?.missingBecause ?? null);
  answers.setOne(state.answers, { ...answer, missingBecause });
};

/** Removes the changes to a post that was never created. */
export const forgetChangesOf = (state: PostChanges, postId: string): void => {
  removeChanges(state.changes, (change) => change.postId === postId);
};

/**
 * Settles a change, unless another state is desired in the meantime. The post's answer includes it, so it is removed;
 * a bookmark is part of no post, so it stays, marked as settled.
 */
export const settle = (
  state: PostChanges,
  id: string,
  sent: boolean | null,
  revision: number,
): void => {
  const change = state.changes.entities[id];
  if (!change || !isStillDesired(change, sent)) return;
  if (change.kind === 'bookmark') change.settledAt = revision;
  else changes.removeOne(state.changes, id);
};

export const forgetCachedPosts = (state: PostChanges, revision: number): void => {
  forgetCached(state.changes, revision);
  forgetAnswered(answers, state.answers, revision);
};
