import type { Post } from '../../../domain/entities';

/** The posts whose photos come before and after one's own; null where there is none. */
export interface Neighbours {
  previous: string | null;
  next: string | null;
}

/** The nearest posts with a photo above and below this one, by id. */
export const photoNeighbours = (posts: readonly Post[], postId: string): Neighbours => {
  const ids = posts.filter(({ photos }) => photos !== null).map(({ _id }) => _id);
  const place = ids.indexOf(postId);
  if (place === -1) return { previous: null, next: null };
  return { previous: ids[place - 1] ?? null, next: ids[place + 1] ?? null };
};
