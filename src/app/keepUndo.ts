const isTextBox = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/**
 * Keeps undo in text boxes as the browser offers it. React also writes the default value of a controlled box with each
 * letter, which ends the browser's undo step, so that undo would go letter by letter. Once a box has the focus, its
 * default value counts as written.
 */
export const keepUndo = (page: Document): void => {
  page.addEventListener('focusin', ({ target }) => {
    if (!isTextBox(target)) return;
    Object.defineProperty(target, 'defaultValue', {
      configurable: true,
      get: () => target.value,
      set: () => undefined,
    });
  });
};
