import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { leftPlaces } from '../lib/leftPlaces';

const TOP = { y: 0, postId: null };

const cardOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-post-id]') : null;

const focusCard = (postId: string) => {
  const card = document.querySelector<HTMLElement>(`[data-post-id="${CSS.escape(postId)}"]`);
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
};

/**
 * Begins each new page at its top, and brings Back and Forward to the place that was left, with
 * the focus on the card one went from. Feeds come from the cache in the same frame, so the place
 * is there to return to.
 */
export const useScrollPlace = (): void => {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const place = { ...((isReturn && leftPlaces.get(key)) || TOP) };
    leftPlaces.set(key, place);
    window.scrollTo(0, place.y);
    const rememberPlace = () => {
      place.y = window.scrollY;
    };
    const rememberCard = ({ target }: MouseEvent) => {
      place.postId = cardOf(target)?.dataset['postId'] ?? null;
    };
    window.addEventListener('scroll', rememberPlace, { passive: true });
    window.addEventListener('click', rememberCard, { capture: true });
    return () => {
      window.removeEventListener('scroll', rememberPlace);
      window.removeEventListener('click', rememberCard, { capture: true });
    };
  }, [key, isReturn]);

  // The page's heading takes the focus on arrival, in an effect that runs before this one.
  useEffect(() => {
    const postId = isReturn ? leftPlaces.get(key)?.postId : null;
    if (postId) focusCard(postId);
  }, [key, isReturn]);
};
