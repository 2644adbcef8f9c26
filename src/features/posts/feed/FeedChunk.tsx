import { memo, useLayoutEffect, useRef } from 'react';
import { useNearScreen } from '../../../components/useNearScreen';
import type { RevisedPost } from '../postsApi';
import { heightOf, measureCards } from './cardHeights';
import { FeedCard } from './FeedCard';
import { isSameAnswers } from './feedAnswers';

/** The photos of this many first cards may be visible at once. */
const EAGER_PHOTOS = 2;

interface FeedChunkProps {
  posts: readonly RevisedPost[];
  isFirst: boolean;
  /** True in a long feed: the cards are rendered only near the screen. */
  isWindowed: boolean;
  /** Whether the chunk is near the screen when it mounts. */
  isNearAtFirst: boolean;
}

const isSame = (before: FeedChunkProps, after: FeedChunkProps) =>
  before.isWindowed === after.isWindowed && isSameAnswers(before.posts, after.posts);

/**
 * A few consecutive cards of a feed. In a long feed, far from the screen, a spacer of their measured
 * height replaces them, unless one of them contains the focus.
 */
export const FeedChunk = memo(function FeedChunk({
  posts,
  isFirst,
  isWindowed,
  isNearAtFirst,
}: FeedChunkProps) {
  const root = useRef<HTMLDivElement>(null);
  const showsCards = useNearScreen(root, { isWindowed, isNearAtFirst, onFar: measureCards });

  // On a return, the feed then has its previous height before any card is rendered.
  useLayoutEffect(() => {
    const chunk = root.current;
    return () => {
      if (chunk) measureCards(chunk);
    };
  }, []);

  return (
    <div ref={root} style={showsCards ? undefined : { height: heightOf(posts) }}>
      {showsCards &&
        posts.map((answer, index) => (
          <FeedCard answer={answer} eager={isFirst && index < EAGER_PHOTOS} key={answer.post._id} />
        ))}
    </div>
  );
}, isSame);
