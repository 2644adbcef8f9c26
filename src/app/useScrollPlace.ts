import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { cardIdOf, focusCardOf } from '../features/posts/card/cardFocus';
import { keepsPlace } from '../lib/keepsPlace';
import { scrollPlaces } from '../lib/scrollPlaces';

/**
 * Begins each new page at its top, and brings Back and Forward to the place that was left, with
 * the focus on the card one went from. Feeds come from the cache in the same frame, so the place
 * is there to return to.
 */
export const useScrollPlace = (): void => {
  const location: { key: string; state: unknown } = useLocation();
  const { key, state } = location;
  const type = useNavigationType();
  // Closing an overlay goes back too, but to the entry one is at: only another entry is a return.
  const placeReturnedTo = useEffectEvent(() =>
    type === NavigationType.Pop ? scrollPlaces.get(key) : undefined,
  );

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isFirst = scrollPlaces.size === 0;
    const place = { y: keepsPlace(state) ? window.scrollY : 0, postId: null, ...placeReturnedTo() };
    scrollPlaces.set(key, place);
    const rememberPlace = () => {
      place.y = window.scrollY;
    };
    // The first page may have been in the document before, and scrolled: it stays where it is.
    if (isFirst) requestAnimationFrame(rememberPlace);
    else window.scrollTo(0, place.y);
    const rememberCard = ({ target }: MouseEvent) => {
      place.postId = cardIdOf(target);
    };
    window.addEventListener('scroll', rememberPlace, { passive: true });
    window.addEventListener('click', rememberCard, { capture: true });
    return () => {
      window.removeEventListener('scroll', rememberPlace);
      window.removeEventListener('click', rememberCard, { capture: true });
    };
  }, [key, state]);

  // The page's heading takes the focus after a navigation, in an effect that runs before this one.
  useEffect(() => {
    const postId = placeReturnedTo()?.postId;
    if (postId) focusCardOf(postId);
  }, [key]);
};
