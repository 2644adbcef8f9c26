import dayjs from 'dayjs';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import relativeTime from 'dayjs/plugin/relativeTime';
import updateLocale from 'dayjs/plugin/updateLocale';
import utc from 'dayjs/plugin/utc';

dayjs.extend(localizedFormat);
dayjs.extend(updateLocale);
dayjs.extend(utc);

// A unit counts only once it is full: 59 seconds are no minute, 23 hours no day.
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', d: 'day' },
  ],
});

dayjs.updateLocale('en', {
  relativeTime: {
    // Timestamps have whole seconds, so that a new one may lie a moment ahead.
    future: '%s',
    past: '%s',
    s: 'just now',
    m: '1 min. ago',
    mm: '%d min. ago',
    h: '1 hr. ago',
    hh: '%d hr. ago',
    d: '1 day ago',
    dd: '%d days ago',
  },
});

/** dayjs with the plugins and the short English words that the app uses. */
export { dayjs };

/** This moment as the API writes it: `YYYY-MM-DDTHH:mm:ssZ`, whole seconds in UTC. */
export const timestampNow = (): string => dayjs.utc().format();

/** This day on the clock of whoever reads: `YYYY-MM-DD`. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
