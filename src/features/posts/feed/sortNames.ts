import type { FeedSort, SortableFeed } from '../../../domain/feeds';

interface SortName {
  sort: FeedSort;
  /** Its name in the menu. */
  label: string;
  /** The heading of a list sorted this way. */
  title: string;
}

const POSTS: readonly SortName[] = [
  { sort: 'trending', label: 'Trending', title: 'Trending Posts' },
  { sort: 'latest', label: 'Latest', title: 'Latest Posts' },
  { sort: 'oldest', label: 'Oldest', title: 'Oldest Posts' },
];

const REPLIES: readonly SortName[] = [
  { sort: 'oldest', label: 'Oldest', title: 'Replies' },
  { sort: 'trending', label: 'Most liked', title: 'Most liked replies' },
];

/** The sorts that a feed offers, with their names. */
export const sortNames = (feed: SortableFeed): readonly SortName[] =>
  feed === 'replies' ? REPLIES : POSTS;
