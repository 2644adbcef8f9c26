const counted = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The number of characters left, as text; `left` is negative beyond the limit. */
export const charactersLeftText = (left: number): string =>
  left < 0 ? `${counted(-left)} too many` : `${counted(left)} left`;
