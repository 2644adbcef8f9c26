import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import {
  forgetAnswered,
  forgetCached,
  isStillWanted,
  removeChanges,
  toggled,
  type Toggle,
} from '../../../api/changes';
import type { Post } from '../../../domain/entities';
import type { Draft } from '../drafts/draft';

/** What the viewer wants of a post and no answer shows yet. */
export type PostChange =
  | { id: string; kind: 'like'; postId: string; desired: boolean }
  | { id: string; kind: 'deletion'; postId: string; desired: boolean }
  | { id: string; kind: 'edit'; postId: string; draft: Draft }
  /** Applied over a list of bookmarks as long as that list is older than `settledAt`. */
  | (Toggle & { id: string; kind: 'bookmark'; postId: string });

/** The server's newest answer on one post, apart from the feeds that were answered before it. */
export interface PostAnswered {
  postId: string;
  /** Null where the post is gone. */
  post: Post | null;
  revision: number;
  /** Pages of feeds from before this lack the post; null where they hold it. */
  since: 'created' | 'restored' | null;
}

export interface PostChanges {
  changes: EntityState<PostChange, string>;
  answers: EntityState<PostAnswered, string>;
}

/** The key of a post's answer: with a prefix, for a post may be called `constructor`. */
export const answerKey = (postId: string): string => `post:${postId}`;

export const likeId = (postId: string): string => `like:${postId}`;
export const bookmarkId = (postId: string): string => `bookmark:${postId}`;
export const deletionId = (postId: string): string => `delete:${postId}`;

const changes = createEntityAdapter<PostChange>();
const answers = createEntityAdapter({
  selectId: ({ postId }: PostAnswered) => answerKey(postId),
});

export const noChanges: PostChanges = {
  changes: changes.getInitialState(),
  answers: answers.getInitialState(),
};

/** Adds a change after the earlier ones: changes stand in the order in which the person made them. */
const want = (state: PostChanges, change: PostChange): void => {
  changes.removeOne(state.changes, change.id);
  changes.addOne(state.changes, change);
};

export const wantLike = (state: PostChanges, postId: string, desired: boolean): void =>
  want(state, { id: likeId(postId), kind: 'like', postId, desired });

export const wantBookmark = (state: PostChanges, postId: string, desired: boolean): void => {
  const id = bookmarkId(postId);
  const known = changes.getSelectors().selectById(state.changes, id);
  const toggle = toggled(known?.kind === 'bookmark' ? known : undefined, desired);
  want(state, { id, kind: 'bookmark', postId, ...toggle });
};

export const wantDeletion = (state: PostChanges, postId: string, desired: boolean): void =>
  want(state, { id: deletionId(postId), kind: 'deletion', postId, desired });

export const wantEdit = (state: PostChanges, id: string, postId: string, draft: Draft): void =>
  want(state, { id, kind: 'edit', postId, draft });

/** Notes the server's answer on a post, unless a newer one is known. */
export const noteAnswer = (state: PostChanges, answer: PostAnswered): void => {
  const known = answers.getSelectors().selectById(state.answers, answerKey(answer.postId));
  if (known && known.revision > answer.revision) return;
  const since = answer.post && (answer.since ?? known?.since ?? null);
  answers.setOne(state.answers, { ...answer, since });
};

/** A post that was never made takes along what was wanted of it. */
export const forgetChangesOf = (state: PostChanges, postId: string): void => {
  removeChanges(state.changes, (change) => change.postId === postId);
};

/**
 * The server did what was wanted, unless something else is wanted by now. The post's answer shows it; a bookmark, which
 * no post shows, stays as settled.
 */
export const settle = (
  state: PostChanges,
  id: string,
  sent: boolean | null,
  revision: number,
): void => {
  const change = state.changes.entities[id];
  if (!change || !isStillWanted(change, sent)) return;
  if (change.kind === 'bookmark') change.settledAt = revision;
  else changes.removeOne(state.changes, id);
};

export const forgetCachedPosts = (state: PostChanges, revision: number): void => {
  forgetCached(state.changes, revision);
  forgetAnswered(answers, state.answers, revision);
};
