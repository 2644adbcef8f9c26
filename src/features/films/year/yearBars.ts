import { dayjs } from '../../../lib/dayjs';
import type { Bar } from './Bars';

/** So many of a thing, in words. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Entries of the twelve months. */
export const monthBars = (months: readonly number[]): Bar[] =>
  months.map((count, month) => {
    const name = dayjs(new Date(2000, month, 1));
    return {
      label: name.format('MMM').slice(0, 1),
      words: `${name.format('MMMM')}: ${counted(count, 'film')}`,
      count,
    };
  });

const HALF = '½';

/** Entries of the ten ratings, half a star first. */
export const starBars = (histogram: readonly number[]): Bar[] =>
  histogram.map((count, place) => {
    const stars = (place + 1) / 2;
    return {
      label: Number.isInteger(stars) ? String(stars) : `${Math.floor(stars) || ''}${HALF}`,
      words: `${counted(stars, 'star')}: ${counted(count, 'film')}`,
      count,
    };
  });

/** Minutes as hours: "12", "1.5" where there are few. */
export const hoursOf = (minutes: number): string => {
  const hours = minutes / 60;
  return hours < 10 ? String(Math.round(hours * 10) / 10) : String(Math.round(hours));
};
