/** What a click means to press: a label stands for its field. */
const controlAt = (target: EventTarget | null): Element | null => {
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, input, label, textarea, [role]') ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

/**
 * The second click of a double click is meant for what the first one pressed. Where that has gone from under the
 * pointer by then (a dialog that closed, a row that left its list), nothing is pressed in its place.
 * @returns a function that stops it
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
