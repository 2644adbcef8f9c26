import { dayjs } from '../../../lib/dayjs';
import type { Bar } from './Bars';

/** Such as "1 film" or "3 films". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The bars of the twelve months, each of which counts evenings: a film watched twice is two of them. */
export const monthBars = (months: readonly number[], toOf: (month: number) => string): Bar[] =>
  months.map((count, month) => {
    const name = dayjs(new Date(2000, month, 1));
    return {
      label: name.format('MMM').slice(0, 1),
      description: `${name.format('MMMM')}: ${counted(count, 'evening')}`,
      count,
      to: toOf(month + 1),
    };
  });

const HALF = '½';

/** The bars of the ten ratings, half a star first. */
export const starBars = (histogram: readonly number[], toOf: (stars: number) => string): Bar[] =>
  histogram.map((count, index) => {
    const stars = (index + 1) / 2;
    return {
      label: Number.isInteger(stars) ? String(stars) : `${Math.floor(stars) || ''}${HALF}`,
      description: `${counted(stars, 'star')}: ${counted(count, 'evening')}`,
      count,
      to: toOf(stars),
    };
  });

/** Whether enough is known of a whole for a sum over the known to say something about it. */
export const isMostlyKnown = (known: number, all: number): boolean => known * 2 >= all;

/** Such as " in 9 of 10 evenings"; empty if all are known. */
export const coverage = (known: number, all: number, of: string): string =>
  known === all ? '' : ` in ${known} of ${counted(all, of)}`;

/** Minutes as hours, with one decimal below ten: "12", "1.5". */
export const hoursOf = (minutes: number): string => {
  const hours = minutes / 60;
  return hours < 10 ? String(Math.round(hours * 10) / 10) : String(Math.round(hours));
};
