import type { FeedSort } from '../../../src/domain/feeds';
import { isAbsent, isMuted } from './hiding';
import { isReply } from './threads';
import type { Piece, World } from './world';

/** Sort keys, largest first. */
export function keyOf(piece: Piece, sort: FeedSort): number[] {
  if (sort === 'trending') return [piece.likeCount, piece.order];
  return sort === 'latest' ? [piece.order] : [-piece.order];
}

export function compareKeys(a: number[], b: number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : (b[differing] ?? 0) - (a[differing] ?? 0);
}

/** The feeds without people whom the viewer muted. */
const UNMUTED: readonly string[] = ['home', 'explore', 'about'];

/**
 * Whether a piece is in a feed of posts: `home`, `explore`, `bookmarks`, `by:` and an author's id, `about:` and a
 * film's; or of replies: `to:` and a post's id, `repliesBy:` and an author's.
 */
function belongs(world: World, feed: string, piece: Piece, viewerId: string): boolean {
  const [kind = '', id] = feed.split(':');
  const { authorId } = piece;
  if (isAbsent(world, viewerId, authorId)) return false;
  if (UNMUTED.includes(kind) && isMuted(world, viewerId, authorId)) return false;
  if (kind === 'bookmarks') {
    return world.marks.some((mark) => mark.personId === viewerId && mark.postId === piece._id);
  }
  if (kind === 'to') return piece.replyTo === id;
  if (kind === 'repliesBy') return isReply(piece) && piece.authorId === id;
  if (isReply(piece)) return false;
  if (kind === 'explore') return true;
  if (kind === 'by') return piece.authorId === id;
  if (kind === 'about') return piece.filmFields?.filmId === id;
  return (
    piece.authorId === viewerId ||
    world.follows.some(({ from, to }) => from === viewerId && to === piece.authorId)
  );
}

/** One page, and whether more follows it; `after` is the key of the last post already seen. */
export function pageOf(
  world: World,
  {
    feed,
    sort,
    limit,
    viewerId,
    after,
  }: {
    feed: string;
    sort: FeedSort;
    limit: number;
    viewerId: string;
    after: number[] | null;
  },
): { pieces: Piece[]; more: boolean } {
  const rest = world.pieces
    .filter((piece) => belongs(world, feed, piece, viewerId))
    .sort((a, b) => compareKeys(keyOf(a, sort), keyOf(b, sort)))
    .filter((piece) => after === null || compareKeys(after, keyOf(piece, sort)) < 0);
  return { pieces: rest.slice(0, limit), more: rest.length > limit };
}
