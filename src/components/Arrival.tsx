import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden';

type Arrive = (heading: HTMLElement, title: string) => void;

const ArrivalContext = createContext<Arrive>(() => undefined);

/**
 * Tells people without a view of the screen that they are somewhere else: after a navigation, and
 * not on the first load, the page's heading takes the focus and its title is announced.
 */
export function ArrivalProvider({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string>(undefined);
  const [announced, setAnnounced] = useState('');
  const arrive = useCallback<Arrive>(
    (heading, title) => {
      const isFirstLoad = arrivedAt.current === undefined;
      if (arrivedAt.current === pathname) return;
      arrivedAt.current = pathname;
      if (isFirstLoad) return;
      heading.focus({ preventScroll: true });
      setAnnounced(title);
    },
    [pathname],
  );
  return (
    <ArrivalContext value={arrive}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </ArrivalContext>
  );
}

/** Names the document after the page, and marks the heading as the place where a navigation ends. */
export function useArrival(title: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useContext(ArrivalContext);
  useEffect(() => {
    document.title = title === 'Cinefolk' ? title : `${title} · Cinefolk`;
    if (heading.current) arrive(heading.current, title);
  }, [arrive, title]);
  return heading;
}
