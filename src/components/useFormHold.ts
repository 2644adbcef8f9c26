import { useEffect, useEffectEvent } from 'react';

/**
 * Keeps the form around an unfinished part, such as a film that is being added, from being submitted without it.
 * @param root the part's element
 * @param onHeld called instead of the form's `onSubmit`; says what is missing
 */
export const useFormHold = (
  root: React.RefObject<HTMLElement | null>,
  isUnfinished: boolean,
  onHeld: () => void,
) => {
  const hold = useEffectEvent((event: SubmitEvent) => {
    if (!isUnfinished || !(event.target instanceof Node)) return;
    if (!event.target.contains(root.current)) return;
    event.preventDefault();
    event.stopPropagation();
    onHeld();
  });
  // Before React's own listener, which would call the form's handler.
  useEffect(() => {
    const listener = (event: SubmitEvent) => hold(event);
    document.addEventListener('submit', listener, { capture: true });
    return () => document.removeEventListener('submit', listener, { capture: true });
  }, []);
};
