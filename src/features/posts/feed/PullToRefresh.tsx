import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from '@emotion/styled';
import { Reel } from '../../../components/Spinner';
import { isTyping } from '../../../lib/focus';
import { VisuallyHidden } from '../../../components/VisuallyHidden';

/** How far a feed must be pulled so that letting go refetches it, in pixels. */
export const REFRESH_THRESHOLD = 64;

const MAX_PULL = 96;

/** A feed moves half as far as the finger, which feels like resistance. */
const RESISTANCE = 0.5;

/**
 * How far a feed moves under a finger.
 * @param distance how far the finger has moved down, in pixels; negative for up
 */
export const pullOf = (distance: number): number =>
  Math.min(Math.max(distance * RESISTANCE, 0), MAX_PULL);

/** Its height comes from `--pull`, so that nothing rerenders while a finger moves. */
const Gap = styled('div')({
  display: 'none',
  overflow: 'hidden',
  height: 'var(--pull)',
  placeItems: 'center',
  '&[data-open]': { display: 'grid' },
});

const scrollsItself = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowY);

/**
 * Whether a finger on an element pulls the page: on its content, or on Explore the suggestions. It does not on bars and
 * dialogs, in a text box, where it selects, and on what scrolls by itself.
 */
const isOfPage = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element) || isTyping(target)) return false;
  const page = target.closest('#content, aside');
  if (!page) return false;
  for (
    let element: Element | null = target;
    element && element !== page;
    element = element.parentElement
  )
    if (scrollsItself(element)) return false;
  return true;
};

interface PullToRefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** On touch screens: a feed pulled down from its top is refetched. */
export function PullToRefresh({ isRefreshing, onRefresh }: PullToRefreshProps) {
  const gap = useRef<HTMLDivElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  const isShown = isRequested && isRefreshing;
  if (isRequested && !isRefreshing) setIsRequested(false);
  const refresh = useEffectEvent(() => {
    onRefresh();
    setIsRequested(true);
  });

  useEffect(() => {
    let startY: number | null = null;
    let pull = 0;
    const show = (pixels: number) => {
      pull = pixels;
      gap.current?.style.setProperty('--pull', `${pixels}px`);
      gap.current?.toggleAttribute('data-open', pixels > 0);
    };
    const begin = ({ touches: [touch, second], target }: TouchEvent) => {
      const canBegin = touch && !second && window.scrollY === 0 && isOfPage(target);
      startY = canBegin ? touch.clientY : null;
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (startY !== null && touch) show(window.scrollY === 0 ? pullOf(touch.clientY - startY) : 0);
    };
    const end = () => {
      if (pull >= REFRESH_THRESHOLD) refresh();
      startY = null;
      show(0);
    };
    const cancel = () => {
      startY = null;
      show(0);
    };
    window.addEventListener('touchstart', begin, { passive: true });
    window.addEventListener('touchmove', move, { passive: true });
    window.addEventListener('touchend', end);
    window.addEventListener('touchcancel', cancel);
    return () => {
      window.removeEventListener('touchstart', begin);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', cancel);
    };
  }, []);

  return (
    <>
      <Gap aria-hidden="true" ref={gap}>
        <Reel />
      </Gap>
      {isShown && (
        <Gap aria-hidden="true" data-open style={{ height: REFRESH_THRESHOLD }}>
          <Reel />
        </Gap>
      )}
      <VisuallyHidden role="status">{isShown && 'Refreshing'}</VisuallyHidden>
    </>
  );
}
