import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Post } from '../../../domain/entities';
import { scrollPlaces } from '../../../lib/scrollPlaces';
import { heightOf } from './cardHeights';
import { FeedChunk } from './FeedChunk';

/** Shorter feeds keep every card in the document. */
const WINDOWED_FROM = 60;

/** Cards come and go by so many at a time. */
const CHUNK = 5;

/** How far from the place returned to cards are drawn at once, in heights of the window. */
const AROUND = 2.5;

/** How far down the feed its reader is about to be brought, in pixels. */
const useFirstPlace = (): number => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (isReturn ? (scrollPlaces.get(key)?.y ?? 0) : 0));
  return place;
};

/** A feed's cards in chunks, of which a long feed draws those near the screen. */
export function FeedCards({ posts }: { posts: readonly Post[] }) {
  const place = useFirstPlace();
  const isWindowed = posts.length >= WINDOWED_FROM;
  const around = AROUND * window.innerHeight;
  const chunks = [];
  let top = 0;
  for (let first = 0; first < posts.length; first += CHUNK) {
    const chunk = posts.slice(first, first + CHUNK);
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
  return chunks;
}
