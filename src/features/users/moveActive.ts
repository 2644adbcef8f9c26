/**
 * Walks a list of options by key.
 * @param active the active option's place, or -1 while none is
 * @param count how many options there are
 * @returns the place of the option to activate, or null where the key is not for the list
 */
export const moveActive = (key: string, active: number, count: number): number | null => {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    // While no option is active these two move the caret in the text.
    case 'Home':
      return active === -1 ? null : 0;
    case 'End':
      return active === -1 ? null : count - 1;
    default:
      return null;
  }
};
