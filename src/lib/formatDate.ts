import { dayjs } from './dayjs';

const formatAs = (format: string) => (timestamp: string) => {
  const date = dayjs(timestamp);
  return date.isValid() ? date.format(format) : '';
};

/** The date of a timestamp: "Mar 4, 2026". Empty if it is invalid. */
export const formatDate = formatAs('MMM D, YYYY');

/** The day of a year: "Mar 4". */
export const formatDay = formatAs('MMM D');

/** A timestamp in the user's time zone: "March 4, 2026 at 1:05 PM". Empty if it is invalid. */
export const formatMoment = formatAs('LL [at] LT');

/** The month of a day: "November 2026". */
export const formatMonth = formatAs('MMMM YYYY');

/** The short weekday of a day: "Tue". */
export const formatWeekday = formatAs('ddd');

const MINUTE_MS = 60_000;

/** How old something is: "now", "2 min", "5 h"; its date from one day on. */
export const formatAge = (timestamp: string): string => {
  const minutes = Math.floor((Date.now() - Date.parse(timestamp)) / MINUTE_MS);
  if (!(minutes < 24 * 60)) return formatDate(timestamp);
  if (minutes < 1) return 'now';
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
};
