import relativeTime from 'dayjs/plugin/relativeTime';
import { dayjs } from '../../lib/dayjs';

dayjs.extend(relativeTime);

/** The time since a timestamp, such as "3 hours ago". */
export const timeAgo = (timestamp: string): string => dayjs(timestamp).fromNow();
