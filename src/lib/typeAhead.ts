/** Whether a press types nothing, but tells the browser or the system something. */
const isCommand = (press: KeyboardEvent): boolean =>
  press.metaKey ||
  // Windows counts AltGr as Ctrl and Alt.
  (press.ctrlKey && !press.getModifierState('AltGraph')) ||
  // With other keys it types: on a Mac, for one.
  (press.altKey && /\w/.test(press.key));

/** The text after one more press, or null if the press changes no text. */
const textAfter = (text: string, press: KeyboardEvent): string | null => {
  if (isCommand(press)) return null;
  if (press.key === 'Backspace') return text.slice(0, -1);
  if (press.key === 'Enter') return `${text}\n`;
  return press.key.length === 1 ? text + press.key : null;
};

/** Collects what is typed while the text boxes are only seen, each known by its placeholder. */
export const typeAhead = () => {
  const texts = new Map<string, string>();
  let box: string | null = null;
  const note = (press: KeyboardEvent) => {
    if (box === null) return;
    const text = textAfter(texts.get(box) ?? '', press);
    if (text === null) return;
    texts.set(box, text);
    // Where no box has the focus, a space scrolls and letters are shortcuts, the browser's or ours.
    press.preventDefault();
  };
  addEventListener('keydown', note, true);
  return {
    /** What is typed from now on is meant for this box; for none, if null. */
    turnTo: (placeholder: string | null): void => {
      box = placeholder;
    },
    /** Types it into the boxes, which are there by now, and collects no more. */
    putIn: (): void => {
      removeEventListener('keydown', note, true);
      for (const [placeholder, text] of texts) {
        const area = document.querySelector<HTMLTextAreaElement>(
          `[placeholder=${JSON.stringify(placeholder)}]`,
        );
        if (!area) continue;
        area.focus({ preventScroll: true });
        // The app hears it as typing, and it can be undone. A draft found meanwhile stays a paragraph of its own.
        document.execCommand('insertText', false, (area.value && '\n') + text);
      }
    },
  };
};
