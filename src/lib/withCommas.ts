/** Formats a number in English: 12,345. */
export const { format: withCommas } = new Intl.NumberFormat('en');
