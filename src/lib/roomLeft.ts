/** How many characters may still be written, in words; `left` is negative beyond the limit. */
export const roomLeft = (left: number): string =>
  left < 0 ? `${-left} characters too many` : `${left} characters left`;
