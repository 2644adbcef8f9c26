import type { HTMLAttributes } from 'react';

type PointerHandlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onMouseEnter' | 'onPointerMove' | 'onMouseLeave'
>;

/**
 * Notistack pauses a toast while a pointer is on it, also where the toast came up under a pointer
 * that does not move; it would never close.
 * @param durationMs how long a toast may stay under such a pointer
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
