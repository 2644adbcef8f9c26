import { LIMITS } from '../domain/limits';

export const FIRST_YEAR = LIMITS.firstWatchDay.slice(0, 4);

/** Whether an address names a year in which there were films. */
export const isYearOfFilm = (year: string): boolean => /^\d{4}$/.test(year) && year >= FIRST_YEAR;

/** Some evenings of a year or of all time, as the diary's call selects them. */
export interface YearPart {
  /** A year or a month; all time without. */
  on?: string;
  rating?: number;
  /** Its first year. */
  decade?: number;
  country?: string;
}

interface Params {
  /** All time without. */
  year?: string | undefined;
  part?: string | undefined;
  value?: string | undefined;
}

/** The part that an address names; null if it names none. */
export function readYearPart({ year, part, value = '' }: Params): YearPart | null {
  const on = year === undefined ? {} : { on: year };
  if (part === 'stars' && /^([1-4](\.5)?|0\.5|5)$/.test(value))
    return { ...on, rating: Number(value) };
  if (year === undefined) {
    if (part === 'decade' && /^\d{3}0$/.test(value)) return { decade: Number(value) };
    if (part === 'country' && value !== '') return { country: value };
  } else if (part === 'month' && /^([1-9]|1[0-2])$/.test(value))
    return { on: `${year}-${value.padStart(2, '0')}` };
  return null;
}
