import { createSelector } from '@reduxjs/toolkit';
import type { FeedArg } from '../../../api/feedAddress';
import type { FeedPage, RevisedPost } from '../postsApi';
import { selectFeedOverlay, shownFeed } from './shownFeed';

type Answers = readonly RevisedPost[];

/** Whether two lists have the same posts of the same revisions. */
export const isSameAnswers = (one: Answers, other: Answers): boolean =>
  one.length === other.length &&
  one.every(({ post, revision }, index) => {
    const counterpart = other[index];
    return post === counterpart?.post && revision === counterpart.revision;
  });

/**
 * Creates a selector of a feed's posts in the order in which the viewer sees them, each as it was answered: its card
 * applies the later changes. So the list stays the same while a post is liked or edited, and only its card renders.
 */
export const makeSelectFeedAnswers = (pages: readonly FeedPage[], arg: FeedArg) =>
  createSelector(
    [selectFeedOverlay],
    (overlay): Answers => {
      const answers = new Map<string, RevisedPost>();
      for (const missing of overlay.posts.missingPosts) answers.set(missing.post._id, missing);
      // Of a post that is on two pages, the first counts.
      for (const { posts, revision } of pages.toReversed())
        for (const post of posts) answers.set(post._id, { post, revision });
      return shownFeed(pages, arg, overlay).flatMap(({ _id }) => answers.get(_id) ?? []);
    },
    { memoizeOptions: { resultEqualityCheck: isSameAnswers } },
  );
