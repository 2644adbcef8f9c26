import { focusField } from './focus';

/**
 * A navigation ends with the focus on the new page's heading. This moves it on to a field of that
 * page, unless the user has clicked or focused something else by then.
 */
export const focusAfterNavigation = (selector: string): void => {
  const moveOn = ({ target }: FocusEvent) => {
    stop();
    if (target instanceof HTMLHeadingElement) focusField(selector);
  };
  const stop = () => {
    document.removeEventListener('focusin', moveOn);
    document.removeEventListener('pointerdown', stop);
  };
  document.addEventListener('focusin', moveOn);
  document.addEventListener('pointerdown', stop);
};
