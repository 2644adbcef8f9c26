import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Post } from '../../domain/entities';
import { leftPlaces } from '../../lib/leftPlaces';
import { heightOf } from './cardHeights';
import { FeedStretch } from './FeedStretch';

/** Shorter feeds keep every card in the document. */
const WINDOWED_FROM = 60;

/** Cards come and go by so many at a time. */
const STRETCH = 5;

/** How far from the place returned to cards are there at once, in screenfuls. */
const AROUND = 2.5;

/** How far down the feed's reader is about to be brought, in pixels. */
const useFirstPlace = (): number => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [y] = useState(() => (isReturn ? (leftPlaces.get(key)?.y ?? 0) : 0));
  return y;
};

/** A feed's cards in stretches, of which a long feed shows those near the screen. */
export function FeedCards({ posts }: { posts: readonly Post[] }) {
  const place = useFirstPlace();
  const isWindowed = posts.length >= WINDOWED_FROM;
  const around = AROUND * window.innerHeight;
  const stretches = [];
  let top = 0;
  for (let first = 0; first < posts.length; first += STRETCH) {
    const stretch = posts.slice(first, first + STRETCH);
    const bottom = top + heightOf(stretch);
    stretches.push(
      <FeedStretch
        isFirst={first === 0}
        isNearAtFirst={top < place + around && bottom > place - around}
        isWindowed={isWindowed}
        key={first}
        posts={stretch}
      />,
    );
    top = bottom;
  }
  return stretches;
}
