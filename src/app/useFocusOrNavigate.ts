import { useLocation, useNavigate } from 'react-router-dom';
import { focusField } from '../lib/focus';
import { focusAfterNavigation } from '../lib/focusAfterNavigation';

export const SEARCH_FIELD = '[role="search"] input';

/** Returns a function that focuses an element of this page; if there is none, it opens `page` and focuses it there. */
export const useFocusOrNavigate = (): ((selector: string, page: string) => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (selector, page) => {
    const field = document.querySelector<HTMLElement>(selector);
    if (field) {
      field.focus();
    } else if (pathname === page) {
      focusField(selector);
    } else {
      focusAfterNavigation(selector);
      void navigate(page);
    }
  };
};
