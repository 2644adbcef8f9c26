import { LIMITS } from '../domain/limits';
import { dayjs } from './dayjs';

export const FIRST_YEAR = LIMITS.firstWatchDay.slice(0, 4);

/** Whether an address names a year in which there were films. */
export const isYearOfFilm = (year: string): boolean => /^\d{4}$/.test(year) && year >= FIRST_YEAR;

/** Some evenings of a year, as the diary's call selects them. */
export interface YearPart {
  /** A year or a month. */
  on: string;
  rating?: number;
}

interface Params {
  year?: string | undefined;
  part?: string | undefined;
  value?: string | undefined;
}

/** The part that an address names; null if it names none. */
export function readYearPart({ year = '', part, value = '' }: Params): YearPart | null {
  if (part === 'month' && /^([1-9]|1[0-2])$/.test(value))
    return { on: `${year}-${value.padStart(2, '0')}` };
  if (part === 'stars' && /^([1-4](\.5)?|0\.5|5)$/.test(value))
    return { on: year, rating: Number(value) };
  return null;
}

/** Such as "March 2026" or "4.5 stars in 2026". */
export const yearPartTitle = ({ on, rating }: YearPart): string =>
  rating === undefined
    ? dayjs(`${on}-01`).format('MMMM YYYY')
    : `${rating} ${rating === 1 ? 'star' : 'stars'} in ${on}`;
