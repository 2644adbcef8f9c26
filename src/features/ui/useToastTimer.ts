import { useEffect, useEffectEvent } from 'react';

/**
 * Closes a toast when its time is over. The time stops while the toast has the focus, the pointer moves on it, or the
 * window is in the background, and starts anew after that. A pointer that merely rests where the toast appears does not
 * hold it.
 * @param inside an element in the toast
 * @param durationMs null: the toast stays
 */
export const useToastTimer = (
  inside: React.RefObject<HTMLElement | null>,
  durationMs: number | null,
  close: () => void,
): void => {
  const end = useEffectEvent(close);
  useEffect(() => {
    const toast = inside.current?.closest('.notistack-Snackbar');
    if (!toast || durationMs === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => clearTimeout(timer);
    const start = () => {
      stop();
      timer = setTimeout(end, durationMs);
    };
    const holds: [EventTarget, type: string, act: () => void][] = [
      [toast, 'pointermove', stop],
      [toast, 'pointerleave', start],
      [toast, 'focusin', stop],
      [toast, 'focusout', start],
      [window, 'blur', stop],
      [window, 'focus', start],
    ];
    for (const [target, type, act] of holds) target.addEventListener(type, act);
    start();
    return () => {
      stop();
      for (const [target, type, act] of holds) target.removeEventListener(type, act);
    };
  }, [durationMs, inside]);
};
