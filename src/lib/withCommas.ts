/** 12,345 as English writes it. */
export const { format: withCommas } = new Intl.NumberFormat('en');
