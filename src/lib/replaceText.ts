/** Replaces a part of a text box's text as typing would: it can be undone, and the box's listeners are told. */
export const replaceText = (
  field: HTMLTextAreaElement,
  text: string,
  [start, end]: readonly [start: number, end: number],
): void => {
  field.focus();
  field.setSelectionRange(start, end);
  // A browser may drop this old command one day; then undo ends here, but the text is written.
  if ('execCommand' in document && document.execCommand('insertText', false, text)) {
    // What is typed next is undone by itself.
    field.setSelectionRange(field.selectionEnd, field.selectionEnd);
    return;
  }
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};
