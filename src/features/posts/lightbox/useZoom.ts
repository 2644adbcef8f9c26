import { useEffect, useRef, useState } from 'react';
import {
  isWhole,
  moved,
  pinched,
  swipeOf,
  toggled,
  WHOLE,
  zoomed,
  type Hall,
  type Point,
  type View,
} from '../../../lib/zoom';
import { usePointers } from './usePointers';

const CENTRE: Point = { x: 0, y: 0 };
/** One press of a key, and one notch of a wheel in px. */
const STEP = { key: 1.5, wheel: 300 };

interface Wishes {
  onSwipe: (turn: 'previous' | 'next') => void;
  /** A tap beside the picture. */
  onTapBeside: () => void;
}

/**
 * Lets a picture be seen from near: by two fingers, a double tap, Ctrl with the wheel, or keys.
 * Each picture begins whole.
 * @param picture what is shown; its address, say
 */
export const useZoom = (picture: string, { onSwipe, onTapBeside }: Wishes) => {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [seen, setSeen] = useState({ picture, view: WHOLE });
  /** How far a finger has drawn the whole picture aside, in px. */
  const [aside, setAside] = useState(0);
  const view = seen.picture === picture ? seen.view : WHOLE;

  const change = (next: (hall: Hall, view: View) => View) => {
    if (!stage.current || !image.current) return;
    const { clientWidth, clientHeight } = stage.current;
    const { offsetWidth, offsetHeight } = image.current;
    const hall = {
      stage: { width: clientWidth, height: clientHeight },
      picture: { width: offsetWidth, height: offsetHeight },
    };
    setSeen((now) => ({ picture, view: next(hall, now.picture === picture ? now.view : WHOLE) }));
  };

  const { isHeld, handlers } = usePointers({
    onPinch: (from, to) => {
      setAside(0);
      change((hall, now) => pinched(hall, now, from, to));
    },
    onDrag: (by, way, isMouse) => {
      if (!isWhole(view)) change((hall, now) => moved(hall, now, by));
      else if (!isMouse) setAside(way.x);
    },
    onRelease: (way, isMouse) => {
      setAside(0);
      const turn = isWhole(view) && !isMouse ? swipeOf(way) : null;
      if (turn) onSwipe(turn);
    },
    onTap: ({ x, y }) => {
      if (!image.current || !isWhole(view)) return;
      const { offsetWidth, offsetHeight } = image.current;
      if (Math.abs(x) > offsetWidth / 2 || Math.abs(y) > offsetHeight / 2) onTapBeside();
    },
    onDoubleTap: (place) => change((hall, now) => toggled(hall, now, place)),
  });

  const zoomByWheel = (event: WheelEvent) => {
    if (!event.ctrlKey || !stage.current) return;
    event.preventDefault();
    const { left, top, width, height } = stage.current.getBoundingClientRect();
    const place = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    change((hall, now) => zoomed(hall, now, Math.exp(-event.deltaY / STEP.wheel), place));
  };
  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, and the browser would zoom the whole page.
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  });

  /** Zooms by `+`, `-` and `0`. */
  const zoomByKey = (key: string) => {
    if (key === '+' || key === '=') change((hall, now) => zoomed(hall, now, STEP.key, CENTRE));
    if (key === '-') change((hall, now) => zoomed(hall, now, 1 / STEP.key, CENTRE));
    if (key === '0') change(() => WHOLE);
  };

  return { stage, image, view, aside, isHeld, handlers, zoomByKey };
};
