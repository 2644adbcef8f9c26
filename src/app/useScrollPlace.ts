import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Begins each new page at its top, and brings Back and Forward to the place that was left.
 * Feeds come from the cache in the same frame, so the place is there to return to.
 */
export const useScrollPlace = (): void => {
  const { key } = useLocation();
  const type = useNavigationType();
  const places = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const left = places.current;
    window.scrollTo(0, type === NavigationType.Pop ? (left.get(key) ?? 0) : 0);
    const remember = () => left.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, type]);
};
