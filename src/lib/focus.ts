/** Where a page's content begins; the frame gives its main region this id. */
const CONTENT_ID = 'content';

/** Gives the focus to the page, for whoever used a control that is gone by now. Nothing scrolls. */
export const focusContent = (): void => {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
};

/** A ref for what a person asked for and now writes into: it takes the focus as soon as it is there. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether what a person types now goes into a field, so that a key is a letter and nothing else. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

/** Before something of a list goes: its neighbour's button takes the focus, which would be lost. */
export const focusNeighbour = (button: HTMLElement): void => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  neighbour?.querySelector('button')?.focus();
};

/** Gives the focus to a field, and brings the whole form around it into view. */
export const focusField = (selector: string): void => {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  field?.closest('form')?.scrollIntoView({ block: 'nearest' });
};
