import { toTimestamp } from '../rules/records';

const DAY_MS = 86_400_000;

/** The day of the visit that the seed's dates are written for. */
export const WRITTEN_FOR = '2026-10-26';

export interface SeedDates {
  time(written: string): string;
  day(written: string): string;
}

/**
 * Moves the seed's dates to the day of the visit, by whole days: what was written as yesterday's is yesterday's. They
 * are moved once, when they are stored.
 */
export function datesFor(now: Date): SeedDates {
  const daysLater = Math.floor((now.getTime() - Date.parse(WRITTEN_FOR)) / DAY_MS);
  const time = (written: string): string => toTimestamp(Date.parse(written) + daysLater * DAY_MS);
  return { time, day: (written) => time(written).slice(0, 10) };
}
