/** The code of a key that an input method handles. Safari sends it for Enter after the composition's end. */
const HANDLED_BY_INPUT_METHOD = 229;

/** The name of such a key. */
const PROCESS = 'Process';

type KeyEvent = KeyboardEvent | React.KeyboardEvent;

const native = (event: KeyEvent): KeyboardEvent =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** The key that was pressed; "Process" if an input method handles it, such as an Enter that only confirms. */
export const keyOf = (event: KeyEvent): string => {
  const { key, isComposing, keyCode } = native(event);
  return isComposing || keyCode === HANDLED_BY_INPUT_METHOD ? PROCESS : key;
};

/** What a key would write on a Latin keyboard, by its place. */
const latinKeyOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(?:Key|Digit)(?<latin>.)$/.exec(code)?.groups?.['latin'] ?? key;
};

/**
 * The key of a shortcut: in lower case despite Caps Lock, and by its place on layouts with other letters. A letter with
 * Shift or AltGr is not a shortcut.
 */
export const shortcutKeyOf = (event: KeyEvent): string | undefined => {
  const pressed = native(event);
  const key = keyOf(pressed);
  if (key.length > 1) return key;
  const isLetter = /\p{L}/u.test(key);
  if (isLetter && (pressed.shiftKey || pressed.getModifierState('AltGraph'))) return undefined;
  // An input method may write letters as wide as its own.
  const narrow = key.normalize('NFKC');
  const isForeign = /[^\p{ASCII}\p{Script=Latin}]/u.test(narrow);
  return (isForeign ? latinKeyOf(pressed) : narrow).toLowerCase();
};
