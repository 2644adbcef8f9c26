import type { FeedSort } from '../../../src/domain/feeds';
import type { Film, World } from './world';

/** Sort keys, largest first. */
export function keyOf(film: Film, sort: FeedSort): number[] {
  if (sort === 'trending') return [film.likeCount, film.order];
  return sort === 'latest' ? [film.order] : [-film.order];
}

function compareKeys(a: number[], b: number[]): number {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 ? 0 : (b[differing] ?? 0) - (a[differing] ?? 0);
}

/** Which posts a feed holds: `home`, `explore`, `bookmarks`, or `by:` and an author's id. */
function belongs(world: World, feed: string, film: Film, viewerId: string | null): boolean {
  if (feed === 'explore') return true;
  if (feed.startsWith('by:')) return film.authorId === feed.slice(3);
  if (feed === 'bookmarks') {
    return world.marks.some((mark) => mark.personId === viewerId && mark.postId === film._id);
  }
  return (
    film.authorId === viewerId ||
    world.follows.some(({ from, to }) => from === viewerId && to === film.authorId)
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
): { films: Film[]; more: boolean } {
  const rest = world.films
    .filter((film) => belongs(world, feed, film, viewerId))
    .sort((a, b) => compareKeys(keyOf(a, sort), keyOf(b, sort)))
    .filter((film) => after === null || compareKeys(after, keyOf(film, sort)) < 0);
  return { films: rest.slice(0, limit), more: rest.length > limit };
}
