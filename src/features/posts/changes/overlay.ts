import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { changesTo, isOpen } from '../../../api/changes/change';
import type { FeedArg } from '../../../api/feedAddress';
import type { RootState } from '../../../app/hooks';
import type { Post, SharedList, UserSummary } from '../../../domain/entities';
import { filmChanges, watchedSince } from '../../films/changes/shownFilm';
import { sharedListChanges } from '../../lists/changes/sharedListChanges';
import { authorChanges } from '../../users/changes/authorChanges';
import { latestSummary, selectKnownSummaries } from '../../users/changes/shownUser';
import { selectViewer } from '../../users/changes/viewer';
import { markAbove, marksOf } from '../spoilers';
import { expectedPost } from './expectedPost';
import { answerKey, type PostAnswered } from './postAnswers';
import { deletion, postChanges } from './postChanges';
import { withPostAbove, withWatched } from './marks';

/** A post of the viewer that older pages of feeds lack. */
export interface MissingPost {
  post: Post;
  /** Feeds of this revision or later contain it, unless it was deleted again. */
  revision: number;
  /** Whether its timestamp decides its place. A post just created is the newest, even if the clock is wrong. */
  isPlacedByTime: boolean;
}

/** In the order of their creation. */
const selectMissingPosts = createSelector(
  [
    selectViewer,
    (state: RootState) => state.drafts.outbox,
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

/** Everything applied over cached posts: the viewer's changes, and newer answers. */
export const selectPostOverlay = createSelector(
  [
    selectViewer,
    postChanges.changes,
    (state: RootState) => state.posts.answers.entities,
    selectKnownSummaries,
    filmChanges.changes,
    authorChanges.changes,
    selectMissingPosts,
  ],
  (viewer, changes, answers, summaries, films, people, missingPosts) => ({
    viewer,
    changes,
    answers,
    summaries,
    films,
    people,
    missingPosts,
  }),
);

export type PostOverlay = ReturnType<typeof selectPostOverlay>;

/** A cached post with what newer answers say. Equal input returns the same post, and unchanged parts keep their identity. */
const withAnswers = weakMapMemoize(
  (
    cached: Post,
    newest: Post,
    above: Post | undefined,
    author: UserSummary,
    watched: boolean | undefined,
    watchedAbove: boolean | undefined,
    list: SharedList | null | undefined,
  ): Post => {
    const placed = above ? withPostAbove(newest, above) : newest;
    const { list: _answered, ...seen } = withWatched(placed, { own: watched, above: watchedAbove });
    // That its author is muted folds a post only where it was answered so.
    return copyWithStructuralSharing<Post>(cached, {
      ...seen,
      author,
      ...(list && { list }),
      ...(cached.folded === 'muted' && { folded: cached.folded }),
    });
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
 * @param feed the feed that shows it, if one does
 * @returns null if the post was deleted, or its author blocked
 */
export const shownPost = (
  overlay: PostOverlay,
  cached: Post,
  revision: number,
  feed: FeedArg['feed'] | null,
): Post | null => {
  const { changes, summaries, films, people, viewer } = overlay;
  const newer = answerSince(overlay, cached._id, revision);
  const shownRevision = newer?.revision ?? revision;
  const deleted = deletion.find(changes, cached._id);
  const isDeleted =
    deleted && isOpen(deleted, shownRevision) ? deleted.desired : newer?.post === null;
  if (isDeleted) return null;
  const post = newer?.post ?? cached;
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
  const list =
    post.list &&
    sharedListChanges.shown(post.list, changesTo(films, post.list._id), shownRevision, null);
  const isChanged = [above, watched, watchedAbove].some((change) => change !== undefined);
  const answered =
    post === cached && author === cached.author && list === cached.list && !isChanged
      ? cached
      : withAnswers(cached, post, above, author, watched, watchedAbove, list);
  const shown = viewer
    ? postChanges.shown(answered, changesTo(changes, cached._id), shownRevision, viewer)
    : answered;
  return authorChanges.shown(shown, changesTo(people, author._id), revision, feed);
};
