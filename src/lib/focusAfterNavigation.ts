/**
 * A navigation ends with the focus on the new page's heading; this passes it on to what a person
 * went there for, unless they have turned to something else by then.
 */
export const focusAfterNavigation = (selector: string): void => {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => waiting.abort();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      stop();
      if (target instanceof HTMLHeadingElement)
        document.querySelector<HTMLElement>(selector)?.focus();
    },
    { signal },
  );
  document.addEventListener('pointerdown', stop, { signal });
};
