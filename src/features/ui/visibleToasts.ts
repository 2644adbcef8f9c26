import type { Toast } from './toast';

const SHOWN_PER_CORNER = 3;

/**
 * The toasts to show, the oldest first: at most three per corner, and the others wait. Toasts with
 * Undo never wait, because the time to undo is already running.
 */
export const visibleToasts = (toasts: Toast[]): Toast[] => {
  const shownPerCorner = new Map<string, number>();
  return toasts.filter(({ vertical, horizontal, undo }) => {
    if (undo) return true;
    const corner = `${vertical} ${horizontal}`;
    const shown = shownPerCorner.get(corner) ?? 0;
    shownPerCorner.set(corner, shown + 1);
    return shown < SHOWN_PER_CORNER;
  });
};
