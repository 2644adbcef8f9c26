import { dayjs } from './dayjs';

const formatAs = (format: string) => (timestamp: string) => {
  const date = dayjs(timestamp);
  return date.isValid() ? date.format(format) : '';
};

/** The date of a timestamp: "Mar 4, 2026". Empty if it is invalid. */
export const formatDate = formatAs('MMM D, YYYY');

/** A timestamp in the user's time zone: "March 4, 2026 at 1:05 PM". Empty if it is invalid. */
export const formatMoment = formatAs('LL [at] LT');

/** The month of a day: "November 2026". */
export const formatMonth = formatAs('MMMM YYYY');

/** The short weekday of a day: "Tue". */
export const formatWeekday = formatAs('ddd');

/** The day on which a film was watched: "3 Nov 2026". Empty if it is invalid. */
export const formatDay = formatAs('D MMM YYYY');
