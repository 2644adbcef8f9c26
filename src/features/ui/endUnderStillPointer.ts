import type { HTMLAttributes } from 'react';

type PointerHandlers = Pick<
  HTMLAttributes<HTMLDivElement>,
  'onMouseEnter' | 'onPointerMove' | 'onMouseLeave'
>;

/**
 * Notistack stops a notice's time while a pointer is on it, also where the notice came up under a
 * pointer that lies still; its time would never be over.
 * @param durationMs how long a notice may stay under such a pointer
 * @param end ends the notice
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
