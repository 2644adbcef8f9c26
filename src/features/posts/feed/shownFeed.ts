import { createSelector } from '@reduxjs/toolkit';
import type { FeedArg } from '../../../api/feedAddress';
import type { RootState } from '../../../app/hooks';
import type { Post } from '../../../domain/entities';
import { isUnfollowed } from '../../users/changes/follow';
import { userChanges } from '../../users/changes/userChanges';
import { selectBookmarkChanges, selectBookmarkedIds } from '../changes/bookmark';
import { selectPostOverlay, shownPost } from '../changes/overlay';
import { selectBookmarksAnswer } from '../bookmarksApi';
import { postsApi, type FeedPage } from '../postsApi';
import { NEWEST, withNewPost } from './feedOrder';

/** Everything applied over cached feeds. The revision of the bookmarks is 0 before they are loaded. */
export const selectFeedOverlay = createSelector(
  [
    selectPostOverlay,
    userChanges.changes,
    selectBookmarkChanges,
    selectBookmarkedIds,
    (state: RootState) => selectBookmarksAnswer(state).data?.revision ?? 0,
  ],
  (posts, users, bookmarkChanges, bookmarkedIds, bookmarksRevision) => ({
    posts,
    users,
    bookmarkChanges,
    bookmarkedIds,
    bookmarksRevision,
  }),
);

type FeedOverlay = ReturnType<typeof selectFeedOverlay>;

/** Whether a post of a page still belongs in this feed. */
const belongs = (
  arg: FeedArg,
  { _id, author, film, folded }: Post,
  revision: number,
  { users, bookmarkChanges, bookmarkedIds, bookmarksRevision }: FeedOverlay,
): boolean => {
  // Threads show the posts of the muted, folded; these feeds leave them out.
  if (folded === 'muted' && ['home', 'explore', 'film'].includes(arg.feed)) return false;
  if (arg.feed === 'home') return !isUnfollowed(users, author._id, revision);
  if (arg.feed === 'film') return film?._id === arg.filmId;
  if (arg.feed !== 'bookmarks') return true;
  const isChanged = bookmarkChanges.some(({ target }) => target === _id);
  return !(isChanged || bookmarksRevision > revision) || bookmarkedIds.has(_id);
};

/** Whether a post of the viewer that the pages lack belongs in this feed. */
const takesMissing = (arg: FeedArg, { username, film, replyTo }: Post): boolean => {
  // Only the server searches.
  if (arg.feed === 'search') return false;
  if (arg.feed === 'replies') return arg.postId === replyTo?._id;
  if (arg.feed === 'authorReplies') return replyTo !== undefined && arg.username === username;
  if (replyTo) return false;
  if (arg.feed === 'author') return arg.username === username;
  return arg.feed === 'film' ? arg.filmId === film?._id : arg.feed !== 'bookmarks';
};

/** A feed as the viewer sees it: the cached pages with later changes and answers applied. */
export const shownFeed = (
  pages: readonly FeedPage[],
  arg: FeedArg,
  overlay: FeedOverlay,
): readonly Post[] => {
  const { posts: postOverlay } = overlay;
  const seen = new Set<string>();
  let posts: readonly Post[] = pages.flatMap((page) =>
    page.posts.flatMap((cached) => {
      if (seen.has(cached._id)) return [];
      seen.add(cached._id);
      const post = shownPost(postOverlay, cached, page.revision, arg.feed);
      return post && belongs(arg, post, page.revision, overlay) ? post : [];
    }),
  );

  const isWhole = pages.at(-1)?.nextCursor === null;
  const isMissing = (revision: number) => pages.some((page) => page.revision < revision);
  for (const { post: missing, revision, isPlacedByTime } of postOverlay.missingPosts) {
    const post = shownPost(postOverlay, missing, revision, arg.feed);
    if (!post || seen.has(post._id) || !isMissing(revision) || !takesMissing(arg, post)) continue;
    const time = isPlacedByTime ? post.createdAt : NEWEST;
    posts = withNewPost({ posts, sort: arg.sort, isWhole }, post, time);
  }
  return posts;
};

/** A cached feed as the viewer sees it; undefined before its first page is loaded. */
export const getShownFeed = (state: RootState, arg: FeedArg): readonly Post[] | undefined => {
  const pages = postsApi.endpoints.getFeed.select(arg)(state).data?.pages;
  return pages && shownFeed(pages, arg, selectFeedOverlay(state));
};
