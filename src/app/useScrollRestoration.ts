import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { cardIdOf, focusCardOf } from '../features/posts/card/cardFocus';
import { keepsPlace } from '../lib/keepsPlace';
import { scrollPositions } from '../lib/scrollPositions';

/**
 * Starts each new page at its top. Back and Forward restore the scroll position, and the focus on the card that was
 * clicked. This works because feeds are rendered from the cache in the same frame.
 */
export const useScrollRestoration = (): void => {
  const location: { key: string; state: unknown } = useLocation();
  const { key, state } = location;
  const type = useNavigationType();
  // Closing an overlay also goes back, but stays on this page's entry: only another entry restores a place.
  const placeReturnedTo = useEffectEvent(() =>
    type === NavigationType.Pop ? scrollPositions.get(key) : undefined,
  );

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const isFirst = scrollPositions.size === 0;
    const place = { y: keepsPlace(state) ? window.scrollY : 0, postId: null, ...placeReturnedTo() };
    scrollPositions.set(key, place);
    const rememberPlace = () => {
      place.y = window.scrollY;
    };
    // The first page may be prerendered and already scrolled: it keeps its position.
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
