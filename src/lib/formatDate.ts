const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** A post's date as people read it, `MMM D, YYYY` in English: "Mar 4, 2026". Empty for what is no date. */
export const formatDate = (timestamp: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** The moment of a timestamp on the reader's clock: "March 4, 2026 at 1:05 PM". Empty for what is no date. */
export const formatMoment = (timestamp: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : exact.format(date);
};
