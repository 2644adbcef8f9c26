import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Reel } from '../../../components/Spinner';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { pullOf, REFRESHES_AT } from './pull';

/** Grows with the pull, which it reads from `--pull`: nothing renders while a finger moves. */
const Room = styled('div')({
  display: 'none',
  overflow: 'hidden',
  height: 'var(--pull)',
  placeItems: 'center',
  '&[data-open]': { display: 'grid' },
});

interface PullToRefreshProps {
  isRefreshing: boolean;
  onRefresh: () => void;
}

/** On touch screens: a feed pulled down from its top is asked for anew. */
export function PullToRefresh({ isRefreshing, onRefresh }: PullToRefreshProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isShown = isAsked && isRefreshing;
  if (isAsked && !isRefreshing) setIsAsked(false);
  const refresh = useEffectEvent(() => {
    onRefresh();
    setIsAsked(true);
  });

  useEffect(() => {
    let startY: number | null = null;
    let pull = 0;
    const show = (pixels: number) => {
      pull = pixels;
      room.current?.style.setProperty('--pull', `${pixels}px`);
      room.current?.toggleAttribute('data-open', pixels > 0);
    };
    const begin = ({ touches: [touch, second], target }: TouchEvent) => {
      const isInPage = target instanceof Element && target.closest('#content') !== null;
      startY = touch && !second && isInPage && window.scrollY === 0 ? touch.clientY : null;
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      if (startY !== null && touch) show(window.scrollY === 0 ? pullOf(touch.clientY - startY) : 0);
    };
    const end = () => {
      if (pull >= REFRESHES_AT) refresh();
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
      <Room aria-hidden="true" ref={room}>
        <Reel />
      </Room>
      {isShown && (
        <Room aria-hidden="true" data-open style={{ height: REFRESHES_AT }}>
          <Reel />
        </Room>
      )}
      <VisuallyHidden role="status">{isShown && 'Refreshing'}</VisuallyHidden>
    </>
  );
}
