import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import type { RootState } from '../../../app/hooks';
import type { Post, User, UserSummary } from '../../../domain/entities';
import type { FilmChange } from '../../films/changes/filmChanges';
import { watchedSince } from '../../films/changes/shownFilm';
import { faceOf, selectFaces, type Faces } from '../../users/changes/faces';
import { selectViewer } from '../../users/changes/viewer';
import { rewritten } from '../drafts/draftRules';
import type { Draft } from '../drafts/draft';
import { expectedPost } from './expectedPost';
import { withLike } from './likes';
import { answerKey, deletionId, likeId, type PostAnswered } from './postChanges';
import { markAbove, withWatched } from './spoilers';

/** A post that older pages of feeds lack. */
export interface NewPost {
  post: Post;
  /** Feeds at least this new hold it, or it is gone again. */
  revision: number;
  /** Whether its time decides its place: one that is just made is the newest, whatever the clock was set to. */
  isPlacedByTime: boolean;
}

/** All that is applied over cached posts: what the viewer wants, and what was answered since. */
export interface PostOverlay {
  viewer: User | null;
  /** What is wanted of likes and deletions, by the change's id. */
  desired: ReadonlyMap<string, boolean>;
  edits: ReadonlyMap<string, readonly Draft[]>;
  answers: Record<string, PostAnswered>;
  faces: Faces;
  films: Record<string, FilmChange>;
  /** In the order in which they were made. */
  newPosts: readonly NewPost[];
}

const selectDesiredById = createSelector(
  [(state: RootState) => state.posts.changes],
  ({ entities }) => {
    const changes = Object.values(entities);
    return new Map(
      changes.flatMap((change) =>
        change.kind === 'like' || change.kind === 'deletion'
          ? [[change.id, change.desired] as const]
          : [],
      ),
    );
  },
);

const selectEdits = createSelector([(state: RootState) => state.posts.changes], (changes) => {
  const edits = new Map<string, Draft[]>();
  for (const id of changes.ids) {
    const change = changes.entities[id];
    if (change?.kind === 'edit')
      edits.set(change.postId, [...(edits.get(change.postId) ?? []), change.draft]);
  }
  return edits;
});

const selectOwnNewPosts = createSelector(
  [
    selectViewer,
    (state: RootState) => state.posts.outbox,
    (state: RootState) => state.posts.answers.entities,
  ],
  (viewer, outbox, answers): NewPost[] => {
    if (!viewer) return [];
    const answered = Object.values(answers).flatMap(({ post, revision, since }) =>
      post && since && post.author._id === viewer._id
        ? { post, revision, isPlacedByTime: since === 'restored' }
        : [],
    );
    const sending = outbox.flatMap((outgoing) =>
      outgoing.status === 'sending' && !answers[answerKey(outgoing._id)]?.post
        ? { post: expectedPost(outgoing, viewer), revision: Infinity, isPlacedByTime: false }
        : [],
    );
    // Ids sort by the time at which they were made.
    return [...answered, ...sending].sort((one, other) => (one.post._id < other.post._id ? -1 : 1));
  },
);

export const selectPostOverlay = createSelector(
  [
    selectViewer,
    selectDesiredById,
    selectEdits,
    (state: RootState) => state.posts.answers.entities,
    selectFaces,
    (state: RootState) => state.films.changes.entities,
    selectOwnNewPosts,
  ],
  (viewer, desired, edits, answers, faces, films, newPosts): PostOverlay => ({
    viewer,
    desired,
    edits,
    answers,
    faces,
    films,
    newPosts,
  }),
);

/** The same changes to the same post are the same post, and what did not change in it stays the same. */
const layOver = weakMapMemoize(
  (
    cached: Post,
    newest: Post,
    author: UserSummary,
    edits: readonly Draft[] | undefined,
    watched: boolean | undefined,
    watchedAbove: boolean | undefined,
    liked: boolean | undefined,
    viewer: User | null,
  ): Post => {
    const seen = withWatched(newest, { own: watched, above: watchedAbove });
    const post = copyWithStructuralSharing<Post>(cached, { ...seen, author });
    const edited = (edits ?? []).reduce(rewritten, post);
    return liked === undefined || !viewer ? edited : withLike(liked, viewer)(edited);
  },
);

/**
 * A cached post as its reader sees it: the newest answer, and over it what the viewer wants.
 * @param revision of the answer in which it was cached
 * @returns null where the post is gone
 */
export const shownPost = (overlay: PostOverlay, cached: Post, revision: number): Post | null => {
  const { answers, desired, edits, faces, films, viewer } = overlay;
  const answer = answers[answerKey(cached._id)];
  const newer = answer && answer.revision > revision ? answer : undefined;
  const isDeleted = desired.get(deletionId(cached._id)) ?? newer?.post === null;
  if (isDeleted) return null;
  const post = newer?.post ?? cached;
  const since = newer?.revision ?? revision;
  const author = faceOf(faces, post.author, since);
  const watched = post.film && watchedSince(films, post.film._id, since);
  const filmAbove = markAbove(post)?.film;
  const watchedAbove = filmAbove && watchedSince(films, filmAbove._id, since);
  const liked = desired.get(likeId(cached._id));
  const edited = edits.get(cached._id);
  const isChanged = [watched, watchedAbove, liked, edited].some((change) => change !== undefined);
  if (post === cached && author === cached.author && !isChanged) return cached;
  return layOver(cached, post, author, edited, watched, watchedAbove, liked, viewer);
};
