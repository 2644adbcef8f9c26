import { dayjs } from '../../../lib/dayjs';
import { withCommas } from '../../../lib/withCommas';
import type { FilmAllTime } from '../../../domain/periods';
import type { Bar } from './Bars';

/** Such as "1 film" or "3 films". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`;

/** A bar that counts evenings: a film watched twice is two of them. */
const eveningsBar = (name: string, label: string, count: number, to: string): Bar => ({
  name,
  label,
  description: `${name}: ${counted(count, 'evening')}`,
  count,
  to,
});

/** The bars of the twelve months. */
export const monthBars = (months: readonly number[], toOf: (month: number) => string): Bar[] =>
  months.map((count, month) => {
    const name = dayjs(new Date(2000, month, 1)).format('MMMM');
    return eveningsBar(name, name.slice(0, 1), count, toOf(month + 1));
  });

/** The bars of the years that have evenings. */
export const yearBars = (years: FilmAllTime['years'], toOf: (year: number) => string): Bar[] =>
  years.map(({ year, entries }) => eveningsBar(`${year}`, `${year}`, entries, toOf(year)));

const DECADE = 10;

/** The bars of the decades from the first to the last one, whether there are films of each or not. */
export function decadeBars(
  decades: FilmAllTime['decades'],
  toOf: (decade: number) => string,
): Bar[] {
  const counts = new Map(decades.map(({ decade, entries }) => [decade, entries]));
  const [first = 0, last = 0] = [decades[0]?.decade, decades.at(-1)?.decade];
  return Array.from({ length: (last - first) / DECADE + 1 }, (_, place) => {
    const decade = first + place * DECADE;
    return eveningsBar(`${decade}s`, `${decade}s`, counts.get(decade) ?? 0, toOf(decade));
  });
}

const HALF = '½';

/** The bars of the ten ratings, half a star first. */
export const starBars = (histogram: readonly number[], toOf: (stars: number) => string): Bar[] =>
  histogram.map((count, index) => {
    const stars = (index + 1) / 2;
    const label = Number.isInteger(stars) ? `${stars}` : `${Math.floor(stars) || ''}${HALF}`;
    return eveningsBar(counted(stars, 'star'), label, count, toOf(stars));
  });

/** Whether enough is known of a whole for a sum over the known to say something about it. */
export const isMostlyKnown = (known: number, all: number): boolean => known * 2 >= all;

/** Such as " in 9 of 10 evenings"; empty if all are known. */
export const coverage = (known: number, all: number, of: string): string =>
  known === all ? '' : ` in ${withCommas(known)} of ${counted(all, of)}`;

const oneDecimal = (value: number): string => String(Math.round(value * 10) / 10);

/** Minutes as hours, with one decimal below ten: "12", "1.5". */
export const hoursOf = (minutes: number): string => {
  const hours = minutes / 60;
  return hours < 10 ? oneDecimal(hours) : withCommas(Math.round(hours));
};

const WEEK = 7;
/** In a shorter time there is no habit to tell of. */
const MIN_WEEKS = 4;

/** Evenings a week from the first to the last one, to a tenth; null for a few weeks, or for less than one in ten. */
export function weeklyEvenings({ first, last, entries }: FilmAllTime): string | null {
  if (!first || !last) return null;
  const weeks = (dayjs(last.watchedOn).diff(first.watchedOn, 'day') + 1) / WEEK;
  const weekly = oneDecimal(entries / weeks);
  return weeks < MIN_WEEKS || weekly === '0' ? null : weekly;
}
