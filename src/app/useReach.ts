import { useLocation, useNavigate } from 'react-router-dom';
import { focusAfterNavigation } from '../lib/focusAfterNavigation';

export const SEARCH_FIELD = '[role="search"] input';

/** Gives the focus to what this page has, or another page once it is there. */
export const useReach = (): ((selector: string, page: string) => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (selector, page) => {
    const field = document.querySelector<HTMLElement>(selector);
    if (field) {
      field.focus();
    } else if (pathname !== page) {
      focusAfterNavigation(selector);
      void navigate(page);
    }
  };
};
