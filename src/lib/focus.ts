const CONTENT_ID = 'content';

/** Focuses the main region without scrolling, after the focused control was removed. */
export const focusContent = (): void => {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
};

/** Focuses the page's heading without scrolling: what had the focus was removed, and the page shows something else. */
export const focusHeading = (): void => {
  document.querySelector('h1')?.focus({ preventScroll: true });
};

const TEXT_FIELDS = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether an event's target is a text field, where a key is input and not a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;

/**
 * A ref callback for a field that the user opened: it takes the focus on mount, unless its code was so late that the
 * user is typing elsewhere by then.
 */
export const focusOnMount = (element: HTMLElement | null): void => {
  if (!isTyping(document.activeElement)) element?.focus();
};

/**
 * Call before removing a list item: the focus, which would be lost, moves to the neighbouring item's button, or its
 * link if it has no button. Without a neighbour it moves to the main region.
 */
export const focusNeighbour = (button: Element): void => {
  const item = button.closest('li, [role=listitem]');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const control = neighbour?.querySelector('button') ?? neighbour?.querySelector('a');
  if (control) control.focus();
  else focusContent();
};

/**
 * Focuses a field, and scrolls its whole form into view. A field whose code is still loading is focused once it is there,
 * unless the user has clicked or focused something else by then.
 */
export const focusField = (selector: string): void => {
  const focusIfThere = (): boolean => {
    const field = document.querySelector<HTMLElement>(selector);
    field?.focus();
    field?.closest('form')?.scrollIntoView({ block: 'nearest' });
    return field !== null;
  };
  if (focusIfThere()) return;
  const stop = () => {
    arrival.disconnect();
    document.removeEventListener('focusin', stop);
    document.removeEventListener('pointerdown', stop);
  };
  const arrival = new MutationObserver(() => {
    if (focusIfThere()) stop();
  });
  arrival.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', stop);
  document.addEventListener('pointerdown', stop);
};
