import { withCommas } from '../../lib/withCommas';

/** Such as "1 film" or "1,000 films". */
export const films = (count: number): string =>
  `${withCommas(count)} ${count === 1 ? 'film' : 'films'}`;

/** Such as "1 like". */
export const likes = (count: number): string =>
  `${withCommas(count)} ${count === 1 ? 'like' : 'likes'}`;
