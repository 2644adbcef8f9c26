/**
 * A native text box that grows with its text where the browser supports it, and scrolls elsewhere.
 * MUI's autosize needs a second, hidden text box to measure it.
 */
export const growingTextarea = {
  height: 'auto',
  overflow: 'auto',
  overflowWrap: 'anywhere',
  fieldSizing: 'content',
} as const;
