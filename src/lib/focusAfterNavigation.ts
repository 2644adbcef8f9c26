import { focusField } from './focus';

/**
 * A navigation ends with the focus on the new page's heading; this passes it on to what a person
 * went there for, unless they have turned to something else by then.
 */
export const focusAfterNavigation = (selector: string): void => {
  const pass = ({ target }: FocusEvent) => {
    stop();
    if (target instanceof HTMLHeadingElement) focusField(selector);
  };
  const stop = () => {
    document.removeEventListener('focusin', pass);
    document.removeEventListener('pointerdown', stop);
  };
  document.addEventListener('focusin', pass);
  document.addEventListener('pointerdown', stop);
};
