import type { Toast } from './toast';

const SHOWN_PER_CORNER = 3;

/**
 * The toasts whose turn it is, the oldest first: three in each corner, so that none is cut short
 * by the next. What can be undone never waits, for its time is running already.
 */
export const visibleToasts = (toasts: Toast[]): Toast[] => {
  const taken = new Map<string, number>();
  return toasts.filter(({ vertical, horizontal, undo }) => {
    if (undo) return true;
    const corner = `${vertical} ${horizontal}`;
    const place = taken.get(corner) ?? 0;
    taken.set(corner, place + 1);
    return place < SHOWN_PER_CORNER;
  });
};
