import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Post } from '../../../domain/entities';
import { heightOf, measureCards } from './cardHeights';
import { PostCard } from '../card/PostCard';

/** Photos of these many first cards may be in sight at once. */
const EAGER_PHOTOS = 2;

/** How far from the screen cards are still drawn: the window's height. */
const NEAR = '100% 0px';

interface FeedChunkProps {
  posts: readonly Post[];
  isFirst: boolean;
  /** True in a long feed: the cards are drawn only near the screen. */
  isWindowed: boolean;
  /** Whether the chunk is near the screen when it comes. */
  isNearAtFirst: boolean;
}

const isSame = (before: FeedChunkProps, after: FeedChunkProps) =>
  before.isWindowed === after.isWindowed &&
  before.posts.length === after.posts.length &&
  before.posts.every((post, index) => post === after.posts[index]);

/**
 * Some cards of a feed that follow each other. In a long feed, far from the screen, a spacer
 * of their measured height stands in for them, except where the focus is among them.
 */
export const FeedChunk = memo(function FeedChunk({
  posts,
  isFirst,
  isWindowed,
  isNearAtFirst,
}: FeedChunkProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useRef(isNearAtFirst);
  // A feed that grows long begins with every card it had.
  const [isDrawn, setIsDrawn] = useState(isNearAtFirst || !isWindowed);

  useEffect(() => {
    const chunk = root.current;
    if (!isWindowed || !chunk) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? true;
        if (!isNear.current) measureCards(chunk);
        setIsDrawn(isNear.current || chunk.contains(document.activeElement));
      },
      { rootMargin: NEAR },
    );
    observer.observe(chunk);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // With the window, the focus goes only to come back.
      if (!document.hasFocus()) return;
      const isStill = relatedTarget instanceof Node && chunk.contains(relatedTarget);
      if (!isStill) setIsDrawn(isNear.current);
    };
    chunk.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      chunk.removeEventListener('focusout', leave);
    };
  }, [isWindowed]);

  // The feed has its old height when a person returns to it, before any card is there.
  useLayoutEffect(() => {
    const chunk = root.current;
    return () => {
      if (chunk) measureCards(chunk);
    };
  }, []);

  const showsCards = isDrawn || !isWindowed;
  return (
    <div ref={root} style={showsCards ? undefined : { height: heightOf(posts) }}>
      {showsCards &&
        posts.map((post, index) => (
          <PostCard eager={isFirst && index < EAGER_PHOTOS} key={post._id} post={post} />
        ))}
    </div>
  );
}, isSame);
