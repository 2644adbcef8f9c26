const counted = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** How many characters may still be written, in words; `left` is negative beyond the limit. */
export const roomLeft = (left: number): string =>
  left < 0 ? `${counted(-left)} too many` : `${counted(left)} left`;
