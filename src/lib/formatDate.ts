const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** A post's date as people read it, `MMM D, YYYY` in English: "Mar 4, 2026". Empty for what is no date. */
export const formatDate = (timestamp: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};
