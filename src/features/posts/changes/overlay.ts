import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import type { RootState } from '../../../app/hooks';
import type { Post, User, UserSummary } from '../../../domain/entities';
import type { FilmChange } from '../../films/changes/filmChanges';
import { watchedSince } from '../../films/changes/shownFilm';
import {
  latestSummary,
  selectKnownSummaries,
  type KnownSummaries,
} from '../../users/changes/knownSummaries';
import { selectViewer } from '../../users/changes/viewer';
import { withEdit } from '../drafts/draftRules';
import type { Draft } from '../drafts/draft';
import { expectedPost } from './expectedPost';
import { withLike } from './likes';
import {
  answerKey,
  deletionId,
  likeId,
  selectAllPostChanges,
  type PostAnswered,
} from './postChanges';
import { markAbove, marksOf, withPostAbove, withWatched } from './spoilers';

/** A post of the viewer that older pages of feeds lack. */
export interface MissingPost {
  post: Post;
  /** Feeds of this revision or later contain it, unless it was deleted again. */
  revision: number;
  /** Whether its timestamp decides its place. A post just created is the newest, even if the clock is wrong. */
  isPlacedByTime: boolean;
}

/** Everything applied over cached posts: the viewer's changes, and newer answers. */
export interface PostOverlay {
  viewer: User | null;
  /** The desired state of likes and deletions, by the change's id. */
  desired: ReadonlyMap<string, boolean>;
  edits: ReadonlyMap<string, readonly Draft[]>;
  answers: Record<string, PostAnswered>;
  summaries: KnownSummaries;
  films: Record<string, FilmChange>;
  /** In the order of their creation. */
  missingPosts: readonly MissingPost[];
}

const selectChanges = (state: RootState) => selectAllPostChanges(state.posts.changes);

const selectDesiredById = createSelector(
  [selectChanges],
  (changes) =>
    new Map(
      changes.flatMap((change) =>
        change.kind === 'like' || change.kind === 'deletion'
          ? [[change.id, change.desired] as const]
          : [],
      ),
    ),
);

const selectEdits = createSelector([selectChanges], (changes) => {
  const edits = new Map<string, Draft[]>();
  for (const change of changes) {
    if (change.kind === 'edit')
      edits.set(change.postId, [...(edits.get(change.postId) ?? []), change.draft]);
  }
  return edits;
});

const selectMissingPosts = createSelector(
  [
    selectViewer,
    (state: RootState) => state.posts.outbox,
    (state: RootState) => state.posts.answers.entities,
  ],
  (viewer, outbox, answers): MissingPost[] => {
    if (!viewer) return [];
    const answered = Object.values(answers).flatMap(({ post, revision, missingBecause }) =>
      post && missingBecause && post.author._id === viewer._id
        ? { post, revision, isPlacedByTime: missingBecause === 'restored' }
        : [],
    );
    const sending = outbox.flatMap((outgoing) =>
      outgoing.status === 'sending' && !answers[answerKey(outgoing._id)]?.post
        ? { post: expectedPost(outgoing, viewer), revision: Infinity, isPlacedByTime: false }
        : [],
    );
    // Ids sort by creation time.
    return [...answered, ...sending].sort((one, other) => (one.post._id < other.post._id ? -1 : 1));
  },
);

export const selectPostOverlay = createSelector(
  [
    selectViewer,
    selectDesiredById,
    selectEdits,
    (state: RootState) => state.posts.answers.entities,
    selectKnownSummaries,
    (state: RootState) => state.films.changes.entities,
    selectMissingPosts,
  ],
  (viewer, desired, edits, answers, summaries, films, missingPosts): PostOverlay => ({
    viewer,
    desired,
    edits,
    answers,
    summaries,
    films,
    missingPosts,
  }),
);

/** Equal input returns the same post, and its unchanged parts keep their identity. */
const applyOverlay = weakMapMemoize(
  (
    cached: Post,
    newest: Post,
    above: Post | undefined,
    author: UserSummary,
    edits: readonly Draft[] | undefined,
    watched: boolean | undefined,
    watchedAbove: boolean | undefined,
    liked: boolean | undefined,
    viewer: User | null,
  ): Post => {
    const placed = above ? withPostAbove(newest, above) : newest;
    const seen = withWatched(placed, { own: watched, above: watchedAbove });
    const post = copyWithStructuralSharing<Post>(cached, { ...seen, author });
    const edited = (edits ?? []).reduce(withEdit, post);
    return liked === undefined || !viewer ? edited : withLike(liked, viewer)(edited);
  },
);

/** The answer about a post, if it is newer than this revision. */
const answerSince = (
  { answers }: PostOverlay,
  postId: string,
  revision: number,
): PostAnswered | undefined => {
  const answer = answers[answerKey(postId)];
  return answer && answer.revision > revision ? answer : undefined;
};

/**
 * A cached post as the viewer sees it: the newest answer with the viewer's changes applied.
 * @param revision the revision of the cached answer
 * @returns null if the post was deleted
 */
export const shownPost = (overlay: PostOverlay, cached: Post, revision: number): Post | null => {
  const { desired, edits, summaries, films, viewer } = overlay;
  const newer = answerSince(overlay, cached._id, revision);
  const isDeleted = desired.get(deletionId(cached._id)) ?? newer?.post === null;
  if (isDeleted) return null;
  const post = newer?.post ?? cached;
  const shownRevision = newer?.revision ?? revision;
  const author = latestSummary(summaries, post.author, shownRevision);
  const watched = post.film && watchedSince(films, post.film._id, shownRevision);
  // The nearest mark may be that of a post further up.
  const [newerAbove] = [post.replyTo?._id, markAbove(post)?.postId].flatMap(
    (id) => (id !== undefined && answerSince(overlay, id, shownRevision)) || [],
  );
  const above = newerAbove?.post ?? undefined;
  const filmAbove = (above ? marksOf(above)[0] : markAbove(post))?.film;
  const revisionAbove = (above && newerAbove?.revision) ?? shownRevision;
  const watchedAbove = filmAbove && watchedSince(films, filmAbove._id, revisionAbove);
  const liked = desired.get(likeId(cached._id));
  const edited = edits.get(cached._id);
  const isChanged = [above, watched, watchedAbove, liked, edited].some(
    (change) => change !== undefined,
  );
  if (post === cached && author === cached.author && !isChanged) return cached;
  return applyOverlay(cached, post, above, author, edited, watched, watchedAbove, liked, viewer);
};
