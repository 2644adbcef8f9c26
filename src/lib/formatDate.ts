import { dayjs } from './dayjs';

const formatAs = (format: string) => (timestamp: string) => {
  const date = dayjs(timestamp);
  return date.isValid() ? date.format(format) : '';
};

/** A post's date as people read it, in English: "Mar 4, 2026". Empty for what is no date. */
export const formatDate = formatAs('MMM D, YYYY');

/** The moment of a timestamp on the reader's clock: "March 4, 2026 at 1:05 PM". Empty for what is no date. */
export const formatMoment = formatAs('LL [at] LT');

/** The month of a day: "November 2026". */
export const formatMonth = formatAs('MMMM YYYY');

/** The weekday of a day, in short: "Tue". */
export const formatWeekday = formatAs('ddd');

/** The day of an evening with a film: "3 Nov 2026". Empty for what is no date. */
export const formatDay = formatAs('D MMM YYYY');
