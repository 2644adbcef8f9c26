import { dayjs } from './dayjs';

/**
 * How long ago something fresh was, in English: "just now", "5 min. ago", "2 days ago".
 * @param timestamp when it was
 * @param now milliseconds since 1970
 * @returns null for what is older than a week, in the future, or no time
 */
export const relativeTime = (timestamp: string, now: number): string | null => {
  const moment = dayjs.utc(timestamp);
  const isFresh = dayjs.utc(now).diff(moment, 'day', true) < 7;
  const isAhead = moment.diff(now, 'second', true) > 1;
  return isFresh && !isAhead ? moment.from(dayjs.utc(now)) : null;
};
