import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RevisedPost } from '../postsApi';
import { heightOf, measureCards } from './cardHeights';
import { FeedCard } from './FeedCard';
import { isSameAnswers } from './feedAnswers';

/** The photos of this many first cards may be visible at once. */
const EAGER_PHOTOS = 2;

/** Cards are rendered up to this far from the screen: the window's height. */
const NEAR = '100% 0px';

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
  const isNear = useRef(isNearAtFirst);
  // In a feed that has just become long, every card is already rendered.
  const [isRendered, setIsRendered] = useState(isNearAtFirst || !isWindowed);

  useEffect(() => {
    const chunk = root.current;
    if (!isWindowed || !chunk) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? true;
        if (!isNear.current) measureCards(chunk);
        setIsRendered(isNear.current || chunk.contains(document.activeElement));
      },
      { rootMargin: NEAR },
    );
    observer.observe(chunk);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // When the window loses the focus, the same element gets it back later.
      if (!document.hasFocus()) return;
      const staysInside = relatedTarget instanceof Node && chunk.contains(relatedTarget);
      if (!staysInside) setIsRendered(isNear.current);
    };
    chunk.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      chunk.removeEventListener('focusout', onFocusOut);
    };
  }, [isWindowed]);

  // On a return, the feed then has its previous height before any card is rendered.
  useLayoutEffect(() => {
    const chunk = root.current;
    return () => {
      if (chunk) measureCards(chunk);
    };
  }, []);

  const showsCards = isRendered || !isWindowed;
  return (
    <div ref={root} style={showsCards ? undefined : { height: heightOf(posts) }}>
      {showsCards &&
        posts.map((answer, index) => (
          <FeedCard answer={answer} eager={isFirst && index < EAGER_PHOTOS} key={answer.post._id} />
        ))}
    </div>
  );
}, isSame);
