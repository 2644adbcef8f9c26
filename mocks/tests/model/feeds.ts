import type { FeedSort } from '../../../src/domain/feeds';
import type { Piece, World } from './world';

/** Sort keys, largest first. */
export function keyOf(piece: Piece, sort: FeedSort): number[] {
  if (sort === 'trending') return [piece.likeCount, piece.order];
  return sort === 'latest' ? [piece.order] : [-piece.order];
}

function compareKeys(a: number[], b: number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : (b[differing] ?? 0) - (a[differing] ?? 0);
}

/** Which posts a feed holds: `home`, `explore`, `bookmarks`, or `by:` and an author's id, `about:` and a film's. */
function belongs(world: World, feed: string, piece: Piece, viewerId: string | null): boolean {
  if (feed === 'explore') return true;
  if (feed.startsWith('by:')) return piece.authorId === feed.slice(3);
  if (feed.startsWith('about:')) return piece.said?.filmId === feed.slice(6);
  if (feed === 'bookmarks') {
    return world.marks.some((mark) => mark.personId === viewerId && mark.postId === piece._id);
  }
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
    viewerId: string | null;
    after: number[] | null;
  },
): { pieces: Piece[]; more: boolean } {
  const rest = world.pieces
    .filter((piece) => belongs(world, feed, piece, viewerId))
    .sort((a, b) => compareKeys(keyOf(a, sort), keyOf(b, sort)))
    .filter((piece) => after === null || compareKeys(after, keyOf(piece, sort)) < 0);
  return { pieces: rest.slice(0, limit), more: rest.length > limit };
}
