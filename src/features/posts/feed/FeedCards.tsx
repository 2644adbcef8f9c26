import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollPositions } from '../../../lib/scrollPositions';
import type { RevisedPost } from '../postsApi';
import { heightOf } from './cardHeights';
import { FeedChunk } from './FeedChunk';

/** Shorter feeds keep every card in the document. */
const WINDOWED_FROM = 60;

/** How many cards are mounted and unmounted together. */
const CHUNK = 5;

/** Cards this close to the restored scroll position are rendered at once, in window heights. */
const INITIAL_MARGIN = 2.5;

/** The scroll position that is about to be restored, in pixels. */
const useRestoredY = (): number => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [restoredY] = useState(() => (isReturn ? (scrollPositions.get(key)?.y ?? 0) : 0));
  return restoredY;
};

/** A feed's cards in chunks, of which a long feed renders only those near the screen. */
export function FeedCards({ posts }: { posts: readonly RevisedPost[] }) {
  const restoredY = useRestoredY();
  const isWindowed = posts.length >= WINDOWED_FROM;
  const margin = INITIAL_MARGIN * window.innerHeight;
  const chunks = [];
  let top = 0;
  for (let first = 0; first < posts.length; first += CHUNK) {
    const chunk = posts.slice(first, first + CHUNK);
    const bottom = top + heightOf(chunk);
    chunks.push(
      <FeedChunk
        isFirst={first === 0}
        isNearAtFirst={top < restoredY + margin && bottom > restoredY - margin}
        isWindowed={isWindowed}
        key={first}
        posts={chunk}
      />,
    );
    top = bottom;
  }
  return chunks;
}
