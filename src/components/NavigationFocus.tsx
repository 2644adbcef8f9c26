import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isTyping } from '../lib/focus';
import { keepsPlace } from '../lib/keepsPlace';
import { VisuallyHidden } from './VisuallyHidden';

type FocusHeading = (heading: HTMLElement, title: string) => void;

const NavigationFocusContext = createContext<FocusHeading>(() => undefined);

/** How many things wait to be read: the document's title begins with it. */
const WaitingContext = createContext(0);

interface NavigationFocusProviderProps {
  children: React.ReactNode;
  /** How many things wait to be read. */
  waiting?: number;
}

/**
 * Announces page changes to people who do not see the screen: after a navigation, but not on the
 * first load, the page's heading takes the focus and its title is announced. Whoever
 * started typing in a text box while the page was loading keeps the focus there.
 */
export function NavigationFocusProvider({ children, waiting = 0 }: NavigationFocusProviderProps) {
  const location: { pathname: string; state: unknown } = useLocation();
  const { pathname, state } = location;
  const type = useNavigationType();
  const isTurn = keepsPlace(state) && type !== NavigationType.Pop;
  const focusedPath = useRef<string>(undefined);
  const address = useRef('');
  const typedInto = useRef<EventTarget>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      // The browser's address is ahead of the screen.
      const isOnItsWay = window.location.pathname !== address.current;
      if (isOnItsWay && isTyping(target)) typedInto.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const focusHeading = useCallback<FocusHeading>(
    (heading, title) => {
      const isFirstLoad = focusedPath.current === undefined;
      if (focusedPath.current === pathname) return;
      focusedPath.current = pathname;
      address.current = window.location.pathname;
      const isTypedInto = typedInto.current === document.activeElement;
      typedInto.current = null;
      if (isFirstLoad || isTurn) return;
      if (!isTypedInto) heading.focus({ preventScroll: true });
      setAnnounced(title);
    },
    [pathname, isTurn],
  );
  return (
    <NavigationFocusContext value={focusHeading}>
      <WaitingContext value={waiting}>{children}</WaitingContext>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </NavigationFocusContext>
  );
}

/** Names the document after the page, and marks the heading as the place where a navigation ends. */
export function useNavigationFocus(title: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useContext(NavigationFocusContext);
  const waiting = useContext(WaitingContext);
  useEffect(() => {
    const name = title === 'Cinefolk' ? title : `${title} · Cinefolk`;
    document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
  }, [title, waiting]);
  useEffect(() => {
    if (heading.current) focusHeading(heading.current, title);
  }, [focusHeading, title]);
  return heading;
}
