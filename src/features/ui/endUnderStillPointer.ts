import type { HTMLAttributes } from 'react';

type PointerHandlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onMouseEnter' | 'onPointerMove' | 'onMouseLeave'
>;

/**
 * Closes a toast that appeared under a pointer that does not move. Notistack pauses a toast while the
 * pointer is on it, so it would never close.
 * @param durationMs how long the toast may stay under such a pointer
 * @param end closes the toast
 */
export const endUnderStillPointer = (durationMs: number, end: () => void): PointerHandlers => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    onMouseEnter: () => {
      stop();
      timer = setTimeout(end, durationMs);
    },
    onPointerMove: stop,
    onMouseLeave: stop,
  };
};
