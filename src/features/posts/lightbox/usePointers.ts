import { useRef, useState } from 'react';
import type { Pair, Point } from '../../../lib/zoom';

/** Pointers that stay within this many px have tapped. */
const TAP_REACH = 10;
/** Two taps within this time and reach are a double tap; in ms and px. */
const DOUBLE_TAP = { ms: 300, reach: 40 };

const difference = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const reaches = (by: Point, reach: number) => Math.hypot(by.x, by.y) <= reach;

/** Where a pointer is, counted from the middle of the element that follows it. */
const placeOf = (event: React.PointerEvent): Point => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

interface Meanings {
  onPinch: (from: Pair, to: Pair) => void;
  /** One pointer went on by this much; `way` is all it went. */
  onDrag: (by: Point, way: Point, isMouse: boolean) => void;
  /** One pointer, which never was one of two, has gone this way and left. */
  onRelease: (way: Point, isMouse: boolean) => void;
  /** Comes with the click: what closes before it leaves the click to whatever lies behind. */
  onTap: (place: Point) => void;
  onDoubleTap: (place: Point) => void;
}

/** What pointers mean that press on an element: handlers for it, and whether any is pressing. */
export const usePointers = ({ onPinch, onDrag, onRelease, onTap, onDoubleTap }: Meanings) => {
  const [isHeld, setIsHeld] = useState(false);
  const places = useRef(new Map<number, Point>());
  /** Where a lone pointer came down; null once there were two. */
  const start = useRef<Point>(null);
  const lastTap = useRef<{ at: number; place: Point }>(null);
  /** A lone tap whose click is still to come. */
  const tapped = useRef<Point>(null);

  const tap = (place: Point, at: number) => {
    const last = lastTap.current;
    const isSecond =
      last !== null &&
      at - last.at < DOUBLE_TAP.ms &&
      reaches(difference(place, last.place), DOUBLE_TAP.reach);
    lastTap.current = isSecond ? null : { at, place };
    if (isSecond) onDoubleTap(place);
    else tapped.current = place;
  };

  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    tapped.current = null;
    event.currentTarget.setPointerCapture(event.pointerId);
    const place = placeOf(event);
    start.current = places.current.size === 0 ? place : null;
    places.current.set(event.pointerId, place);
    setIsHeld(true);
  };

  const onPointerMove = (event: React.PointerEvent) => {
    const before = places.current.get(event.pointerId);
    if (!before) return;
    const after = placeOf(event);
    places.current.set(event.pointerId, after);
    const [other] = [...places.current].filter(([id]) => id !== event.pointerId);
    if (other) onPinch([before, other[1]], [after, other[1]]);
    else
      onDrag(
        difference(after, before),
        difference(after, start.current ?? after),
        event.pointerType === 'mouse',
      );
  };

  const lift = (event: React.PointerEvent): boolean => {
    const wasDown = places.current.delete(event.pointerId);
    if (places.current.size === 0) setIsHeld(false);
    return wasDown;
  };

  const onPointerUp = (event: React.PointerEvent) => {
    const from = start.current;
    if (!lift(event) || !from) return;
    const place = placeOf(event);
    const way = difference(place, from);
    if (reaches(way, TAP_REACH)) tap(place, event.timeStamp);
    else onRelease(way, event.pointerType === 'mouse');
  };

  const onClick = () => {
    const place = tapped.current;
    tapped.current = null;
    if (place) onTap(place);
  };

  return {
    isHeld,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: lift, onClick },
  };
};
