import { useDeferredValue, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Post } from '../../../domain/entities';
import { scrollPlaces, type ScrollPlace } from '../../../lib/scrollPlaces';
import { heightOf } from './cardHeights';
import { FeedChunk } from './FeedChunk';

/** So many cards fill a screen: those below come right after they are painted. */
const SCREENFUL = 3;

/** Shorter feeds keep every card in the document. */
const WINDOWED_FROM = 60;

/** Cards come and go by so many at a time. */
const STRETCH = 5;

/** How far from the place returned to cards are there at once, in screenfuls. */
const AROUND = 2.5;

/** Where in the feed its reader is about to be brought. */
const useFirstPlace = (): ScrollPlace => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => ({ y: 0, postId: null, ...(isReturn && scrollPlaces.get(key)) }));
  return place;
};

/**
 * A feed's cards in stretches, of which a long feed shows those near the screen. The first screenful
 * is painted before the others are drawn, except where the reader returns to one of them.
 */
export function FeedCards({ posts: all }: { posts: readonly Post[] }) {
  const { y: place, postId } = useFirstPlace();
  const isWhole = useDeferredValue(true, place > 0 || postId !== null);
  const posts = isWhole ? all : all.slice(0, SCREENFUL);
  const below = all.slice(posts.length);
  const isWindowed = all.length >= WINDOWED_FROM;
  const around = AROUND * window.innerHeight;
  const chunks = [];
  let top = 0;
  for (let first = 0; first < posts.length; first += STRETCH) {
    const chunk = posts.slice(first, first + STRETCH);
    const bottom = top + heightOf(chunk);
    chunks.push(
      <FeedChunk
        isFirst={first === 0}
        isNearAtFirst={top < place + around && bottom > place - around}
        isWindowed={isWindowed}
        key={first}
        posts={chunk}
      />,
    );
    top = bottom;
  }
  return (
    <>
      {chunks}
      {below.length > 0 && <div aria-busy="true" style={{ height: heightOf(below) }} />}
    </>
  );
}
