import type { RevisedPost } from '../postsApi';

/** The assumed height of a card that was never measured, in pixels. */
const DEFAULT_HEIGHT = 400;

/** The height of each card when it was last on screen, in pixels. */
const heights = new Map<string, number>();

/** Stores the heights of the cards inside an element. */
export const measureCards = (root: HTMLElement): void => {
  for (const card of root.querySelectorAll<HTMLElement>('[data-post-id]')) {
    const { postId } = card.dataset;
    if (postId !== undefined) heights.set(postId, card.getBoundingClientRect().height);
  }
};

/** The total height of these posts' cards, in pixels. */
export const heightOf = (posts: readonly RevisedPost[]): number =>
  posts.reduce((sum, { post: { _id } }) => sum + (heights.get(_id) ?? DEFAULT_HEIGHT), 0);
