import { useEffect, useRef, useState } from 'react';

/** Parts are rendered up to this far from the screen: the window's height. */
const NEAR = '100% 0px';

interface NearScreenOptions {
  /** False if the part is always rendered. */
  isWindowed: boolean;
  /** Whether the part is near the screen when it mounts. */
  isNearAtFirst: boolean;
  /** Called with the part's element before a spacer replaces its content. */
  onFar?: (root: HTMLElement) => void;
}

/**
 * Whether a part of a long page is to be rendered: it is near the screen, or contains the focus. Else a spacer of the
 * same height replaces its content.
 */
export const useNearScreen = (
  root: React.RefObject<HTMLElement | null>,
  { isWindowed, isNearAtFirst, onFar }: NearScreenOptions,
): boolean => {
  const isNear = useRef(isNearAtFirst);
  // In a list that has just become long, everything is already rendered.
  const [isRendered, setIsRendered] = useState(isNearAtFirst || !isWindowed);
  useEffect(() => {
    const part = root.current;
    if (!isWindowed || !part) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isNear.current = entries.at(-1)?.isIntersecting ?? true;
        if (!isNear.current) onFar?.(part);
        setIsRendered(isNear.current || part.contains(document.activeElement));
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // When the window loses the focus, the same element gets it back later.
      if (!document.hasFocus()) return;
      const staysInside = relatedTarget instanceof Node && part.contains(relatedTarget);
      if (!staysInside) setIsRendered(isNear.current);
    };
    part.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      part.removeEventListener('focusout', onFocusOut);
    };
  }, [root, isWindowed, onFar]);
  return isRendered || !isWindowed;
};
