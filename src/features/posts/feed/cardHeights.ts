import type { Post } from '../../../domain/entities';

/** What a card that was never on screen is taken for, in pixels. */
const USUAL_HEIGHT = 400;

/** The height of each card when it was last on screen, in pixels. */
const heights = new Map<string, number>();

/** Notes how high the cards in here are. */
export const measureCards = (root: HTMLElement): void => {
  for (const card of root.querySelectorAll<HTMLElement>('[data-post-id]')) {
    const { postId } = card.dataset;
    if (postId !== undefined) heights.set(postId, card.getBoundingClientRect().height);
  }
};

/** How high these posts' cards are, one below another. */
export const heightOf = (posts: readonly Post[]): number =>
  posts.reduce((sum, { _id }) => sum + (heights.get(_id) ?? USUAL_HEIGHT), 0);
