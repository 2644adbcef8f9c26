import dayjs from 'dayjs';

/** A post's date as people read it, `MMM D, YYYY` in English: "Mar 4, 2026". */
export const formatDate = (timestamp: string): string => dayjs(timestamp).format('MMM D, YYYY');
