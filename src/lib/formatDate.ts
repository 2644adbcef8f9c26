// Written out by hand: the first `Intl.DateTimeFormat` of a page costs tens of milliseconds.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dated =
  (write: (date: Date, month: string) => string) =>
  (timestamp: string): string => {
    const date = new Date(timestamp);
    const month = MONTHS[date.getMonth()];
    return month === undefined ? '' : write(date, month);
  };

/** A post's date as people read it, `MMM D, YYYY` in English: "Mar 4, 2026". Empty for what is no date. */
export const formatDate = dated(
  (date, month) => `${month.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`,
);

/** The moment of a timestamp on the reader's clock: "March 4, 2026 at 1:05 PM". Empty for what is no date. */
export const formatMoment = dated((date, month) => {
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const time = `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
  return `${month} ${date.getDate()}, ${date.getFullYear()} at ${time}`;
});
