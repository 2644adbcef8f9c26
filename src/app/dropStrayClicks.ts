/** The control that a click is meant for; for a label, its field. */
const controlAt = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, input, label, textarea, [role]') ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

/**
 * The second click of a double click is meant for the control of the first. If that is no longer under the pointer (a
 * dialog has closed, a row was removed), the second click is cancelled rather than press something else.
 * @returns a function that stops listening
 */
export const dropStrayClicks = (page: Document): (() => void) => {
  let pressed: Element | null = null;
  const listen = (event: MouseEvent) => {
    const control = controlAt(event.target);
    if (event.detail <= 1) {
      pressed = control;
    } else if (control !== pressed) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  page.addEventListener('click', listen, { capture: true });
  return () => page.removeEventListener('click', listen, { capture: true });
};
