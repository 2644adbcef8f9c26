import { leftOf } from '../domain/graphemes';

const counted = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;

/** The number of characters left, as text; `left` is negative beyond the limit. */
export const charactersLeftText = (left: number): string =>
  left < 0 ? `${counted(-left)} too many` : `${counted(left)} left`;

/** The rest of a limit from which the remaining characters are shown. */
const NEAR = 1 / 5;

/** How many characters a text has left; undefined while its limit is far. */
export const roomLeft = (text: string, limit: number): string | undefined => {
  const left = leftOf(text, limit, limit * NEAR);
  return left === null ? undefined : charactersLeftText(left);
};
