import relativeTime from 'dayjs/plugin/relativeTime';
import { dayjs } from '../../lib/dayjs';

dayjs.extend(relativeTime);

/** The time since a timestamp, such as "3 hours ago". The server's clock may be ahead: nothing happened in the future. */
export const timeAgo = (timestamp: string): string =>
  dayjs(Math.min(Date.parse(timestamp), Date.now())).fromNow();
