import { createAction, createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import { noteAnswer } from '../../../api/changes/answers';
import type { Post } from '../../../domain/entities';

/** The server's newest answer about one post, stored apart from the cached feeds. */
export interface PostAnswered {
  postId: string;
  /** Null if the post was deleted. */
  post: Post | null;
  revision: number;
  /** Why older pages of feeds lack the post; null if they contain it. */
  missingBecause: 'created' | 'restored' | null;
  /** The list that it is about, or was before that was gone: it may be restored. */
  listId?: string | undefined;
}

export type PostAnswers = EntityState<PostAnswered, string>;

/** The key of a post's answer. The prefix keeps an id such as `constructor` from matching an inherited property. */
export const answerKey = (postId: string): string => `post:${postId}`;

export const postAnswers = createEntityAdapter({
  selectId: ({ postId }: PostAnswered) => answerKey(postId),
});

/** The server answered with a single post, outside any feed. */
export const postAnswered = createAction<PostAnswered>('posts/postAnswered');

/** Stores the server's answer about a post, unless a newer one is stored. */
export const notePost = (answers: PostAnswers, answer: PostAnswered): void => {
  const previous = answers.entities[answerKey(answer.postId)];
  const missingBecause = answer.post && (answer.missingBecause ?? previous?.missingBecause ?? null);
  const listId = answer.post?.list?._id ?? previous?.listId;
  noteAnswer(postAnswers, answers, { ...answer, missingBecause, listId });
};
