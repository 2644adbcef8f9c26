/** What styled parts are given for their styles alone, by themselves or by MUI. */
const FOR_STYLES = ['as', 'ownerState', 'sx', 'theme'];

/**
 * Stands in for Emotion's list of all attributes that HTML has, by which it drops any other from a styled element: the
 * types say what an element is given, and a part with properties of its own names them in `shouldForwardProp`.
 */
export default function isPropValid(name: string): boolean {
  return !FOR_STYLES.includes(name);
}
