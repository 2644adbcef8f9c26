/** Shows only the first lines of a text. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
  }) as const;
