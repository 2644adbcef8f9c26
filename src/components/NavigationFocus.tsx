import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isTyping } from '../lib/isTyping';
import { VisuallyHidden } from './VisuallyHidden';

type Arrive = (heading: HTMLElement, title: string) => void;

const NavigationFocusContext = createContext<Arrive>(() => undefined);

/**
 * Tells people without a view of the screen that they are somewhere else: after a navigation, and
 * not on the first load, the page's heading takes the focus and its title is announced. Whoever
 * turned to a text box while the page was on its way keeps the focus there, and types on.
 */
export function NavigationFocusProvider({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const arrivedAt = useRef<string>(undefined);
  const address = useRef('');
  const turnedTo = useRef<EventTarget>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // The browser's address is ahead of the screen.
      const isOnItsWay = window.location.pathname !== address.current;
      if (isOnItsWay && isTyping(target)) turnedTo.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const arrive = useCallback<Arrive>(
    (heading, title) => {
      const isFirstLoad = arrivedAt.current === undefined;
      if (arrivedAt.current === pathname) return;
      arrivedAt.current = pathname;
      address.current = window.location.pathname;
      const isTypedInto = turnedTo.current === document.activeElement;
      turnedTo.current = null;
      if (isFirstLoad) return;
      if (!isTypedInto) heading.focus({ preventScroll: true });
      setAnnounced(title);
    },
    [pathname],
  );
  return (
    <NavigationFocusContext value={arrive}>
      {children}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </NavigationFocusContext>
  );
}

/** Names the document after the page, and marks the heading as the place where a navigation ends. */
export function useNavigationFocus(title: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrive = useContext(NavigationFocusContext);
  useEffect(() => {
    document.title = title === 'Cinefolk' ? title : `${title} · Cinefolk`;
    if (heading.current) arrive(heading.current, title);
  }, [arrive, title]);
  return heading;
}
