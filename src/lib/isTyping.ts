const TYPED_INTO = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** Whether what a person types now goes into a field, so that a key is a letter and nothing else. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;
