const BEING_TYPED = /(?<![\p{L}\p{M}\p{N}_%+=&#@/.-])@(?<name>[\p{L}\p{M}\p{N}._-]+)$/u;

/** The @name being typed at the caret, without its @; undefined if there is none. */
export const nameBeingTyped = ({
  value,
  selectionStart,
  selectionEnd,
}: Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>): string | undefined =>
  selectionStart === selectionEnd
    ? BEING_TYPED.exec(value.slice(0, selectionStart))?.groups?.['name']
    : undefined;
