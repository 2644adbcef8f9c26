import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isTyping } from '../lib/focus';
import { keepsPlace } from '../lib/keepsPlace';
import { VisuallyHidden } from './VisuallyHidden';

type FocusHeading = (heading: HTMLElement, title: string) => void;

const NavigationFocusContext = createContext<FocusHeading>(() => undefined);

/** The number of unread items, shown at the start of the document's title. */
const UnreadCountContext = createContext(0);

interface NavigationFocusProviderProps {
  children: React.ReactNode;
  /** The number of unread items. */
  unreadCount?: number;
}

/**
 * Announces page changes to screen reader users: after a navigation, but not on the first load, the
 * page's heading takes the focus and its title is announced. A text field in which the user started
 * typing while the page was loading keeps the focus.
 */
export function NavigationFocusProvider({
  children,
  unreadCount = 0,
}: NavigationFocusProviderProps) {
  const location: { pathname: string; state: unknown } = useLocation();
  const { pathname, state } = location;
  const type = useNavigationType();
  const keepsFocus = keepsPlace(state) && type !== NavigationType.Pop;
  const focusedPath = useRef<string>(undefined);
  const renderedPath = useRef('');
  const typedInto = useRef<EventTarget>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      // During a navigation the browser's address changes before the page renders.
      const isNavigating = window.location.pathname !== renderedPath.current;
      if (isNavigating && isTyping(target)) typedInto.current = target;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  const focusHeading = useCallback<FocusHeading>(
    (heading, title) => {
      const isFirstLoad = focusedPath.current === undefined;
      if (focusedPath.current === pathname) return;
      focusedPath.current = pathname;
      renderedPath.current = window.location.pathname;
      const isTypedInto = typedInto.current === document.activeElement;
      typedInto.current = null;
      if (isFirstLoad || keepsFocus) return;
      if (!isTypedInto) heading.focus({ preventScroll: true });
      setAnnounced(title);
    },
    [pathname, keepsFocus],
  );
  return (
    <NavigationFocusContext value={focusHeading}>
      <UnreadCountContext value={unreadCount}>{children}</UnreadCountContext>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </NavigationFocusContext>
  );
}

/** Sets the document's title. Returns the ref of the heading that takes the focus after a navigation. */
export function useNavigationFocus(title: string): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useContext(NavigationFocusContext);
  const unreadCount = useContext(UnreadCountContext);
  useEffect(() => {
    const name = title === 'Cinefolk' ? title : `${title} · Cinefolk`;
    document.title = unreadCount > 0 ? `(${unreadCount}) ${name}` : name;
  }, [title, unreadCount]);
  useEffect(() => {
    if (heading.current) focusHeading(heading.current, title);
  }, [focusHeading, title]);
  return heading;
}
