import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Post } from '../../../domain/entities';
import { heightOf, measureCards } from './cardHeights';
import { PostCard } from '../card/PostCard';

/** Photos of these many first cards may be in sight at once. */
const FIRST_SCREENFUL = 2;

/** How far from the screen cards are still there: a screenful. */
const NEAR = '100% 0px';

interface FeedStretchProps {
  posts: readonly Post[];
  isFirst: boolean;
  /** True in a long feed: the cards are there only near the screen. */
  isWindowed: boolean;
  /** Whether the stretch is near the screen when it comes. */
  isNearAtFirst: boolean;
}

const isSame = (before: FeedStretchProps, after: FeedStretchProps) =>
  before.isWindowed === after.isWindowed &&
  before.posts.length === after.posts.length &&
  before.posts.every((post, index) => post === after.posts[index]);

/**
 * Some cards of a feed that follow each other. In a long feed, far from the screen, an empty room
 * of their measured height stands in for them, except where the focus is among them.
 */
export const FeedStretch = memo(function FeedStretch({
  posts,
  isFirst,
  isWindowed,
  isNearAtFirst,
}: FeedStretchProps) {
  const root = useRef<HTMLDivElement>(null);
  const isNear = useRef(isNearAtFirst);
  // A feed that grows long begins with every card it had.
  const [isThere, setIsThere] = useState(isNearAtFirst || !isWindowed);

  useEffect(() => {
    const stretch = root.current;
    if (!isWindowed || !stretch) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? true;
        if (!isNear.current) measureCards(stretch);
        setIsThere(isNear.current || stretch.contains(document.activeElement));
      },
      { rootMargin: NEAR },
    );
    observer.observe(stretch);
    const leave = ({ relatedTarget }: FocusEvent) => {
      // With the window, the focus goes only to come back.
      if (!document.hasFocus()) return;
      const isStill = relatedTarget instanceof Node && stretch.contains(relatedTarget);
      if (!isStill) setIsThere(isNear.current);
    };
    stretch.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      stretch.removeEventListener('focusout', leave);
    };
  }, [isWindowed]);

  // Who returns to a feed stands where its cards were left, before any of them is there.
  useLayoutEffect(() => {
    const stretch = root.current;
    return () => {
      if (stretch) measureCards(stretch);
    };
  }, []);

  const showsCards = isThere || !isWindowed;
  return (
    <div ref={root} style={showsCards ? undefined : { height: heightOf(posts) }}>
      {showsCards &&
        posts.map((post, index) => (
          <PostCard eager={isFirst && index < FIRST_SCREENFUL} key={post._id} post={post} />
        ))}
    </div>
  );
}, isSame);
